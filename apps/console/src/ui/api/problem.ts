import { SdkError, type SdkProblem } from '@brokerdesk/sdk';
import { serverMessage } from '#/core/i18n/language.ts';
import { withTimes } from '#/ui/time/use-time.ts';

/** Null if it is no answer of a call. */
export function problemOf(error: unknown): SdkProblem | null {
  return error instanceof SdkError ? error.problem : null;
}

const unanswered: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'MALFORMED_RESPONSE']);

/** `message` is the server's own sentence, null if it said none. */
export type ProblemLabels = {
  kind: 'unreachable' | 'refused' | 'missing' | 'failed';
  message: string | null;
  requestId: string | null;
};

export function describeProblem(error: unknown): ProblemLabels {
  const problem = problemOf(error);
  if (!problem) return { kind: 'failed', message: null, requestId: null };
  const requestId = problem.request_id || null;
  // No log knows a request that never arrived.
  if (problem.code === 'NETWORK_ERROR') {
    return { kind: 'unreachable', message: null, requestId: null };
  }
  const message = unanswered.has(problem.code)
    ? null
    : withTimes(serverMessage(problem), problem.times);
  if (problem.status === 403) return { kind: 'refused', message, requestId };
  if (problem.status === 404) return { kind: 'missing', message, requestId };
  return { kind: 'failed', message, requestId };
}

/**
 * True if nothing came back or the server broke on the way. Only then is it right to send the same again with the same
 * idempotency key.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const problem = problemOf(error);
  return !problem || problem.status === 0 || problem.status >= 500 || unanswered.has(problem.code);
}
