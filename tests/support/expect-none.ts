import { expect } from 'vitest';

/**
 * Fails with each of these problems on a line of its own, where `toEqual([])` shows a difference of lists.
 *
 * @param problems each names the thing, and the file that it is missing in
 */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) expect.fail([...new Set(problems)].join('\n'));
}
