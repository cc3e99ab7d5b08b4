/**
 * The promise, for one of several waiters: the signal ends this waiting, not the work awaited, and
 * the answer is then what `onAbort` makes of its reason.
 */
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
