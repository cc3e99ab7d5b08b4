import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
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
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  agent,
  agentColumns,
  clientRef,
  clientRefColumns,
  leader,
} from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { productRef } from '../trade/trade-view.ts';
import type { AllocationKey } from './read-allocation.ts';

/** Returns what one order got when its allocation was published. Throws NOT_FOUND before. */
export async function readAllotmentResult(
  reader: Reader,
  context: RequestContext,
  { kind, productId, trxId }: AllocationKey & { trxId: string },
): Promise<Schemas.AllotmentResult> {
  const [row] = await reader
    .select({
      trade: tradeRecord,
      product,
      allocation,
      allotted: allocationLine.allottedQty,
      client: clientRefColumns,
      agent: agentColumns,
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
        eq(tradeRecord.id, trxId),
        eq(product.id, productId),
        eq(product.kind, kind),
        eq(allocation.status, 'published'),
        clientScope(actorOf(context)),
      ),
    );
  const publishedAt = row?.allocation.publishedAt;
  if (row === undefined || !publishedAt) throw new Problem('NOT_FOUND');
  const { trade, allotted } = row;
  const events = await readEvents(reader, trade.id);
  const approved = events.find(({ action }) => action === 'approved');
  const corrected = events.find(({ action }) => action === 'amended');
  return {
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
    scheme: row.allocation.scheme,
    ...(await drawnFor(reader, row)),
    corrected_at: corrected?.at.toISOString() ?? null,
  };
}

type Trade = typeof tradeRecord.$inferSelect;

function moneyOf(
  { fundingModel, amount, payDeadline, currency }: Trade,
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

/** The newest first. */
function readEvents(reader: Reader, tradeId: string) {
  return reader
    .select({ action: tradeEvent.action, amount: tradeEvent.amount, at: tradeEvent.at })
    .from(tradeEvent)
    .where(
      and(eq(tradeEvent.tradeId, tradeId), inArray(tradeEvent.action, ['approved', 'amended'])),
    )
    .orderBy(desc(tradeEvent.version));
}

async function drawnFor(
  reader: Reader,
  row: Numbered,
): Promise<Pick<Schemas.AllotmentResult, 'seed' | 'draw' | 'numbers'>> {
  const { scheme, seed, draw } = row.allocation;
  // Proportions need no chance, and what was set by hand does not follow from the draw.
  if (scheme === null || scheme.name === 'pro_rata')
    return { seed: null, draw: null, numbers: null };
  return { seed, draw, numbers: draw === null ? null : await readNumbers(reader, row) };
}

interface Numbered {
  trade: Trade;
  product: typeof product.$inferSelect;
  allocation: typeof allocation.$inferSelect;
}

/** Counts the lots in the order of application, as the draw has numbered them. */
async function readNumbers(
  reader: Reader,
  { trade, product: of, allocation: { id, scheme, draw } }: Numbered,
): Promise<Schemas.LotNumbers | null> {
  const lots = sql`floor(${tradeRecord.appliedQty} / ${of.lotSize ?? 1})`;
  const total = (which: SQL | undefined) =>
    sql<number>`coalesce(sum(${lots}) filter (where ${which ?? sql`true`}), 0)`.mapWith(Number);
  const earlier = or(
    lt(tradeRecord.createdAt, trade.createdAt),
    and(eq(tradeRecord.createdAt, trade.createdAt), lt(tradeRecord.id, trade.id)),
  );
  const [counted] = await reader
    .select({
      all: total(undefined),
      before: total(earlier),
      own: total(eq(tradeRecord.id, trade.id)),
    })
    .from(allocationLine)
    .innerJoin(tradeRecord, eq(tradeRecord.id, allocationLine.tradeId))
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        eq(allocationLine.allocationId, id),
        scheme?.include_robots ? undefined : eq(client.fake, false),
      ),
    );
  // An application was corrected since: its numbers cannot be counted any more.
  if (counted === undefined || counted.all !== draw?.numbers || counted.own === 0) return null;
  return { from: counted.before + 1, to: counted.before + counted.own };
}
