import type { SdkFailure } from './problem.ts';

/**
 * What a call comes to: `data`, or the `error` that tells why there is none. Looking at one tells
 * TypeScript about the other.
 */
export type Result<Data, Failure = SdkFailure> =
  | { data: Data; error?: never }
  | { data?: never; error: Failure };

/**
 * The result of one HTTP call; where no answer came, `response.type` is `'error'`. `Current` is what
 * a conflict shows of the record as it is now.
 */
export type CallResult<Data, Current = Record<string, unknown>> = Result<
  Data,
  SdkFailure<Current>
> & { response: Response };
