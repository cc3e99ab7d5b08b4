/**
 * A call that was made before the console's code was there, and whose it is: null if it is no one's.
 */
export type PreloadedResponse = { authorization: string | null; answer: Promise<Response> };

declare global {
  interface Window {
    /** By their address. */
    preloadedResponses?: Map<string, PreloadedResponse>;
  }
}

/** The answer to the same call of the same person, if it is under way already. It answers once. */
export function takePreloadedResponse(url: string, headers: HeadersInit = {}) {
  const early = window.preloadedResponses?.get(url);
  window.preloadedResponses?.delete(url);
  return early?.authorization === new Headers(headers).get('Authorization')
    ? early.answer
    : undefined;
}
