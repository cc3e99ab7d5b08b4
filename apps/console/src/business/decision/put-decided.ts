import type { Schemas } from '@brokerdesk/sdk';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { queueLink } from '#/business/waiting/queue-counts.ts';
import { proposalKey, queueCountsKey } from '#/ui/live/live-queries.ts';
import { expectOwnEvents } from '#/ui/live/own-changes.ts';

type Row = { id: string; status: string; version: number };
type Page = { list: Row[]; total: number | null; counts?: Schemas.ListCounts };
type Named = Readonly<Record<string, unknown>>;

const named = (value: unknown): Named =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const tabParts: Readonly<Record<string, (row: Named) => unknown>> = {
  status: (row) => row['status'],
  // Orders have it as a field; other records wait for staff unless their client was asked.
  phase: (row) =>
    row['phase'] ?? (row['status'] !== 'pending' ? undefined : row['asked'] ? 'asked' : 'review'),
  payout: (row) => named(row['payout'])['phase'],
  // Proposals: the own ones stay what they are.
  whose: (row) => (named(row['decision'])['approve'] ? 'to_decide' : undefined),
};

const isInTab = (tab: Named, row: Row): boolean =>
  Object.entries(tabParts).every(
    ([part, read]) => tab[part] === undefined || tab[part] === read(named(row)),
  );

/** Keys of lists are a name, `list`, perhaps `count`, the filters and the time zone. */
const filtersIn = (queryKey: QueryKey): Named => named(queryKey.at(-2));

/**
 * Stale from then on: `refreshDecided` fetches them once the review is over. Returns the queries that are up to date.
 */
export function putDecided(
  queryClient: QueryClient,
  root: QueryKey,
  path: string,
  record: Row,
): ReadonlySet<string> {
  const put = new Set<string>();
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [...root, 'list'], type: 'active' })
    .flatMap((query) => {
      // Whatever is under such a key is a page of the list.
      const page = query.state.data as Page | undefined;
      return page === undefined ? [] : [{ queryKey: query.queryKey, page }];
    });
  const before = lists
    .flatMap(({ queryKey, page }) => (queryKey.includes('count') ? [] : page.list))
    .find(({ id }) => id === record.id);
  if (before === undefined || before.version >= record.version) return put;
  const update = (queryKey: QueryKey, data: unknown) => {
    queryClient.setQueryData(queryKey, data);
    put.add(hashKey(queryKey));
  };
  for (const { queryKey, page } of lists) {
    const tab = filtersIn(queryKey);
    const change = (of: Named) => Number(isInTab(of, record)) - Number(isInTab(of, before));
    const total = page.total === null ? null : page.total + change(tab);
    const counts = Object.entries(page.counts ?? {}).map(([name, count]) => {
      const [part = '', value] = name.split('.');
      return [name, count + change({ [part]: value })];
    });
    // A decided row stays in its place: the reviewer sees what was done.
    const list = page.list.map((row) => (row.id === record.id ? { ...row, ...record } : row));
    update(queryKey, {
      ...{ ...page, list, total },
      ...(page.counts && { counts: Object.fromEntries(counts) }),
    });
  }
  const counts = queryClient.getQueryData<Schemas.QueueCounts>(queueCountsKey);
  const left = counts?.list.find((queue) => {
    const { to, search } = queueLink(queue);
    // All proposals are on one page; those to decide are its queue.
    const tab = to === '/approval' ? { whose: 'to_decide' } : search;
    const isOf = (row: Row) => isInTab(tab, row) && isOfKind(search, row) && !named(row)['asked'];
    return to === path && isOf(before) && !isOf(record);
  });
  if (counts && left) {
    const list = counts.list.map((queue) =>
      queue === left ? { ...queue, count: Math.max(0, queue.count - 1) } : queue,
    );
    update(queueCountsKey, { ...counts, list });
  }
  void queryClient.invalidateQueries({
    predicate: ({ queryHash }) => put.has(queryHash),
    refetchType: 'none',
  });
  return put;
}

export function putProposal(
  queryClient: QueryClient,
  proposal: Row & Pick<Schemas.Proposal, 'effective_at'>,
): ReadonlySet<string> {
  if (proposal.effective_at) return new Set();
  const put = putDecided(queryClient, proposalKey, '/approval', proposal);
  if (put.size === 0) return put;
  const others = queryClient.getQueriesData({ queryKey: proposalKey, type: 'active' });
  for (const [queryKey, data] of others) {
    if (!put.has(hashKey(queryKey))) queryClient.setQueryData(queryKey, data);
  }
  const queryKey = [...proposalKey, 'limits'];
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return put;
}

export function putApplied(queryClient: QueryClient, id: unknown): ReadonlySet<string> {
  const lists = queryClient.getQueriesData<{ list?: Schemas.Proposal[] }>({
    queryKey: [...proposalKey, 'list'],
    type: 'active',
  });
  const row = lists.flatMap(([, page]) => page?.list ?? []).find((one) => one.id === id);
  if (row === undefined) return new Set();
  const decision = { ...row.decision, approve: false, reject: false };
  const applied = { ...row, status: 'applied' as const, version: row.version + 1, decision };
  expectOwnEvents(applied, ['proposal']);
  return putProposal(queryClient, applied);
}

const isOfKind = ({ sub_type: kind }: Named, row: Row) =>
  kind === undefined || kind === named(row)['sub_type'];
