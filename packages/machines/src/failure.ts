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

/** Why a step failed. `message` is the server's own; without one, translate the code. */
export interface Failure<Code extends string> {
  code: Code;
  message?: string;
}

/** A failure with the message of the rejection that caused it, if they are worth showing. */
export function failureOf<Code extends string>(code: Code, error?: unknown): Failure<Code> {
  const message = messageOf(error);
  return { code, ...(message !== undefined && { message }) };
}

/** The action `fail` with this code, and with the message of the rejection that led to it, if any. */
export const failWith = <Code extends string>(code: Code) => ({
  type: 'fail' as const,
  params: ({ event }: { event: object }) => ({
    code,
    error: 'error' in event ? event.error : undefined,
  }),
});

/** A guard about the rejection that led here. */
export const ifRejection = <Type extends string>(type: Type) => ({
  type,
  params: ({ event }: { event: { error: unknown } }) => event.error,
});

/** For what the current state guarantees but the context's type cannot say. */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) {
    throw new Error(`The machine has no ${name} in this state.`);
  }
  return value;
}
