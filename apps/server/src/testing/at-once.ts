import type { ApiAnswer } from './api-client.ts';

/** Does it so many times at once. */
export const atOnce = <T>(times: number, act: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, number) => act(number)));

/** Counts responses by status. */
export function countStatuses(answers: readonly ApiAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
