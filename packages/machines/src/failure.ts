import { messageOf } from './rejection.ts';

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
