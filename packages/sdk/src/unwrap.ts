import type { Result } from './result.ts';
import { SdkError } from './sdk-error.ts';

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
 * The data of a result that went well. Taken from that member alone: in a program without
 * `exactOptionalPropertyTypes` the absent data of the other one is `undefined`.
 */
type DataIn<R> = R extends { data: infer Data; error?: never } ? Data : never;
