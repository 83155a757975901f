"""The laboratory: matches between computer players, simulation, conversion of other programs' records."""
