import type { SdkProblem } from './problem.ts';

/**
 * A problem, thrown: by {@link unwrap} and by `sdk.refresh()`. Its message is the problem's, in the
 * language that the call asked for.
 *
 * @example
 * if (error instanceof SdkError && error.code === 'STALE_RECORD') showChanges(error.problem.current);
 */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  /** All that is known: field errors, the current record, seconds to wait. */
  readonly problem: SdkProblem;

  constructor(problem: SdkProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }

  /** For programs: a code of the server's catalogue or of the SDK's own. */
  get code(): string {
    return this.problem.code;
  }

  /** The HTTP status, or 0 where no answer came. */
  get status(): number {
    return this.problem.status;
  }

  /** What the server's log calls this request; empty where none was sent. */
  get requestId(): string {
    return this.problem.request_id;
  }
}
