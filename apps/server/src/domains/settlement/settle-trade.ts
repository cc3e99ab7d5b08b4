import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { allocation, type ProposedChange, proposal, tradeEvent } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import { type Decimal, formatRate, moneyText } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import type { Approver } from '../approval/approver.ts';
import { tiedTo } from '../approval/colleagues.ts';
import { byUser } from '../approval/reviewed-record.ts';
import { shownOf } from '../approval/sign-statement.ts';
import { sign } from '../approval/two-people.ts';
import { claimFile } from '../file/attached-file.ts';
import { applyAndRead, lockTrade, tradeReview } from '../trade/audit-trade.ts';
import { orderOf, saleAct, type TradeKey, type TradeRow } from '../trade/trade-row.ts';
import { applyTransition, type TradeTransition } from '../trade/trade-transitions.ts';
import { isFarSale, saleBounds } from '../trade-terms/sale-bounds.ts';
import { settleDate } from '../trade-terms/trade-dates.ts';
import { settlesOnDate, type TradeRecord } from '../trade-terms/trade-terms.ts';
import { resultsInBase, valueSale } from '../trade-terms/value-sale.ts';
import { splitHolding, storeSoldPart } from './sell-part.ts';
import { clearing, completion, type SaleEvidence, sale } from './settle-steps.ts';

const actionTo = { sold: 'sell', unsettled: 'clear', completed: 'complete' } as const;

export async function settleTrade(
  tx: Transaction,
  context: RequestContext,
  key: TradeKey,
  request: Schemas.TradeSettleRequest,
): Promise<Schemas.Trade> {
  const { to, version } = request;
  const wanted = { ...key, version, action: actionTo[to], isSigned: to === 'sold' };
  const { row, approver } = await lockTrade(tx, context, wanted);
  refuseForeignFields(request);
  const by = byUser(context);
  if (to === 'sold') {
    const quantity = request.quantity == null ? null : String(request.quantity);
    const split = splitHolding(row.trade, quantity);
    const part = { ...row, trade: split?.part ?? row.trade };
    const made = await sell(tx, context, part, request, by);
    const { step } = made;
    const write = {
      input: { path: { ...key }, body: request },
      changes: saleChanges(row.trade, step),
      shows: () => shownOf({ product: row.product, acc_no: row.account.accNo }),
    };
    const act = await saleOf(tx, context, { row, approver }, made);
    const signed = await sign(tx, context, act, write, approver);
    if (signed.made === null) {
      const entries =
        split === null
          ? [await applyTransition(tx, step)]
          : await storeSoldPart(tx, step, split.rest);
      await writeAuditEntries(tx, context, entries);
    }
    return tradeReview(key.kind).read(tx, context, key.id, signed.approver);
  }
  const remark = request.remark?.trim() || null;
  const of = { key, approver };
  if (to === 'completed') return applyAndRead(tx, context, of, completion(row.trade, remark, by));
  const settleAt = request.settle_at == null ? null : new Date(request.settle_at);
  // The market's date may be put off: before it, nothing is paid out.
  const due = settlesOnDate(row.trade.kind) ? row.trade.settleAt : null;
  if (settleAt !== null && due !== null && settleAt < due) {
    throw invalid({ field: 'settle_at', code: 'FIELD_INVALID' });
  }
  return applyAndRead(tx, context, of, clearing(row.trade, { settleAt, remark }, by));
}

interface Made {
  step: TradeTransition;
  isFar: boolean;
}

async function sell(
  tx: Transaction,
  context: RequestContext,
  row: TradeRow,
  request: Schemas.TradeSettleRequest,
  by: ReturnType<typeof byUser>,
): Promise<Made> {
  const { profit: limits, max_ages: ages } = await readSetting(tx, 'trade');
  const made = valueSale(row.trade, request, saleBounds(row, limits, by.at));
  const evidence = { remark: request.remark?.trim() || null, fileId: request.evidence ?? null };
  const isFar = isFarSale(row, made.price, ages, by.at);
  requireReason(evidence, isFar);
  if (evidence.fileId !== null) {
    // A proposal uses the file that its maker uploaded.
    const uploaderId = context.proposal?.makerId ?? by.actorId;
    const file = { id: evidence.fileId, purpose: 'trade_evidence', userId: uploaderId } as const;
    await claimFile(tx, file, tradeEvent.evidenceId);
  }
  return { step: sale(row.trade, made, evidence, by, await settleDate(tx, row, by.at)), isFar };
}

