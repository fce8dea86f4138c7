"""Hypothesis tries the same examples every time, and as long as it takes: a busy machine is no failure."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("engine", derandomize=True, deadline=None)
settings.load_profile("engine")
