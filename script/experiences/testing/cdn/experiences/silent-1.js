// Registers nothing.
