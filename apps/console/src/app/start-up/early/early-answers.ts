declare global {
  interface Window {
    /** Calls that were made before the console's code was there, by their address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer to a call that is under way already. It answers once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  return answer;
}
