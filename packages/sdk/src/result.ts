import type { SdkFailure } from './problem.ts';

/**
 * What a call comes to: `data`, or the `error` that says why there is none. A check of one narrows
 * the type of the other.
 */
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
