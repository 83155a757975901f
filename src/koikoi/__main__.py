"""`python -m koikoi` is `koikoi`."""

from koikoi.cli.main import main

if __name__ == "__main__":
    main()
