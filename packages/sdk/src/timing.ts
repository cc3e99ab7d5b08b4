export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Waits. Rejects with the signal's reason as soon as that is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const platformClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
};

export interface BackOff {
  firstDelayMs: number;
  delayMaxMs: number;
}

/**
 * From half to the whole of a time that doubles up to its maximum; the first repetition is 0. Chance keeps many clients
 * from coming back at once.
 */
export function delayBefore(repetition: number, bounds: BackOff, random: number): number {
  const whole = Math.min(bounds.delayMaxMs, bounds.firstDelayMs * 2 ** repetition);
  return whole * (1 - random / 2);
}

export function timeLimit(signal: AbortSignal | undefined, timeoutMs: number | undefined) {
  if (timeoutMs === undefined) return { signal, clear() {} };
  const late = new AbortController();
  const reason = `No answer within ${timeoutMs} ms.`;
  const timer = setTimeout(() => late.abort(new DOMException(reason, 'TimeoutError')), timeoutMs);
  return {
    signal: signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]),
    clear: () => clearTimeout(timer),
  };
}

/** The signal ends this waiting, not the work awaited. */
export function abortable<T, Aborted>(
  work: Promise<T>,
  signal: AbortSignal | null | undefined,
  onAbort: (reason: unknown) => Aborted | PromiseLike<Aborted>,
): Promise<T | Aborted> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const end = () => resolve(onAbort(signal.reason));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
