import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateTopics, registerTopicQueries } from './invalidate-topics.ts';

const keys = [['deposit', 'list'], ['deposit', 'detail', 'd1'], ['client', 'list'], ['message']];

async function staleAfter(invalidate: (queryClient: QueryClient) => Promise<void>) {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key, {});
  await invalidate(queryClient);
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
}

test('every query is stale without a registered map', async () => {
  vi.resetModules();
  const fresh = await import('./invalidate-topics.ts');
  expect(await staleAfter((client) => fresh.invalidateTopics(client, ['deposit']))).toEqual(keys);
});

// @rule events: A write makes stale what depends on its topics, no more
test('a query is stale only if it depends on the topics of a write and its response did not update it', async () => {
  registerTopicQueries((topic) => (topic === 'deposit' ? [['deposit']] : [['client']]));
  expect(await staleAfter((client) => invalidateTopics(client, []))).toEqual([]);
  expect(await staleAfter((client) => invalidateTopics(client, ['deposit', 'account']))).toEqual(
    keys.slice(0, 3),
  );
  expect(
    await staleAfter((client) => invalidateTopics(client, ['deposit'], (key) => key[2] === 'd1')),
  ).toEqual([keys[0]]);
  expect(await staleAfter((client) => invalidateTopics(client, 'any'))).toEqual(keys);
});
