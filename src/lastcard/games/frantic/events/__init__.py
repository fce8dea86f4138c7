"""Event cards: how one comes, whom it touches, and what those of the base game do."""
