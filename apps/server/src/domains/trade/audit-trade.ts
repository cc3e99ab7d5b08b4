import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import { type Decimal, formatRate } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { Approver } from '../approval/approver.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockInScope } from '../client-access/client-scope.ts';
import { lockProductTerms } from '../product/find-product.ts';
import { isPooled, productKindOf } from '../product/order-kinds.ts';
import { closeDealing } from '../product/struck-nav.ts';
import { poolOf, requireLeftInPool, wrongAllotment } from '../product/used-capacity.ts';
import { type AssessedRisk, overrideFacts } from '../risk/risk.ts';
import { termsOf } from '../trade-terms/trade-terms.ts';
import { isTrade, requireTradeRow, type TradeKey, type TradeRow } from './trade-row.ts';
import { approval, release } from './trade-steps.ts';
import { applyTransition, type TradeTransition } from './trade-transitions.ts';
import { approvalAct, denialFor, type StaffAction, tradeRisk, tradeView } from './trade-view.ts';

type LockedTrade = TradeRow & { allotted?: Decimal | null; risk?: AssessedRisk };

/** Locks the product of an order that takes of a pool or joins a dealing day before the order, as they do. */
export const tradeReview = (kind: Schemas.TradeKind) =>
  reviewOf<TradeRow, Schemas.Trade, LockedTrade, Schemas.TradeAuditRequest>({
    type: 'trade',
    record: (row) => row.trade,
    path: (row) => ({ kind, id: row.trade.id }),
    find: (reader, actor, id) => requireTradeRow(reader, actor, { kind, id }),
    async lock(tx, context, id, action) {
      const actor = actorOf(context);
      const key = { kind, id };
      if (action === 'approve' && (isPooled(kind) || kind === 'fund')) {
        const { product } = await requireTradeRow(tx, actor, key);
        await lockProductTerms(tx, productKindOf(kind), product.id);
      }
      await lockInScope(tx, actor, tradeRecord, isTrade(key));
      return requireTradeRow(tx, actor, key);
    },
    denial: denialFor,
    act: (_, row, approver) => approvalAct(row, approver),
    view: tradeView,
    signs: ({ trade, allotted }) => quantityOf(allotted ?? trade.allottedQty ?? trade.appliedQty),
    approving: async (tx, row, { allotted_qty: wanted = null }) => ({
      ...row,
      allotted: await requireAllotment(tx, row, wanted),
    }),
    approvedAs: ({ trade }) =>
      trade.kind === 'fund'
        ? 'awaiting'
        : trade.fundingModel === 'pay_on_win'
          ? 'payment'
          : 'holding',
    risk: {
      assess: async (_, row) => (levels) => tradeRisk(row, levels.order),
      put: (_, risk) => ({ risk }),
    },
    async applyStep(
      tx,
      { trade, product, allotted = null, risk },
      { action, reasonCode = null, reason = null, overrideReason = null, ...by },
    ) {
      const why = { reasonCode, reason };
      const quantity = { quantity: allotted, terms: termsOf(product) };
      const entry = await applyTransition(
        tx,
        action === 'approve'
          ? approval(trade, quantity, why, by)
          : release(trade, 'rejected', why, by),
      );
      if (action === 'approve' && trade.kind === 'fund') {
        await closeDealing(tx, product.id, trade.dealingDay);
      }
      if (risk === undefined) return entry;
      return { ...entry, after: { ...entry.after, ...overrideFacts(overrideReason, risk) } };
    },
  });

export async function lockTrade(
  tx: Transaction,
  context: RequestContext,
  {
    kind,
    action,
    isSigned = false,
    ...wanted
  }: TradeKey & { version: number; action: StaffAction; isSigned?: boolean },
): Promise<{ row: TradeRow; approver: Approver }> {
  const denialOf = (row: TradeRow, approver: Approver) => denialFor(action, row, approver);
  return tradeReview(kind).lock(tx, context, wanted, denialOf, { isSigned });
}

export async function applyAndRead(
  tx: Transaction,
  context: RequestContext,
  { key, approver }: { key: TradeKey; approver: Approver },
  step: TradeTransition,
): Promise<Schemas.Trade> {
  await writeAudit(tx, context, await applyTransition(tx, step));
  return tradeReview(key.kind).read(tx, context, key.id, approver);
}

const quantityOf = (quantity: Decimal | null) =>
  quantity === null ? {} : { quantity: formatRate(quantity) };

async function requireAllotment(
  tx: Transaction,
  { trade, product }: TradeRow,
  wanted: number | null,
): Promise<Decimal | null> {
  if (trade.appliedQty === null) {
    if (wanted !== null) throw invalid({ field: 'allotted_qty', code: 'FIELD_INVALID' });
    return null;
  }
  const quantity = wanted === null ? trade.appliedQty : String(wanted);
  const { lot } = poolOf(product);
  const problem = wrongAllotment('allotted_qty', quantity, { applied: trade.appliedQty, lot });
  if (problem !== undefined) throw invalid(problem);
  if (isPooled(trade.kind)) await requireLeftInPool(tx, product, quantity);
  return quantity;
}
