/** An expected failure of a command: its message is all that the user needs to read. */
export class CommandError extends Error {}
