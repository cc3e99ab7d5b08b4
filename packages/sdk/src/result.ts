import type { SdkFailure } from './problem.ts';

/** Result of a call: `data`, or the `error`. Checking one narrows the type of the other. */
export type Result<Data, Failure = SdkFailure> =
  | { data: Data; error?: never }
  | { data?: never; error: Failure };

/**
 * The result of one HTTP call; if no answer came, `response.type` is `'error'`. `Current` is what a conflict shows of
 * the record as it is now.
 */
export type CallResult<Data, Current = Record<string, unknown>> = Result<
  Data,
  SdkFailure<Current>
> & { response: Response };
