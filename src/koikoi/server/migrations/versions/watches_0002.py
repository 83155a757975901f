"""What opens a match to watchers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of watch codes."""
    op.create_table(
        "watches",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("watches")
