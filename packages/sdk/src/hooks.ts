import type { SdkFailure } from './problem.ts';

/** A call, as the contract names it. */
export interface HookedCall {
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  method: string;
  /** As the contract writes it, with `{id}` and the like left open. */
  path: string;
}

/** One request that is about to be sent. Its access token is added after the hook. */
export interface SdkRequest extends HookedCall {
  /** The whole address, with parameters. */
  url: string;
  /** Headers of the request; additions are allowed, except to the SDK's own. */
  headers: Headers;
  /** Id of the request in the server's log. */
  requestId: string;
}

/** Outcome of one request. */
export interface SdkResponse extends HookedCall {
  requestId: string;
  /** The HTTP status, or 0 if no answer came. */
  status: number;
  /** The headers of the answer; empty if none came. */
  headers: Headers;
  /** Until the whole answer was there; of a stream, until it began. In milliseconds. */
  durationMs: number;
  /** Why there is no data; undefined where all went well. */
  error: SdkFailure | undefined;
}

/** A call that is about to be sent again. */
export interface SdkRetry extends HookedCall {
  /** Which time of sending comes next: 2 for the first repetition. */
  attempt: number;
  /** How long the SDK waits before it, in milliseconds. */
  delayMs: number;
  /** Failure of the previous attempt. */
  error: SdkFailure;
}

/** Functions that see each request: for a trace, a measure, a log. One that throws fails the call. */
export interface SdkHooks {
  /** Called before each request, also a repeated one and a refresh, which waits for what it answers. */
  onRequest?: ((request: SdkRequest) => void | Promise<void>) | undefined;
  /** Called after each request, whatever came of it. */
  onResponse?: ((response: SdkResponse) => void) | undefined;
  /** Called before the SDK waits to send a call again. */
  onRetry?: ((retry: SdkRetry) => void) | undefined;
}
