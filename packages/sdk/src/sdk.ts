import type { ParamsOption, ParseAs, ParseAsResponse, RequestBodyOption } from 'openapi-fetch';

export type { ParseAs };

import type { CallInit, ErrorCodeOf, Method, Result, RetryOptions, SessionCode } from './call.ts';
import type { Schemas } from './generated/contract.ts';
import type { SdkHooks } from './hooks.ts';
import type { Locks } from './locks.ts';
import type { Paths, PathsWith } from './paths.ts';
import type { SdkFailure, SdkProblem } from './problem.ts';
import type { Clock } from './timing.ts';
import type { TokenStore, Tokens } from './tokens.ts';
import type { Device, Fetch } from './transport.ts';

export interface SdkOptions {
  /** URL of the server: absolute, or in a browser relative to the page. */
  baseUrl: string;
  /** The tenant's code, sent as `X-Tenant`. */
  tenant: string;
  tokens: TokenStore;
  /** The language for messages, `zh-CN` or `en-US`; asked before every call. */
  locale: () => string;
  /** Platform of the caller, sent as `X-Device`. */
  device: Device;
  /** Called once for a session, in the tab that found out; the tokens are already forgotten. */
  onSessionEnded?: ((problem: SdkProblem) => void) | undefined;
  /**
   * Called when the server asks for the password or a code again (SIGN_IN_AGAIN): send either to
   * `/auth/admin/v1/sign_in_again`; with `ask_for` `factor` in the problem, no password. Once it resolves to true, the
   * refused call is sent again with the same key. One question serves all calls that are refused at the same time.
   * `sign_in_again` ends the access token: the next call, or `refresh`, replaces it with the refresh token.
   */
  signInAgain?: ((problem: SdkFailure) => Promise<boolean> | undefined) | undefined;
  /**
   * Called when a decision needs the signature of a passkey (SIGNATURE_REQUIRED): show the statement, have its SHA-256
   * signed, and resolve to `X-Signature`, or to null to leave it. The refused call is then sent again, with the same key.
   */
  sign?: ((signing: Schemas.Signing) => Promise<string | null> | undefined) | undefined;
  hooks?: SdkHooks | readonly SdkHooks[] | undefined;
  fetch?: Fetch | undefined;
  /** Other locks than those of the store, or `navigator.locks`; without those, a note in `localStorage`, or locks of this process. */
  locks?: Locks | undefined;
  /**
   * How what is safe to send again (a GET, a write with an `Idempotency-Key`) is sent again after a broken network or
   * 408, 429, 502, 503 or 504: up to 3 times in all, after about 0.3 and 0.6 s, or as long as `Retry-After` says. If
   * that says more than 10 s the error is returned at once, with its `retry_after`. `false` sends everything once. A
   * call may have its own.
   */
  retry?: RetryOptions | false | undefined;
  /**
   * Timeout of a request in milliseconds, until the response is complete, or begins if read as a stream.
   * Defaults to that of the platform. A timeout is a `NETWORK_ERROR` with a `TimeoutError` as its `cause`,
   * and is retried as such. A call may override it.
   */
  timeoutMs?: number | undefined;
  clock?: Clock | undefined;
  /** How long a refresh may keep the calls that need it waiting, in milliseconds: 15,000. */
  refreshTimeoutMs?: number | undefined;
}

export type Operation<P extends keyof Paths, M> = Paths[P][M & keyof Paths[P]];

type Success = 200 | 201 | 202 | 204;

export type DataOf<Op, As extends ParseAs> = Op extends { responses: infer Answers }
  ? Answers[keyof Answers & Success] extends { content: { 'application/json': infer Data } }
    ? ParseAsResponse<Data, { parseAs: As }>
    : never
  : never;

export type CurrentOf<Op> = Op extends {
  responses: { 409: { content: { 'application/json': { current?: infer Current } } } };
}
  ? NonNullable<Current>
  : Record<string, unknown>;

/** `code` is one of the operation, of the authentication before it, or of the SDK. */
export type CallFailure<M extends Method, P extends PathsWith<M>> = SdkFailure<
  CurrentOf<Operation<P, M>>,
  ErrorCodeOf<M, P> | SessionCode
>;

export type CallResultOf<M extends Method, P extends PathsWith<M>, As extends ParseAs> = Result<
  DataOf<Operation<P, M>, As>,
  CallFailure<M, P>
> & { response: Response };

/**
 * Options of a call: the `params` (`path`, `query`, `header`) and the `body` of the contract, more `headers`,
 * a `signal` that aborts it, `keepalive` for a call that outlives the page, `retry` and `timeoutMs` to
 * override the SDK's, and `parseAs` for a response other than JSON (`'blob'` for a picture, `'stream'` for an
 * export).
 */
export type CallOptions<Op, As extends ParseAs = ParseAs> = ParamsOption<Op> &
  RequestBodyOption<Op> &
  Pick<CallInit, 'headers' | 'signal' | 'keepalive' | 'retry' | 'timeoutMs'> & {
    parseAs?: As | undefined;
  };

export type Call<M extends Method> = <P extends PathsWith<M>, As extends ParseAs = 'json'>(
  path: P,
  ...options: object extends CallOptions<Operation<P, M>>
    ? [options?: CallOptions<Operation<P, M>, As>]
    : [options: CallOptions<Operation<P, M>, As>]
) => Promise<CallResultOf<M, P, As>>;

export interface Sdk {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly DELETE: Call<'delete'>;

  /**
   * Refreshes, stores and returns the tokens, for a schedule; calls refresh automatically. If another tab has
   * already refreshed them, returns its tokens without a call.
   *
   * @param accessToken the token to be replaced, as of the scheduling; defaults to the stored one
   * @throws {SdkError} `NO_REFRESH_TOKEN` without a session, `MFA_REQUIRED` before the second factor is
   * verified, `MALFORMED_TOKENS`, `NETWORK_ERROR` (the tokens are kept), or the server's refusal (they are
   * forgotten, and `onSessionEnded` is called).
   */
  refresh(accessToken?: string): Promise<Tokens>;
}
