"""Several nodes: tables that another node owns, and the bus between nodes."""
