import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { queueCountsKey } from '#/ui/live/live-queries.ts';

const refetchEveryMs = 60_000;

export const queueCountsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: queueCountsKey,
    queryFn: async ({ signal }): Promise<Schemas.QueueCounts> =>
      unwrap(await sdk.GET('/stat/admin/v1/queues', { signal })),
    refetchInterval: refetchEveryMs,
  });

type Queue = Pick<Schemas.WaitingQueue, 'queue' | 'kind'>;

const pending = { status: 'pending' };

const orderSearch = {
  order: { status: 'awaiting' },
  payment_due: { phase: 'payment_due' },
  awaiting_settlement: { status: 'unsettled' },
  matured: { phase: 'matured' },
} as const satisfies Partial<Record<Queue['queue'], object>>;

type OrderQueue = keyof typeof orderSearch;

const isOfOrders = (queue: Queue['queue']): queue is OrderQueue => queue in orderSearch;

const links: Readonly<
  Record<Exclude<Queue['queue'], OrderQueue>, { to: string; search: Record<string, unknown> }>
> = {
  kyc: { to: '/kyc', search: pending },
  deposit: { to: '/funds/deposit', search: pending },
  withdrawal: { to: '/funds/withdrawal', search: pending },
  loan: { to: '/funds/loan', search: pending },
  compensation: { to: '/funds/compensation', search: { ...pending, sub_type: 'compensation' } },
  bonus: { to: '/funds/compensation', search: { ...pending, sub_type: 'bonus' } },
  exception: { to: '/data_exception', search: { status: 'open' } },
  approval: { to: '/approval', search: {} },
};

export function queueLink({ queue, kind }: Queue): { to: string; search: Record<string, unknown> } {
  if (!isOfOrders(queue)) return links[queue];
  // An approved order for a fund waits for a value, not for a user.
  const isFund = queue === 'order' && kind === 'fund';
  return { to: `/trx/${kind}`, search: isFund ? { phase: 'review' } : orderSearch[queue] };
}

export type PageQueue = {
  count: number;
  search: Record<string, unknown>;
  inAll: number;
};

const shared = (one: PageQueue['search'], other: PageQueue['search']) =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] === value));

/** A page with several queues is opened by what their filters share, otherwise at the first that is not empty. */
export function queuesByPath({ list }: Schemas.QueueCounts): Map<string, PageQueue> {
  const pages = new Map<string, PageQueue>();
  for (const queue of list) {
    const { to, search } = queueLink(queue);
    const { count } = queue;
    const before = pages.get(to);
    if (before === undefined || before.count === 0) pages.set(to, { count, search, inAll: count });
    else if (count > 0) {
      const both = shared(before.search, search);
      const inAll = before.inAll + count;
      const opensBoth = Object.keys(both).length > 0;
      pages.set(
        to,
        opensBoth ? { count: before.count + count, search: both, inAll } : { ...before, inAll },
      );
    }
  }
  return pages;
}
