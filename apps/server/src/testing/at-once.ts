import type { ApiAnswer } from './api-client.ts';

export const atOnce = <T>(times: number, act: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, number) => act(number)));

export function countStatuses(answers: readonly ApiAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
