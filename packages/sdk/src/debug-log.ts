import type { SdkHooks } from './hooks.ts';

/**
 * Hooks that write a line for each request and each repetition: method, path, status, code, time and
 * request id. No parameter, body, token or other header is in it.
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
    onResponse({ method, path, status, durationMs, error, requestId }) {
      const outcome = error === undefined ? status : `${status} ${error.code}`;
      write(`${method} ${path}: ${outcome}, ${Math.round(durationMs)} ms, ${requestId}`);
    },
    onRetry({ method, path, attempt, delayMs, error }) {
      write(`${method} ${path}: attempt ${attempt} in ${Math.round(delayMs)} ms, ${error.code}`);
    },
  };
}

function writeToConsole(line: string) {
  // biome-ignore lint/suspicious/noConsole: whoever asks for the log wants it there
  console.debug(line);
}
