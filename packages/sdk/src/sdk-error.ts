import type { Result } from './call.ts';
import type { SdkProblem } from './problem.ts';

/**
 * A failure, thrown: by {@link unwrap}, `sdk.refresh()` and the iterators. Its message is the
 * failure's, in the language that the call asked for.
 *
 * @example
 * if (error instanceof SdkError && error.code === 'STALE_RECORD') showChanges(error.problem.current);
 */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  readonly problem: SdkProblem;

  constructor(problem: SdkProblem) {
    super(problem.message, 'cause' in problem ? { cause: problem.cause } : undefined);
    this.problem = problem;
  }

  get kind(): SdkProblem['kind'] {
    return this.problem.kind;
  }

  get code(): SdkProblem['code'] {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** Empty if none was sent. */
  get requestId(): string {
    return this.problem.request_id;
  }
}

/**
 * Returns the data of a result, for callers that prefer exceptions, such as query functions.
 *
 * @throws {SdkError} for a failure. An aborted call throws its signal's reason instead, which query libraries
 * treat as a cancellation.
 * @example
 * const { list, total } = await sdk.GET('/deposit/admin/v1/list').then(unwrap);
 */
export function unwrap<R extends Result<unknown>>(result: R): DataIn<R> {
  if (result.error === undefined) {
    // A result without an error is the member of the union that has the data.
    return result.data as DataIn<R>;
  }
  throw result.error.kind === 'aborted' ? result.error.reason : new SdkError(result.error);
}

/**
 * Taken from that member alone: in a program without `exactOptionalPropertyTypes` the absent data of the other one is
 * `undefined`.
 */
type DataIn<R> = R extends { data: infer Data; error?: never } ? Data : never;
