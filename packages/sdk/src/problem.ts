import type { Schemas } from './generated/contract.ts';

/**
 * What went wrong with a call: the contract's problem, as the server sent it. Where no server could
 * say it, the SDK does, in English and with one of the codes of {@link SdkCode}.
 */
export type SdkProblem = Schemas.Problem;

/**
 * The codes that the SDK itself gives:
 *
 * - `NETWORK_ERROR`: no whole answer came (`status` 0). A write may have been done all the same:
 *   repeat it with the same `Idempotency-Key`.
 * - `MALFORMED_RESPONSE`: an answer came (`status` is the answer's) that is not what the contract
 *   says, as a proxy's own error page.
 * - `NO_REFRESH_TOKEN`: there is nothing stored to refresh with (`status` 0).
 * - `MALFORMED_TOKENS`: a login or refresh answered something else than tokens (`status` 0).
 * - `MFA_REQUIRED`: a refresh was asked for while the second factor is to be verified (`status` 0;
 *   the server gives this code too, with 401).
 */
export type SdkCode =
  | 'NETWORK_ERROR'
  | 'MALFORMED_RESPONSE'
  | 'NO_REFRESH_TOKEN'
  | 'MALFORMED_TOKENS'
  | 'MFA_REQUIRED';

const told: Record<SdkCode, { title: string; message: string }> = {
  NETWORK_ERROR: {
    title: 'Network error',
    message: 'The server could not be reached. Check the connection and try again.',
  },
  MALFORMED_RESPONSE: {
    title: 'Malformed response',
    message: 'The server gave an answer that cannot be read. Try again, or report the request id.',
  },
  NO_REFRESH_TOKEN: { title: 'No refresh token', message: 'No refresh token. Sign in again.' },
  MALFORMED_TOKENS: {
    title: 'Malformed tokens',
    message: 'The server answered something else than tokens. Sign in again.',
  },
  MFA_REQUIRED: {
    title: 'Second factor required',
    message: 'The second factor is still to be verified. Verify it before refreshing.',
  },
};

/** A problem that no server has told. */
export function sdkProblem(code: SdkCode, requestId = '', status = 0): SdkProblem {
  return { type: 'about:blank', ...told[code], status, code, request_id: requestId };
}

/** Whether the body of an answer is a problem of the contract. */
export function isProblem(body: unknown): body is SdkProblem {
  const fields: Partial<Record<keyof SdkProblem, unknown>> = Object(body);
  const { type, title, code, message, request_id } = fields;
  return (
    typeof fields.status === 'number' &&
    [type, title, code, message, request_id].every((field) => typeof field === 'string')
  );
}
