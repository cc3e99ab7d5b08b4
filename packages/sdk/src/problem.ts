import type { Schemas } from './generated/contract.ts';

/** A newer server may have more. */
export type ErrorCode = Schemas.ErrorCode;

interface Failure extends Omit<Schemas.Problem, 'code' | 'current'> {
  current?: unknown;
}

/** `Current` is the type of `current` after a conflicting change, `Code` that of its codes. */
export interface ProblemFailure<
  Current = Record<string, unknown>,
  Code extends ErrorCode | SdkCode = ErrorCode | SdkCode,
> extends Failure {
  kind: 'problem';
  code: Code;
  /** With STALE_RECORD and ALREADY_DECIDED, the record as it is now. */
  current?: Current | undefined;
}

/** A write may have been done all the same: repeat it with the same key. */
export interface NetworkFailure extends Failure {
  kind: 'network';
  code: 'NETWORK_ERROR';
  /** Underlying error, for logs; a `TimeoutError` after a timeout. */
  cause?: unknown;
}

/** A write may have been done all the same. */
export interface AbortedFailure extends Failure {
  kind: 'aborted';
  code: 'ABORTED';
  /** The signal's reason: an `AbortError` unless another was given. */
  reason: unknown;
}

/** An answer came that is not what the contract says, as a proxy's own page. */
export interface MalformedFailure extends Failure {
  kind: 'malformed';
  code: 'MALFORMED_RESPONSE' | 'MALFORMED_TOKENS';
}

/** A function given to `createSdk` has thrown, or the call cannot be sent as it is written: a mistake to be mended. */
export interface ProgramFailure extends Failure {
  kind: 'program';
  code: 'PROGRAM_ERROR';
  cause: unknown;
}

export type SdkProblem<
  Current = Record<string, unknown>,
  Code extends ErrorCode | SdkCode = ErrorCode | SdkCode,
> = ProblemFailure<Current, Code> | NetworkFailure | MalformedFailure | ProgramFailure;

/**
 * Failure of a call, distinguished by `kind`. All kinds have the fields of the contract's problem: `code` for
 * programs, `message` for people, `status` (0 without a response), and `request_id` for the server's log.
 * Failures without a server response are in English, with a code of {@link SdkCode}.
 *
 * @example
 * const { data, error } = await sdk.GET('/deposit/admin/v1/list');
 * if (error?.kind === 'network') showOffline();
 * else if (error) showMessage(error.message);
 * else showList(data.list);
 */
export type SdkFailure<
  Current = Record<string, unknown>,
  Code extends ErrorCode | SdkCode = ErrorCode | SdkCode,
> = SdkProblem<Current, Code> | AbortedFailure;

/**
 * Codes of the SDK itself. `docs/errors.md` has a remedy for each.
 *
 * - `NETWORK_ERROR` (kind `network`), `ABORTED` (`aborted`), `MALFORMED_RESPONSE` (`malformed`; its `status`
 * is that of the response).
 * - `PROGRAM_ERROR` (`program`): a function passed to `createSdk` has thrown, or the call cannot be sent.
 * - `NO_REFRESH_TOKEN`: no refresh token is stored.
 * - `MALFORMED_TOKENS` (`malformed`): a login or refresh returned no tokens.
 * - `MFA_REQUIRED`: a refresh was asked for while the second factor is to be verified (also a code of the
 * server, with 401).
 * - `FILE_TYPE_UNSUPPORTED`, `FILE_SIZE_UNSUPPORTED`: an upload that the server would refuse.
 */
export type SdkCode =
  | 'NETWORK_ERROR'
  | 'ABORTED'
  | 'MALFORMED_RESPONSE'
  | 'PROGRAM_ERROR'
  | 'NO_REFRESH_TOKEN'
  | 'MALFORMED_TOKENS'
  | 'MFA_REQUIRED'
  | 'FILE_TYPE_UNSUPPORTED'
  | 'FILE_SIZE_UNSUPPORTED';

export type ProblemTexts = readonly [title: string, message: string];

const texts: Record<Exclude<SdkCode, `FILE_${string}`>, ProblemTexts> = {
  NETWORK_ERROR: [
    'Network error',
    'The server could not be reached. Check the connection and try again.',
  ],
  PROGRAM_ERROR: ['Program error', 'The program has failed. Report it to its developers.'],
  ABORTED: ['Aborted', 'The call was aborted.'],
  MALFORMED_RESPONSE: [
    'Malformed response',
    'The answer cannot be read. Try again, or report the request id.',
  ],
  NO_REFRESH_TOKEN: ['No refresh token', 'No refresh token. Sign in again.'],
  MALFORMED_TOKENS: ['Malformed tokens', 'The server did not answer with tokens. Sign in again.'],
  MFA_REQUIRED: ['Second factor required', 'Verify the second factor before refreshing.'],
};

function fieldsWith<Code extends SdkCode>(code: Code, [title, message]: ProblemTexts) {
  return { type: 'about:blank', title, message, status: 0, code, request_id: '' };
}

function fields<Code extends keyof typeof texts>(code: Code, requestId: string, status: number) {
  return { ...fieldsWith(code, texts[code]), status, request_id: requestId };
}

export const problemWith = <Code extends SdkCode>(
  code: Code,
  texts: ProblemTexts,
): ProblemFailure<Record<string, unknown>, Code> => ({
  kind: 'problem',
  ...fieldsWith(code, texts),
});

export const sdkProblem = <Code extends keyof typeof texts>(code: Code) =>
  problemWith(code, texts[code]);

export const networkFailure = (requestId: string, cause: unknown): NetworkFailure => ({
  kind: 'network',
  ...fields('NETWORK_ERROR', requestId, 0),
  cause,
});

export const abortedFailure = (requestId: string, reason: unknown): AbortedFailure => ({
  kind: 'aborted',
  ...fields('ABORTED', requestId, 0),
  reason,
});

export const programFailure = (cause: unknown, requestId = ''): ProgramFailure => ({
  kind: 'program',
  ...fields('PROGRAM_ERROR', requestId, 0),
  cause,
});

export const malformedFailure = (
  code: MalformedFailure['code'],
  requestId = '',
  status = 0,
): MalformedFailure => ({ kind: 'malformed', ...fields(code, requestId, status) });

function isProblem(body: unknown): body is Schemas.Problem {
  const fields: Partial<Record<keyof Schemas.Problem, unknown>> = Object(body);
  const { type, title, code, message, request_id } = fields;
  return (
    typeof fields.status === 'number' &&
    [type, title, code, message, request_id].every((field) => typeof field === 'string')
  );
}

export const failureOf = (body: unknown, requestId: string, status: number): SdkProblem =>
  isProblem(body)
    ? { ...body, kind: 'problem' }
    : malformedFailure('MALFORMED_RESPONSE', requestId, status);
