/** A call that was made before the console's code was there, and whose it is: null where it is nobody's. */
export type EarlyAnswer = { authorization: string | null; answer: Promise<Response> };

declare global {
  interface Window {
    /** By their address. */
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** The answer to the same call of the same person, if it is under way already. It answers once. */
export function takeEarlyAnswer(url: string, headers: HeadersInit = {}) {
  const early = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  return early?.authorization === new Headers(headers).get('Authorization')
    ? early.answer
    : undefined;
}
