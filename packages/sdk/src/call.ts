import type { BackOff } from './back-off.ts';
import type { CallResult } from './result.ts';

/** How a call that has met a passing trouble is sent again. */
export interface RetryOptions extends Partial<BackOff> {
  /** How often a call is sent at most, the first time included: 3. */
  attempts?: number | undefined;
  /** The longest `Retry-After` that is waited for, in milliseconds: 10,000. */
  retryAfterMaxMs?: number | undefined;
}

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The options of a call, as far as all operations share them. */
export interface CallInit {
  params?: object | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream' | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  retry?: RetryOptions | false | undefined;
  timeoutMs?: number | undefined;
}

/** The answer to a call, whatever the operation. */
export type Answer = CallResult<unknown>;
