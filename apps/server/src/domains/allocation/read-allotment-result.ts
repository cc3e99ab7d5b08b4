import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import {
  allocation,
  allocationLine,
  client,
  product,
  tradeEvent,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatMoney,
  formatRate,
  minus,
} from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { productRef } from '../trade/trade-view.ts';
import type { AllocationKey } from './read-allocation.ts';

/** Throws NOT_FOUND before the allocation is published. */
export async function readAllotmentResult(
  reader: Reader,
  context: RequestContext,
  { trxId, ...key }: AllocationKey & { trxId: string },
): Promise<Schemas.AllotmentResult> {
  const [result] = await readAllotmentResults(reader, context, key, [trxId]);
  if (result === undefined) throw new Problem('NOT_FOUND');
  return result;
}

/** Writes to the audit log who took them. Throws NOT_FOUND. */
export async function issueAllotmentLetters(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  { trx_ids: ids }: Schemas.AllotmentLettersRequest,
): Promise<Schemas.AllotmentLetters> {
  const list = await readAllotmentResults(tx, context, key, ids);
  if (list.length < new Set(ids).size) throw new Problem('NOT_FOUND');
  await writeAudit(tx, context, {
    action: 'allocation.letters_issued',
    subject: { type: 'allocation', id: key.productId },
    after: { orders: list.length },
    at: new Date(),
    changed: [],
  });
  return { list };
}

async function readAllotmentResults(
  reader: Reader,
  context: RequestContext,
  { kind, productId }: AllocationKey,
  ids: readonly string[],
): Promise<Schemas.AllotmentResult[]> {
  const rows = await reader
    .select({
      trade: tradeRecord,
      product,
      allocation,
      allotted: allocationLine.allottedQty,
      ...refColumns,
    })
    .from(allocationLine)
    .innerJoin(allocation, eq(allocation.id, allocationLine.allocationId))
    .innerJoin(product, eq(product.id, allocation.productId))
    .innerJoin(tradeRecord, eq(tradeRecord.id, allocationLine.tradeId))
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(
      and(
        inArray(tradeRecord.id, [...new Set(ids)]),
        eq(product.id, productId),
        eq(product.kind, kind),
        eq(allocation.status, 'published'),
        clientScope(actorOf(context)),
      ),
    )
    .orderBy(asc(tradeRecord.createdAt), asc(tradeRecord.id));
  const [first] = rows;
  if (first === undefined) return [];
  const events = await readEvents(
    reader,
    rows.map(({ trade }) => trade.id),
  );
  const drawn = await drawnFor(reader, first);
  return rows.flatMap(({ trade, allotted, ...row }): Schemas.AllotmentResult[] => {
    const { publishedAt, scheme } = row.allocation;
    if (publishedAt === null) return [];
    const its = events.get(trade.id) ?? [];
    const approved = its.find(({ action }) => action === 'approved');
    const corrected = its.find(({ action }) => action === 'amended');
    return [
      {
        order_no: trade.orderNo,
        client: clientRef(row.client, row.agent),
        product: productRef(row.product),
        currency: trade.currency,
        applied: Number(trade.appliedQty ?? '0'),
        allotted,
        price: trade.price && formatRate(trade.price),
        funding_model: trade.fundingModel,
        ...moneyOf(trade, allotted === 0 ? '0' : (approved?.amount ?? trade.payable)),
        published_at: publishedAt.toISOString(),
        scheme,
        ...{ seed: drawn.seed, draw: drawn.draw, numbers: drawn.numbers.get(trade.id) ?? null },
        corrected_at: corrected?.at.toISOString() ?? null,
      },
    ];
  });
}

function moneyOf(
  { fundingModel, amount, payDeadline, currency }: typeof tradeRecord.$inferSelect,
  cost: Decimal,
): Pick<Schemas.AllotmentResult, 'charged' | 'payable' | 'refunded' | 'pay_deadline'> {
  const money = (value: Decimal) => formatMoney(value, currency);
  if (fundingModel === 'prefund') {
    const refunded = money(minus(amount, cost));
    return { charged: money(cost), payable: money('0'), refunded, pay_deadline: null };
  }
  return {
    ...{ charged: money('0'), payable: money(cost), refunded: money('0') },
    pay_deadline: compare(cost, '0') === 0 ? null : (payDeadline?.toISOString() ?? null),
  };
}

async function readEvents(reader: Reader, ids: string[]) {
  const events = await reader
    .select({
      tradeId: tradeEvent.tradeId,
      action: tradeEvent.action,
      amount: tradeEvent.amount,
      at: tradeEvent.at,
    })
    .from(tradeEvent)
    .where(
      and(inArray(tradeEvent.tradeId, ids), inArray(tradeEvent.action, ['approved', 'amended'])),
    )
    .orderBy(desc(tradeEvent.version));
  return Map.groupBy(events, ({ tradeId }) => tradeId);
}

async function drawnFor(reader: Reader, row: Numbered) {
  const { scheme, seed, draw } = row.allocation;
  // Proportions need no chance, and what was set by hand does not follow from the draw.
  if (scheme === null || scheme.name === 'pro_rata')
    return { seed: null, draw: null, numbers: new Map<string, Schemas.LotNumbers>() };
  return { seed, draw, numbers: draw === null ? new Map() : await readNumbers(reader, row) };
}

interface Numbered {
  product: typeof product.$inferSelect;
  allocation: typeof allocation.$inferSelect;
}

async function readNumbers(
  reader: Reader,
  { product: of, allocation: { id, scheme, draw } }: Numbered,
): Promise<Map<string, Schemas.LotNumbers>> {
  const lots = sql`floor(${tradeRecord.appliedQty} / ${of.lotSize ?? 1})`;
  const counted = await reader
    .select({
      id: tradeRecord.id,
      own: sql`${lots}`.mapWith(Number),
      to: sql`sum(${lots}) over (order by ${tradeRecord.createdAt}, ${tradeRecord.id})`.mapWith(
        Number,
      ),
    })
    .from(allocationLine)
    .innerJoin(tradeRecord, eq(tradeRecord.id, allocationLine.tradeId))
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        eq(allocationLine.allocationId, id),
        scheme?.include_robots ? undefined : eq(client.fake, false),
      ),
    )
    .orderBy(asc(tradeRecord.createdAt), asc(tradeRecord.id));
  // An application was corrected since: its numbers cannot be counted any more.
  if ((counted.at(-1)?.to ?? 0) !== draw?.numbers) return new Map();
  const numbered = counted.filter(({ own }) => own > 0);
  return new Map(numbered.map(({ id: of, own, to }) => [of, { from: to - own + 1, to }]));
}
