/** Why the server does not start, in one sentence for the user who started it. */
export class CannotStart extends Error {}
