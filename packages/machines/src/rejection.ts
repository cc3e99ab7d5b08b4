import { UnprovidedError } from './unprovided.ts';

/** Reads the optional fields of a rejection; empty for any other value. */
function fieldsOf(error: unknown): { status?: unknown; code?: unknown; message?: unknown } {
  return Object(error);
}

/** The HTTP status that an actor's rejection carries, if the server answered at all. */
function statusOf(error: unknown): number | undefined {
  const { status } = fieldsOf(error);
  // Clients use 0 for a call without a response.
  return typeof status === 'number' && status > 0 ? status : undefined;
}

/** The server answered that it does not accept who asks: 401 or 403. */
export function isUnauthorized(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** The code of an error as its source names it: the server, the client of it, or this package. */
export function codeOf(error: unknown): unknown {
  return fieldsOf(error).code;
}

/**
 * The message worth showing to a user. A rejection with a status is an answer of the server, in
 * the user's language; any other one (a dropped connection) speaks the runtime's English.
 */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof UnprovidedError) return error.message;
  if (statusOf(error) === undefined) return undefined;
  const { message } = fieldsOf(error);
  return typeof message === 'string' && message !== '' ? message : undefined;
}
