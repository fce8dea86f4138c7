"""`python -m lastcard.cli`."""

from lastcard.cli import main

main()
