import { type OrderAction, orderStates, statesAfter } from '@brokerdesk/machines/records';
import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, getTableColumns, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, product, tradeRecord } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Decimal } from '../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { changeOf } from '../../platform/changes.ts';
import { recordAct } from '../approval/record-decision.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import { checker, maker, recordColumns, scopedRows } from '../client-access/client-scope.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { isPriced } from '../trade-terms/trade-terms.ts';

export const statusesAfter = (
  kind: Schemas.TradeKind,
  from: Schemas.TradeStatus,
  action: OrderAction,
) => statesAfter(orderStates[kind], from, action);

const behind: Readonly<Record<OrderAction, readonly Schemas.TradeStatus[]>> = {
  approve: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  reject: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  withdraw: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  pay: ['holding', 'sold', 'unsettled', 'completed'],
  sell: ['sold', 'unsettled', 'completed'],
  redeem: ['sold', 'unsettled', 'completed'],
  confirm: ['sold', 'unsettled', 'completed'],
  clear: ['unsettled', 'completed'],
  complete: ['completed'],
  lapse: ['released'],
  cancel: ['completed'],
  renew: ['completed'],
  end: ['completed'],
};

export function isBehind(status: Schemas.TradeStatus, action: OrderAction): boolean {
  return behind[action].includes(status);
}

const columns = {
  trade: getTableColumns(tradeRecord),
  ...recordColumns,
  account: { accNo: account.accNo },
  product: getTableColumns(product),
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .innerJoin(account, eq(account.id, tradeRecord.accountId))
    .innerJoin(product, eq(product.id, tradeRecord.productId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(maker, eq(maker.id, tradeRecord.makerId))
    .leftJoin(checker, eq(checker.id, tradeRecord.checkerId))
    .$dynamic();
}

export type TradeRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

const rows = scopedRows(tradeRecord, selectRows);
export const { find: findTradeRow, page: selectTradeRows } = rows;

export interface TradeKey {
  kind: TradeRow['trade']['kind'];
  id: string;
}

export const isTrade = ({ kind, id }: TradeKey) =>
  and(eq(tradeRecord.id, id), eq(tradeRecord.kind, kind));

/** Throws NOT_FOUND, also for a record outside of the user's scope or of another kind. */
export const requireTradeRow = (reader: Reader, actor: ScopedActor, { kind, id }: TradeKey) =>
  rows.require(reader, actor, id, eq(tradeRecord.kind, kind));

export const tradeChange = changeOf('trade');

type Trade = TradeRow['trade'] & Pick<Act, 'agentId'>;

export const orderOf = ({ trade, agent }: TradeRow): Trade => ({
  ...trade,
  agentId: agent.agentId,
});

/** A member of staff other than the maker approves, at any amount. */
export const orderAct = (trade: Trade, risk: Act['risk'] = null): Act =>
  recordAct('trade', trade, trade.orderNo, {
    ...about(trade),
    limit: 'order',
    operation: 'POST /trx/admin/v1/{kind}/audit/{id}',
    risk,
  });

/** The second person confirms the figures of the first: to ask for a sale of one's own would be another figure. */
export const saleAct = (trade: Trade, baseAmount: Decimal | null): Act =>
  recordAct('trade', trade, trade.orderNo, {
    ...about(trade),
    limit: 'profit',
    operation: 'POST /trx/admin/v1/{kind}/settle/{id}',
    makerId: null,
    baseAmount: isPriced(trade.kind) ? baseAmount : null,
    secondAsks: false,
  });

const about = ({ kind, agentId = null }: Trade) => ({
  agentId,
  path: { kind },
  chain: chainOf(resourceOf[kind]),
});

export function statusName(
  { kind, status, allotted_qty: allotted }: Pick<Schemas.Trade, 'kind' | 'status' | 'allotted_qty'>,
  language: Language,
): string {
  const isOffer = kind === 'ipo' || kind === 'block';
  const isEmpty = status === 'released' && isOffer && Number(allotted ?? 0) === 0;
  return codeLabel('order', 'status', status, language, isEmpty ? 'unallotted' : kind);
}

type Phase = Schemas.TradePhase;
type Phased = Pick<typeof tradeRecord.$inferSelect, 'kind' | 'status' | 'phase' | 'settleAt'>;

export const paidOnWinning = ['ipo'] as const satisfies readonly Schemas.TradeKind[];

export const heldForTerm = ['daily', 'ai', 'quant'] as const satisfies readonly Schemas.TradeKind[];

export function phaseOf({ kind, status, phase, settleAt }: Phased, now: Date): Phase | null {
  // Only funds store theirs: what they wait for does not follow from the state.
  if (phase !== null) return phase;
  if (status === 'awaiting') return 'review';
  if (status === 'payment' || status === 'outstanding') return 'payment_due';
  if (status === 'unsettled') return 'awaiting_settlement';
  const hasTerm = heldForTerm.some((one) => one === kind);
  if (status !== 'holding' || !hasTerm || settleAt === null) return null;
  return settleAt <= now ? 'matured' : null;
}

const conditions: Readonly<Record<Phase, (now: Date | SQL) => SQL | undefined>> = {
  review: () =>
    and(
      eq(tradeRecord.status, 'awaiting'),
      sql`${tradeRecord.phase} is distinct from 'confirming'`,
    ),
  confirming: () => eq(tradeRecord.phase, 'confirming'),
  payment_due: () => inArray(tradeRecord.status, ['payment', 'outstanding']),
  matured: (now) =>
    and(
      eq(tradeRecord.status, 'holding'),
      inArray(tradeRecord.kind, heldForTerm),
      lte(tradeRecord.settleAt, now),
    ),
  redeeming: () => eq(tradeRecord.phase, 'redeeming'),
  awaiting_settlement: () => eq(tradeRecord.status, 'unsettled'),
};

export const isInPhase = (phase: Phase, now: Date | SQL = new Date()): SQL | undefined =>
  conditions[phase](now);

export type StaffPhase = 'review' | 'payment_due' | 'awaiting_settlement' | 'matured';

export function waitsForStaff(phase: StaffPhase): SQL | undefined {
  const isDue = phase === 'awaiting_settlement' ? sql`${tradeRecord.settleAt} <= now()` : undefined;
  return and(isInPhase(phase, sql`now()`), isDue);
}

export const waitsInAnyPhase = or(
  ...(['review', 'payment_due', 'awaiting_settlement', 'matured'] as const).map(waitsForStaff),
);

/** Nothing waits for staff before its date has come. */
export const waitsForStaffSince = sql`case ${tradeRecord.status} when 'awaiting' then ${tradeRecord.createdAt}
  when 'holding' then ${tradeRecord.settleAt}
  when 'unsettled' then case when ${tradeRecord.settleAt} <= now() then ${tradeRecord.settleAt} end
  else ${tradeRecord.checkedAt} end`;
