import type { Answer, CallInit, Method, RetryOptions } from './call.ts';
import { sentOnce } from './generated/sent-once.ts';
import type { SdkHooks } from './hooks.ts';
import { abortedFailure, type SdkFailure } from './problem.ts';
import { type BackOff, type Clock, delayBefore } from './timing.ts';

const defaultAttempts = 3;
const defaultBackOff: BackOff = { firstDelayMs: 400, delayMaxMs: 5_000 };
const defaultRetryAfterMaxMs = 10_000;

/** Timed out, too many, and three ways of a proxy to say that the server is not there just now. */
const passing = new Set([408, 429, 502, 503, 504]);

function isPassing(error: SdkFailure | undefined, response: Response): error is SdkFailure {
  // The answer's status, not the error's: a refresh that failed for a broken network is no reason
  // to repeat the call that waited for it, and that call's own answer is a 401.
  return response.status === 0 ? error?.kind === 'network' : passing.has(response.status);
}

function isRepeatable(method: Method, path: string, { params }: CallInit): boolean {
  if (method === 'get') return !sentOnce.includes(path);
  const { header }: { header?: Record<string, unknown> } = params ?? {};
  return header?.['Idempotency-Key'] !== undefined;
}

interface Retrying {
  method: Method;
  path: string;
  init: CallInit;
  options: RetryOptions | false | undefined;
  clock: Clock;
  hooks: readonly SdkHooks[];
  again: () => Promise<Answer | null>;
}

export async function retry(first: Answer, retrying: Retrying): Promise<Answer> {
  const { method, path, init, clock, hooks, again } = retrying;
  const options = init.retry ?? retrying.options;
  if (options === false || !isRepeatable(method, path, init)) return first;
  const { attempts = defaultAttempts, retryAfterMaxMs = defaultRetryAfterMaxMs } = options ?? {};
  const bounds = { ...defaultBackOff, ...options };

  let answer = first;
  for (let repetition = 0; repetition < attempts - 1; repetition += 1) {
    const { error, response } = answer;
    const retryAfterMs = (error?.retry_after ?? 0) * 1000;
    if (!isPassing(error, response) || retryAfterMs > retryAfterMaxMs) return answer;
    const delayMs = Math.max(retryAfterMs, delayBefore(repetition, bounds, clock.random()));
    const planned = { method: method.toUpperCase(), path, attempt: repetition + 2, delayMs, error };
    for (const { onRetry } of hooks) onRetry?.(planned);
    try {
      await clock.sleep(delayMs, init.signal);
    } catch (reason) {
      return { error: abortedFailure(error.request_id, reason), response };
    }
    const next = await again();
    if (next === null) return answer;
    answer = next;
  }
  return answer;
}
