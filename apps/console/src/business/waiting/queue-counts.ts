import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

const refetchEveryMs = 60_000;

export const queueCountsKey = ['waiting', 'counts'] as const;

/** How much waits in each queue that the user may decide. @throws {SdkError} */
export const queueCountsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: queueCountsKey,
    queryFn: async ({ signal }): Promise<Schemas.QueueCounts> =>
      unwrap(await sdk.GET('/stat/admin/v1/queues', { signal })),
    refetchInterval: refetchEveryMs,
  });

type Queue = Pick<Schemas.WaitingQueue, 'queue' | 'kind'>;

const pending = { status: 'pending' };

/** The filters of each queue of orders, whose page depends on the kind. */
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
