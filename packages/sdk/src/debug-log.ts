import type { SdkHooks } from './hooks.ts';

/**
 * Hooks that write a line for each request and each repetition: method, path, status, code, time and
 * request id, and of an operation that the server will drop, since when it is deprecated. No parameter,
 * body, token or other header is in it.
 *
 * @param write what takes a line; by default `console.debug`.
 * @example
 * import { debugLog } from '@brokerdesk/sdk/tools';
 *
 * const sdk = createSdk({ ...options, hooks: [debugLog()] });
 * // GET /deposit/admin/v1/list: 200, 34 ms, 6f1c…
 */
export function debugLog(write: (line: string) => void = writeToConsole): SdkHooks {
  return {
    onResponse({ method, path, status, headers, durationMs, error, requestId }) {
      const outcome = error === undefined ? status : `${status} ${error.code}`;
      const line = `${method} ${path}: ${outcome}, ${Math.round(durationMs)} ms, ${requestId}`;
      const since = deprecatedSince(headers);
      write(since === null ? line : `${line}, deprecated since ${since}`);
    },
    onRetry({ method, path, attempt, delayMs, error }) {
      write(`${method} ${path}: attempt ${attempt} in ${Math.round(delayMs)} ms, ${error.code}`);
    },
  };
}

/** RFC 9745: `@` and seconds since the epoch. */
function deprecatedSince(headers: Headers): string | null {
  const [, seconds] = /^@(\d{1,10})$/.exec(headers.get('deprecation') ?? '') ?? [];
  return seconds === undefined ? null : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

function writeToConsole(line: string) {
  // biome-ignore lint/suspicious/noConsole: a program that asks for the log wants it there
  console.debug(line);
}
