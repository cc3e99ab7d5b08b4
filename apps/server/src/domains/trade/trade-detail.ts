import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { file, proposal, staffUser, tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { compare, formatMoney, formatRate, minus } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { readAccount } from '../account/account-view.ts';
import { readApprover, secondPersonView } from '../approval/approver.ts';
import { answerFile, attachedColumns, proofView } from '../file/attached-file.ts';
import { isPooled } from '../product/order-kinds.ts';
import { allottedTotal, poolOf } from '../product/used-capacity.ts';
import { withAcknowledged } from '../risk/risk.ts';
import { hasOutdatedClose, saleBounds } from '../trade-terms/sale-bounds.ts';
import { confirmDate, lockedUntil, settleDate } from '../trade-terms/trade-dates.ts';
import { orderOf, requireTradeRow, saleAct, type TradeKey, type TradeRow } from './trade-row.ts';
import { tradeView } from './trade-view.ts';

export async function readTradeDetail(
  reader: Reader,
  context: RequestContext,
  key: TradeKey,
): Promise<Schemas.TradeDetail> {
  const row = await requireTradeRow(reader, actorOf(context), key);
  const approver = await readApprover(reader, context, row.trade.clientId);
  const sale = await saleView(reader, row);
  // Assumes that two people have to sign: the result is not known yet.
  const signing = sale && secondPersonView(saleAct(orderOf(row), null), approver);
  return {
    trade: tradeView(row, approver),
    account: await readAccount(reader, row.trade.accountId),
    allotment: await allotmentRoom(reader, row),
    confirm_at: (await confirmDate(reader, row))?.toISOString() ?? null,
    sale,
    sale_signing: signing ?? null,
    proposed_sale: proposedSaleView(await findProposedSale(reader, row.trade.id)),
    ...(await readParts(reader, row)),
    history: await readHistory(reader, row),
  };
}

async function allotmentRoom(
  reader: Reader,
  { trade, product }: TradeRow,
): Promise<Schemas.TradeDetail['allotment']> {
  if (trade.status !== 'awaiting' || !isPooled(trade.kind)) return null;
  const { pool, lot } = poolOf(product);
  const left = minus(pool, await allottedTotal(reader, product.id));
  return {
    lot_size: formatRate(lot),
    pool_left: compare(left, '0') < 0 ? '0' : formatRate(left),
  };
}

async function readParts(
  reader: Reader,
  { trade: { id, parentId, currency } }: TradeRow,
): Promise<Pick<Schemas.TradeDetail, 'parent' | 'parts'>> {
  const related = await reader
    .select()
    .from(tradeRecord)
    .where(or(eq(tradeRecord.parentId, id), parentId ? eq(tradeRecord.id, parentId) : undefined))
    .orderBy(asc(tradeRecord.id));
  const view = (one: typeof tradeRecord.$inferSelect): Schemas.TradePart => ({
    id: one.id,
    order_no: one.orderNo,
    status: one.status,
    quantity: formatRate(one.allottedQty ?? '0'),
    paid: formatMoney(one.paid, currency),
  });
  const parent = related.find((one) => one.id === parentId);
  return {
    parent: parent === undefined ? null : view(parent),
    parts: related.filter((one) => one.id !== parentId).map(view),
  };
}

async function readHistory(reader: Reader, { trade }: TradeRow): Promise<Schemas.TradeEvent[]> {
  const events = await reader
    .select({
      event: tradeEvent,
      actor: staffUser.name,
      evidence: attachedColumns,
    })
    .from(tradeEvent)
    .leftJoin(file, eq(file.id, tradeEvent.evidenceId))
    .leftJoin(staffUser, eq(staffUser.id, tradeEvent.actorId))
    .where(eq(tradeEvent.tradeId, trade.id))
    .orderBy(asc(tradeEvent.version));
  const shown = events.map(({ event, actor, evidence }) => ({
    at: event.at.toISOString(),
    action: event.action,
    status: event.status,
    actor,
    amount: event.amount === null ? null : formatMoney(event.amount, trade.currency),
    note: event.note,
    evidence: proofView(evidence),
  }));
  return withAcknowledged(reader, { type: 'trade', id: trade.id }, shown);
}

async function saleView(reader: Reader, row: TradeRow): Promise<Schemas.TradeDetail['sale']> {
  const { profit: limits, max_ages: ages } = await readSetting(reader, 'trade');
  const now = new Date();
  const bounds = saleBounds(row, limits, now);
  if (bounds === null) return null;
  const { currency } = row.trade;
  if (bounds.by === 'profit') {
    return {
      profit_min: formatMoney(bounds.profitMin, currency),
      profit_max: formatMoney(bounds.profitMax, currency),
    };
  }
  return {
    reference: formatRate(bounds.reference),
    outdated: hasOutdatedClose(row, ages, now),
    price_min: bounds.priceMin,
    price_max: bounds.priceMax,
    near_min: bounds.nearMin,
    near_max: bounds.nearMax,
    settle_at: ((await settleDate(reader, row, now)) ?? now).toISOString(),
    locked_until: lockedUntil(row, now)?.toISOString() ?? null,
  };
}

export async function readSaleEvidence(reader: Reader, context: RequestContext, key: TradeKey) {
  const { trade } = await requireTradeRow(reader, actorOf(context), key);
  const [evidence] = await reader
    .select(attachedColumns)
    .from(tradeEvent)
    .innerJoin(file, eq(file.id, tradeEvent.evidenceId))
    .where(and(eq(tradeEvent.tradeId, trade.id), isNotNull(file.sha256)))
    .orderBy(desc(tradeEvent.version));
  const shown = evidence ?? (await findProposedSale(reader, trade.id))?.evidence;
  return answerFile(context, shown, `${trade.orderNo}-sale`);
}

async function findProposedSale(reader: Reader, orderId: string) {
  const [proposed] = await reader
    .select({ body: proposal.body, evidence: attachedColumns })
    .from(proposal)
    .leftJoin(file, sql`${file.id}::text = ${proposal.body}->>'evidence'`)
    .where(
      and(
        eq(proposal.subjectType, 'trade'),
        eq(proposal.subjectId, orderId),
        eq(proposal.operation, 'POST /trx/admin/v1/{kind}/settle/{id}'),
        eq(proposal.status, 'pending'),
      ),
    );
  return proposed;
}

function proposedSaleView(
  proposed: Awaited<ReturnType<typeof findProposedSale>>,
): Schemas.TradeDetail['proposed_sale'] {
  if (proposed === undefined) return null;
  // The body was validated as a request when it was proposed.
  const { quantity, price = null, profit = null } = proposed.body as Schemas.TradeSettleRequest;
  return {
    quantity: quantity == null ? null : String(quantity),
    price,
    profit,
    evidence: proofView(proposed.evidence),
  };
}
