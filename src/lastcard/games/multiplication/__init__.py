"""The Multiplication Game: discard a number whose declared pair shares a multiplier with the open one."""
