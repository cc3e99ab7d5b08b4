import type { SdkFailure } from './problem.ts';

export interface HookedCall {
  method: string;
  /** As the contract writes it, with `{id}` and the like left open. */
  path: string;
}

/** The access token is added after the hook. */
export interface SdkRequest extends HookedCall {
  url: string;
  /** Headers of the request; additions are allowed, except to the SDK's own. */
  headers: Headers;
  requestId: string;
}

export interface SdkResponse extends HookedCall {
  requestId: string;
  /** The HTTP status, or 0 if no answer came. */
  status: number;
  headers: Headers;
  /** Until the whole answer was there; of a stream, until it began. In milliseconds. */
  durationMs: number;
  error: SdkFailure | undefined;
}

export interface SdkRetry extends HookedCall {
  /** Which time of sending comes next: 2 for the first repetition. */
  attempt: number;
  delayMs: number;
  error: SdkFailure;
}

/** A hook that throws fails the call. */
export interface SdkHooks {
  /** Called before each request, retries and refreshes included; the request waits for the returned promise. */
  onRequest?: ((request: SdkRequest) => void | Promise<void>) | undefined;
  onResponse?: ((response: SdkResponse) => void) | undefined;
  onRetry?: ((retry: SdkRetry) => void) | undefined;
}
