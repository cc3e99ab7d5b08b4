import type { SdkProblem } from './problem.ts';
import { SdkError } from './sdk-error.ts';

/**
 * The data of a result, for callers that prefer a throw to a union, as a query function does.
 *
 * @throws {SdkError} with the problem, where the result is one.
 * @example
 * const { list, total } = await sdk.GET('/deposit/admin/v1/list').then(unwrap);
 */
export function unwrap<T>(
  result: { data: T; error?: never } | { data?: never; error: SdkProblem },
): T {
  if (result.error !== undefined) throw new SdkError(result.error);
  // In the other member of the union `data` is a T; TypeScript loses that where T may be undefined.
  return result.data as T;
}
