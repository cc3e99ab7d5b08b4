import { UnprovidedError } from './unprovided.ts';

/** The HTTP status that an actor's rejection carries, if the server answered at all. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** The server answered that it does not accept who asks: 401 or 403. */
export function isUnauthorized(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/**
 * The words worth showing to a person. A rejection with a status is an answer of the server, in
 * the person's language; any other one (a dropped connection) speaks the runtime's English.
 */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof UnprovidedError) return error.message;
  if (statusOf(error) === undefined) return undefined;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}
