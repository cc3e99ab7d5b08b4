import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { WrittenTopics } from './live-queries.ts';

let moments = 0;

/** Numbers what happens in this page (a fetch, an event, an answer), so that it is known what came first. */
export function nextMoment(): number {
  moments += 1;
  return moments;
}

type QueriesOf = (topic: string) => readonly QueryKey[];

let queriesOf: QueriesOf | null = null;

/** Called once for the page: features know the queries, and kit must not know features. */
export function registerTopicQueries(map: QueriesOf): void {
  queriesOf = map;
}

/**
 * Makes every query stale that depends on a topic, and refetches those on the screen. Without a registered
 * map that is every query: too much rather than too little.
 *
 * @example
 * await invalidateTopics(queryClient, ['deposit', 'account']);
 */
export async function invalidateTopics(
  queryClient: QueryClient,
  topics: WrittenTopics,
  isUnaffected: (queryKey: QueryKey) => boolean = () => false,
): Promise<void> {
  const keys = topics === 'any' || queriesOf === null ? [[]] : topics.flatMap(queriesOf);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      !isUnaffected(queryKey) && keys.some((key) => partialMatchKey(queryKey, key)),
  });
}
