/**
 * Does it for each, one after the other. What fails for one keeps no other from its turn: it is thrown at the end, as
 * an AggregateError of all that failed.
 */
export async function eachByItself<T>(
  items: readonly T[],
  act: (item: T) => PromiseLike<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything was done.');
}
