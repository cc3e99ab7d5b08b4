import { UnprovidedError } from './unprovided.ts';

function fieldsOf(error: unknown): { status?: unknown; code?: unknown; message?: unknown } {
  return Object(error);
}

function statusOf(error: unknown): number | undefined {
  const { status } = fieldsOf(error);
  // Clients use 0 for a call without a response.
  return typeof status === 'number' && status > 0 ? status : undefined;
}

export function isUnauthorized(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

export function codeOf(error: unknown): unknown {
  return fieldsOf(error).code;
}

/**
 * A rejection with a status is an answer of the server, in the user's language; any other one (a dropped connection)
 * speaks the runtime's English.
 */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof UnprovidedError) return error.message;
  if (statusOf(error) === undefined) return undefined;
  const { message } = fieldsOf(error);
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** `message` is the server's own; without one, translate the code. */
export interface Failure<Code extends string> {
  code: Code;
  message?: string;
}

export function failureOf<Code extends string>(code: Code, error?: unknown): Failure<Code> {
  const message = messageOf(error);
  return { code, ...(message !== undefined && { message }) };
}

export const failWith = <Code extends string>(code: Code) => ({
  type: 'fail' as const,
  params: ({ event }: { event: object }) => ({
    code,
    error: 'error' in event ? event.error : undefined,
  }),
});

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
