import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { invalidateTopics, nextMoment, registerTopicQueries } from '#/ui/live/invalidate-topics.ts';
import { expectOwnEvents } from '#/ui/live/own-changes.ts';
import { createRefetch } from './refetch.ts';

const topics: Record<string, readonly string[][]> = {
  deposit: [['deposit']],
  client: [['deposit'], ['client']],
};
const queriesOf = (topic: string) => topics[topic] ?? [];

beforeEach(() => registerTopicQueries(queriesOf));

async function page({ hidden = false } = {}) {
  const fetched = { deposit: 0, client: 0 };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const fetching = (name: keyof typeof fetched) => ({
    queryKey: [name, 'list'],
    queryFn: async () => {
      fetched[name] += 1;
      return fetched[name];
    },
  });
  const refetch = createRefetch(queryClient, queriesOf, () => hidden);
  await queryClient.fetchQuery(fetching('client'));
  const observer = new QueryObserver(queryClient, fetching('deposit'));
  observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  const event = (topic: string, id: string, version = 2) => ({
    topic,
    id,
    version,
    seenAt: nextMoment(),
  });
  const write = async (id: string, version: number) => {
    expectOwnEvents({ id, version }, ['deposit']);
    await invalidateTopics(queryClient, ['deposit']);
  };
  const isStale = () => queryClient.getQueryState(['client', 'list'])?.isInvalidated;
  return { queryClient, fetched, refetch, event, write, isStale };
}

test('a burst of changes fetches what is shown once, and what is not shown becomes stale', async () => {
  const { fetched, refetch, event, isStale } = await page();
  await refetch.apply([event('deposit', 'a'), event('client', 'c'), event('client', 'd')]);
  expect(fetched).toEqual({ deposit: 2, client: 1 });
  expect(isStale()).toBe(true);
});

test('what the answer to a write has put in place becomes stale as well', async () => {
  const { queryClient, refetch, event } = await page();
  const key = ['deposit', 'detail', 'a'];
  queryClient.setQueryData(key, { id: 'a' });
  await refetch.apply([event('deposit', 'a')]);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a topic that was never requested fetches nothing', async () => {
  const { fetched, refetch, event } = await page();
  await refetch.apply([event('product', 'p')]);
  expect(fetched).toEqual({ deposit: 1, client: 1 });
});

test('a page that is not visible fetches nothing until it is', async () => {
  const { fetched, refetch, event } = await page({ hidden: true });
  await refetch.apply([event('deposit', 'a')]);
  expect(fetched.deposit).toBe(1);
});

test.each([
  ['before', 'its answer'],
  ['after', 'its answer'],
])('an own write whose event comes %s %s is fetched once', async (when) => {
  const { fetched, refetch, event, write } = await page();
  const id = `own-${when}`;
  const early = when === 'before' ? event('deposit', id) : null;
  await write(id, 2);
  await refetch.apply([early ?? event('deposit', id)]);
  expect(fetched.deposit).toBe(2);
});

test('a change by another user right after an own write of the same record is fetched', async () => {
  const { fetched, refetch, event, write } = await page();
  await write('both', 2);
  await expect.poll(() => fetched.deposit).toBe(2);
  await refetch.apply([event('deposit', 'both', 2), event('deposit', 'both', 3)]);
  expect(fetched.deposit).toBe(3);
});

test('a change by another user that leaves the version of an own write is fetched', async () => {
  const { fetched, refetch, event, write } = await page();
  await write('card', 2);
  await expect.poll(() => fetched.deposit).toBe(2);
  await refetch.apply([event('deposit', 'card', 2)]);
  expect(fetched.deposit, 'the word of the own write').toBe(2);
  await refetch.apply([event('deposit', 'card', 2)]);
  expect(fetched.deposit, 'a card of the client, changed by a colleague').toBe(3);
});
