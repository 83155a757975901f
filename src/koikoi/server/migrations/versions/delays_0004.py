"""How much of a match is kept back from who watches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the delay to the watch codes; those given out before have none."""
    op.add_column("watches", sa.Column("delay", sa.String(8), nullable=False, server_default="none"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("watches", "delay")
