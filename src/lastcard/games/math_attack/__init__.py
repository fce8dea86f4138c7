"""Math Attack!: two players, two number lines, plus and minus."""
