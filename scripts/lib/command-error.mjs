/** An expected failure of a command: its message is all that the person needs to read. */
export class CommandError extends Error {}
