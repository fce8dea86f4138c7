"""Crazy eights as OpenSpiel has it: a yardstick for the search, not a game that is shipped."""
