import type { Action, Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { formatMoney, minus } from '../../kernel/money/decimal.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { moved, tradeList } from '../trade/list-trades.ts';
import { heldForTerm, isInPhase, paidOnWinning, waitsForStaffSince } from '../trade/trade-row.ts';
import {
  type CountedQueue,
  countRecords,
  entriesOf,
  foundOf,
  type Question,
  type Records,
  readCounts,
} from './count-records.ts';

type Kind = Schemas.TradeKind;

const { clientId, createdAt, currency, kind } = tradeRecord;

const kinds = entriesOf(resourceOf).map(([kind]) => kind);

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

export async function orderQueues(
  question: Question,
  sees: (resource: Resource, action: Action) => boolean,
  further?: SQL,
): Promise<CountedQueue[]> {
  const visible = entriesOf(phases).flatMap(([queue, { action, kinds }]) =>
    kinds.flatMap((kind) => (sees(resourceOf[kind], action) ? [{ queue, kind }] : [])),
  );
  const isKept = ({ queue }: { queue: string }) => further === undefined && queue === 'order';
  const read = await readQueues(
    question,
    visible.filter((one) => !isKept(one)),
    further,
  );
  const queues: CountedQueue[] = [];
  for (const { queue, kind } of visible) {
    const found = isKept({ queue })
      ? await countRecords(question, toReview(kind))
      : foundOf(read.filter((row) => row.kind === kind && row.queue === queue));
    queues.push({ queue, kind, ...found });
  }
  return queues;
}

type QueueOfKind = { queue: keyof typeof phases; kind: Kind };

/** A query for each queue, each of which has an index of its own. */
async function readQueues(question: Question, queues: readonly QueueOfKind[], further?: SQL) {
  const wanted = new Set(queues.map(({ queue }) => queue));
  const read = [...wanted].map(async (queue) => {
    const kinds = queues.flatMap((one) => (one.queue === queue ? [one.kind] : []));
    const where = and(inArray(kind, kinds), isInPhase(phases[queue].phase), further);
    const rows = await readCounts(question, recordsWhere(where), kind);
    return rows.map((row) => ({ ...row, queue }));
  });
  return (await Promise.all(read)).flat();
}

const recordsWhere = (where: SQL | undefined): Records => ({
  table: tradeRecord,
  clientId,
  waitsSince: waitsForStaffSince,
  where,
  money: { amount: moved, currency },
});

const toReview = (of: Kind): Records => ({
  ...recordsWhere(and(eq(kind, of), isInPhase('review'))),
  waitsSince: createdAt,
  async kept({ reader, actor, clients }) {
    const all = await tradeList(of).figures(reader, actor, { ...clients, status: 'awaiting' });
    if (of !== 'fund') return all;
    const approved = and(eq(kind, of), isInPhase('confirming'));
    const less = foundOf(await readCounts({ reader, actor, clients }, recordsWhere(approved)));
    const totals = all.totals.map((one) => {
      const gone = less.totals.find((other) => other.currency === one.currency);
      if (gone === undefined) return one;
      const amount = formatMoney(minus(one.amount, gone.amount), one.currency);
      return { ...one, count: one.count - gone.count, amount };
    });
    return { total: all.total - less.count, totals: totals.filter(({ count }) => count > 0) };
  },
});
