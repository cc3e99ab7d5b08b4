import type { SdkFailure } from './problem.ts';

/**
 * What a call comes to: `data`, or the `error` that tells why there is none. Looking at one tells
 * TypeScript about the other.
 */
export type Result<Data, Failure = SdkFailure> =
  | { data: Data; error?: never }
  | { data?: never; error: Failure };

/** The result of one HTTP call; where no answer came, `response.type` is `'error'`. */
export type CallResult<Data> = Result<Data> & { response: Response };
