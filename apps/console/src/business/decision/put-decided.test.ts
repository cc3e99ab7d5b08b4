import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queuesByPath } from '#/business/waiting/queue-counts.ts';
import { queueCountsKey } from '#/ui/live/live-queries.ts';
import { putApplied, putDecided } from './put-decided.ts';
import { refreshDecided } from './use-advance.ts';

const root = ['deposit'];
const zone = 'Asia/Shanghai';
const row = (id: string, fields: object = {}) => ({ id, status: 'pending', version: 1, ...fields });
const counts = {
  list: [
    { queue: 'deposit', kind: null, count: 3 },
    { queue: 'withdrawal', kind: null, count: 7 },
  ],
};

function screen(rows = [row('a'), row('b'), row('c')]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const fetched: string[] = [];
  const show = (queryKey: readonly unknown[], data: object) => {
    queryClient.setQueryData(queryKey, data);
    const queryFn = async () => {
      fetched.push(JSON.stringify(queryKey));
      return data;
    };
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    return () =>
      queryClient.getQueryData<{ list: typeof rows; total: number; counts?: object }>(queryKey);
  };
  return {
    queryClient,
    fetched,
    show,
    list: show([...root, 'list', { status: 'pending', phase: 'review' }, zone], {
      list: rows,
      total: 3,
    }),
    tabs: show([...root, 'list', 'count', {}, zone], {
      ...{ list: [], total: 12 },
      counts: { 'phase.review': 3, 'phase.asked': 3, 'status.approved': 3, 'status.rejected': 3 },
    }),
    menu: show(queueCountsKey, counts),
  };
}

const decide = (queryClient: QueryClient, record: ReturnType<typeof row>) =>
  putDecided(queryClient, root, '/funds/deposit', record);

test('a decision is put into the list, the counts of its tabs and that of the menu, and fetches nothing', () => {
  const { queryClient, fetched, list, tabs, menu } = screen();
  decide(queryClient, row('a', { status: 'approved', version: 2 }));
  expect(list()?.list.map(({ status }) => status)).toEqual(['approved', 'pending', 'pending']);
  expect([list()?.total, tabs()?.total]).toEqual([2, 12]);
  expect(Object.values(tabs()?.counts ?? {})).toEqual([2, 3, 4, 3]);
  expect(menu()?.list.map((queue) => 'count' in queue && queue.count)).toEqual([2, 7]);
  expect(fetched).toEqual([]);
});

test('a record whose client was asked leaves the queue for the tab of those', () => {
  const { queryClient, tabs, menu } = screen();
  decide(queryClient, row('b', { asked: { at: '2026-11-27T00:00:00Z' }, version: 2 }));
  expect(Object.values(tabs()?.counts ?? {})).toEqual([2, 4, 3, 3]);
  expect(menu()?.list.map((queue) => 'count' in queue && queue.count)).toEqual([2, 7]);
});

test('a record that is in no list on the screen is left to be fetched', () => {
  const { queryClient } = screen();
  expect(decide(queryClient, row('z', { status: 'approved', version: 2 })).size).toBe(0);
});

test('what was put is fetched once the review is over', async () => {
  const { queryClient, fetched } = screen();
  decide(queryClient, row('a', { status: 'rejected', version: 2 }));
  refreshDecided(queryClient, root);
  await expect.poll(() => fetched.length).toBe(3);
});

test('a proposal that is carried out leaves the queue of the desk and its counts, and fetches nothing', () => {
  const { queryClient, fetched, show } = screen();
  const proposal = { ...row('p'), decision: { approve: true, reject: true } };
  const list = show(['proposal', 'list', { whose: 'to_decide' }, zone], {
    ...{ list: [proposal], total: 5 },
  });
  const tabs = show(['proposal', 'list', 'count', {}, zone], {
    ...{ list: [], total: 9, counts: { 'whose.to_decide': 5, 'whose.mine': 4 } },
  });
  const menu = show(queueCountsKey, { list: [{ queue: 'approval', kind: null, count: 5 }] });
  expect(putApplied(queryClient, 'another').size).toBe(0);
  expect(putApplied(queryClient, 'p').size).toBe(3);
  expect(list()).toMatchObject({ list: [{ status: 'applied', version: 2 }], total: 4 });
  expect(tabs()?.counts).toEqual({ 'whose.to_decide': 4, 'whose.mine': 4 });
  expect(menu()?.list).toMatchObject([{ count: 4 }]);
  expect(fetched).toEqual([]);
});

test('a page of the menu counts what it opens: what its queues have in common, or the first that is not empty', () => {
  const pages = queuesByPath({
    list: [
      { queue: 'deposit', kind: null, count: 4 },
      { queue: 'compensation', kind: null, count: 1 },
      { queue: 'bonus', kind: null, count: 2 },
      { queue: 'order', kind: 'stock', count: 0 },
      { queue: 'payment_due', kind: 'stock', count: 5 },
      { queue: 'matured', kind: 'stock', count: 1 },
    ],
  });
  expect(Object.fromEntries(pages)).toEqual({
    '/funds/deposit': { count: 4, search: { status: 'pending' }, inAll: 4 },
    '/funds/compensation': { count: 3, search: { status: 'pending' }, inAll: 3 },
    '/trx/stock': { count: 5, search: { phase: 'payment_due' }, inAll: 6 },
  });
});