/** A gain and a loss count alike. Without an amount the sale takes two people. */
async function saleOf(
  tx: Transaction,
  context: RequestContext,
  { row, approver }: { row: TradeRow; approver: Approver },
  { step: { after }, isFar }: Made,
): Promise<Act> {
  const act = saleAct(orderOf(row), null);
  if (isFar || (await isOwnSale(tx, context, approver, [after]))) return act;
  return { ...act, ...(await resultsInBase(tx, [after], approver.currency)) };
}

/**
 * Whether the user, or a tied account, has made, approved or redeemed one of the orders, or drafted their allocation: the
 * orders keep the last of two approvers alone.
 */
export async function isOwnSale(
  reader: Reader,
  context: RequestContext,
  { colleagues }: Pick<Approver, 'colleagues'>,
  orders: readonly TradeRecord[],
): Promise<boolean> {
  const own = tiedTo(colleagues, context.proposal?.makerId ?? actorOf(context).id);
  const isOwn = orders.some(({ makerId, checkerId, redeemerId }) =>
    [makerId, checkerId, redeemerId].some((id) => id !== null && own.includes(id)),
  );
  if (isOwn) return true;
  const approved = and(
    eq(proposal.status, 'applied'),
    eq(proposal.limit, 'order'),
    inArray(proposal.makerId, own),
    inArray(
      proposal.subjectId,
      orders.map(({ id, parentId }) => parentId ?? id),
    ),
  );
  const drafted = and(
    inArray(allocation.draftedById, own),
    inArray(
      allocation.productId,
      orders.map(({ productId }) => productId),
    ),
  );
  return (await reader.$count(proposal, approved)) + (await reader.$count(allocation, drafted)) > 0;
}

const remarkMin = 10;

function requireReason({ remark, fileId }: SaleEvidence, isNeeded: boolean): void {
  if (!isNeeded || fileId !== null || [...(remark ?? '')].length >= remarkMin) return;
  const values = { min: String(remarkMin) };
  throw invalid({ field: 'evidence', code: 'EVIDENCE_REQUIRED', values });
}

function saleChanges(before: TradeRecord, { after, event }: TradeTransition): ProposedChange[] {
  const money = (amount: Decimal | null) =>
    amount === null ? null : moneyText(amount, after.currency);
  const plain = (quantity: Decimal | null) => (quantity === null ? null : formatRate(quantity));
  const changes = [
    ...(after.parentId === null
      ? [{ field: 'status', before: before.status, after: after.status }]
      : [
          { field: 'sold_qty', before: plain(before.allottedQty), after: plain(after.allottedQty) },
        ]),
    { field: 'sold_price', before: null, after: after.soldPrice },
    { field: 'profit', before: null, after: money(after.profit) },
    { field: 'fee', before: money(before.fee), after: money(after.fee) },
    { field: 'remark', before: null, after: event.note ?? null },
    { field: 'evidence', before: null, after: event.evidenceId ?? null },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** A field of another step would be a misunderstanding, and is not passed over. */
function refuseForeignFields(request: Schemas.TradeSettleRequest): void {
  const foreign = {
    sold: ['settle_at'],
    unsettled: ['quantity', 'price', 'profit', 'evidence'],
    completed: ['quantity', 'price', 'profit', 'evidence', 'settle_at'],
  } as const;
  const given = foreign[request.to].filter((field) => request[field] != null);
  if (given.length === 0) return;
  throw invalid(...given.map((field) => ({ field, code: 'FIELD_INVALID' as const })));
}
