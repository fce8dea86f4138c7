"""Brings a database up to date with Alembic; the steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory


def steps() -> Config:
    """Where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str:
    """The step that this version of Lastcard needs."""
    found = ScriptDirectory.from_config(steps()).get_current_head()
    assert found is not None
    return found


def standing(connection: sa.Connection) -> str | None:
    """The step that a database is at; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: sa.Connection) -> None:
    """Take every step that is missing."""
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def bring_up_to_date(engine: sa.Engine) -> None:
    """Take every step that is missing, in one transaction."""
    with engine.begin() as connection:
        if standing(connection) != newest():
            upgrade(connection)
