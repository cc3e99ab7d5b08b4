/** The signal of one request: the call's own, which also ends it when its time is over. */
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
