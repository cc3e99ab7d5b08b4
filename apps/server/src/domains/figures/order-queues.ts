import type { Action, Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { heldForTerm, isInPhase, paidOnWinning } from '../trade/trade-phase.ts';
import {
  type CountedQueue,
  entriesOf,
  foundOf,
  type Question,
  type Records,
  readCounts,
} from './count-records.ts';

type Kind = Schemas.TradeKind;

const kinds = entriesOf(resourceOf).map(([kind]) => kind);

/** The phases that wait for staff: the action that they wait for, and the kinds that have them. */
const phases = {
  order: { phase: 'review', action: 'approve', kinds },
  payment_due: { phase: 'payment_due', action: 'settle', kinds: paidOnWinning },
  awaiting_settlement: {
    phase: 'awaiting_settlement',
    action: 'settle',
    kinds: kinds.filter((kind) => kind !== 'subscribe'),
  },
  matured: { phase: 'matured', action: 'settle', kinds: heldForTerm },
} as const satisfies Partial<
  Record<
    CountedQueue['queue'],
    { phase: Schemas.TradePhase; action: Action; kinds: readonly Kind[] }
  >
>;

/** The queue of each state: what is awaited is no longer held, and the other way round. */
const queueOf = sql`case ${tradeRecord.status} when 'awaiting' then 'order' when 'unsettled' then 'awaiting_settlement'
  when 'holding' then 'matured' else 'payment_due' end`;

/** Amount that the next step moves: applied for, outstanding, paid for, or paid out. */
export const moved = sql<string>`case when ${tradeRecord.status} = 'awaiting' then ${tradeRecord.amount}
  when ${tradeRecord.status} = 'holding' then ${tradeRecord.paid}
  when ${tradeRecord.status} in ('sold', 'unsettled')
    then ${tradeRecord.paid} + coalesce(${tradeRecord.profit}, 0) - ${tradeRecord.fee}
  else ${tradeRecord.payable} - ${tradeRecord.paid} end`;

/** Nothing waits for staff before its date has come. */
const waitsSince = sql`case ${tradeRecord.status} when 'awaiting' then ${tradeRecord.createdAt}
  when 'holding' then ${tradeRecord.settleAt}
  when 'unsettled' then case when ${tradeRecord.settleAt} <= now() then ${tradeRecord.settleAt} end
  else ${tradeRecord.checkedAt} end`;

/** The queues of orders, one of each kind that the user may take further. All are read at once: there may be many. */
export async function orderQueues(
  question: Question,
  sees: (resource: Resource, action: Action) => boolean,
  further?: SQL,
): Promise<CountedQueue[]> {
  const asked = entriesOf(phases).flatMap(([queue, { action, kinds }]) =>
    kinds.flatMap((kind) => (sees(resourceOf[kind], action) ? [{ queue, kind }] : [])),
  );
  if (asked.length === 0) return [];
  const { clientId, currency, kind } = tradeRecord;
  const waiting = Object.values(phases).map(({ phase }) => isInPhase(phase));
  const records: Records = {
    table: tradeRecord,
    clientId,
    waitsSince,
    where: and(inArray(kind, [...new Set(asked.map((one) => one.kind))]), or(...waiting), further),
    money: { amount: moved, currency },
  };
  const rows = await readCounts(question, records, { kind, phase: queueOf });
  return asked.map(({ queue, kind }) => ({
    queue,
    kind,
    ...foundOf(rows.filter((row) => row.kind === kind && row.phase === queue)),
  }));
}
