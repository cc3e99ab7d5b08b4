import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { invalidateTopics, registerTopicQueries } from '#/kit/live/invalidate-topics.ts';
import { nextMoment } from '#/kit/live/moments.ts';
import { expectOwnEvents } from '#/kit/live/own-changes.ts';
import { createRefetch } from './refetch.ts';

const topics: Record<string, readonly string[][]> = {
  deposit: [['deposit']],
  client: [['deposit'], ['client']],
};
const queriesOf = (topic: string) => topics[topic] ?? [];

beforeEach(() => registerTopicQueries(queriesOf));

/** A page that shows the list of deposits, and has shown the clients before. */
async function page({ hidden = false } = {}) {
  const asked = { deposit: 0, client: 0 };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const fetching = (name: keyof typeof asked) => ({
    queryKey: [name, 'list'],
    queryFn: async () => {
      asked[name] += 1;
      return asked[name];
    },
  });
  const refetch = createRefetch(queryClient, queriesOf, () => hidden);
  await queryClient.fetchQuery(fetching('client'));
  const observer = new QueryObserver(queryClient, fetching('deposit'));
  observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  const told = (topic: string, id: string, version = 2) => ({
    topic,
    id,
    version,
    seenAt: nextMoment(),
  });
  /** What follows the answer to a write of that record. */
  const write = async (id: string, version: number) => {
    expectOwnEvents({ id, version }, ['deposit']);
    await invalidateTopics(queryClient, ['deposit']);
  };
  const isStale = () => queryClient.getQueryState(['client', 'list'])?.isInvalidated;
  return { asked, refetch, told, write, isStale };
}

test('a burst of changes fetches what is shown once, and what is not shown becomes stale', async () => {
  const { asked, refetch, told, isStale } = await page();
  await refetch.apply([told('deposit', 'a'), told('client', 'c'), told('client', 'd')]);
  expect(asked).toEqual({ deposit: 2, client: 1 });
  expect(isStale()).toBe(true);
});

test('a topic that nobody has asked for fetches nothing', async () => {
  const { asked, refetch, told } = await page();
  await refetch.apply([told('product', 'p')]);
  expect(asked).toEqual({ deposit: 1, client: 1 });
});

test('a page that nobody looks at fetches nothing until it is looked at', async () => {
  const { asked, refetch, told } = await page({ hidden: true });
  await refetch.apply([told('deposit', 'a')]);
  expect(asked.deposit).toBe(1);
});

test.each([
  ['before', 'its answer'],
  ['after', 'its answer'],
])('an own write, told %s %s, is fetched once', async (when) => {
  const { asked, refetch, told, write } = await page();
  const id = `own-${when}`;
  const early = when === 'before' ? told('deposit', id) : null;
  await write(id, 2);
  await refetch.apply([early ?? told('deposit', id)]);
  expect(asked.deposit).toBe(2);
});

test('a change by somebody else right after an own write of the same record is fetched', async () => {
  const { asked, refetch, told, write } = await page();
  await write('both', 2);
  await expect.poll(() => asked.deposit).toBe(2);
  await refetch.apply([told('deposit', 'both', 2), told('deposit', 'both', 3)]);
  expect(asked.deposit).toBe(3);
});

test('a change by somebody else that leaves the version of an own write is fetched', async () => {
  const { asked, refetch, told, write } = await page();
  await write('card', 2);
  await expect.poll(() => asked.deposit).toBe(2);
  await refetch.apply([told('deposit', 'card', 2)]);
  expect(asked.deposit, 'the word of the own write').toBe(2);
  await refetch.apply([told('deposit', 'card', 2)]);
  expect(asked.deposit, 'a card of the client, changed by a colleague').toBe(3);
});
