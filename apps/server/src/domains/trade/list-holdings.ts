import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { product, tradeRecord } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort } from '../../kernel/lists/sort.ts';
import {
  convert,
  type Decimal,
  formatMoney,
  formatRate,
  plus,
} from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readApprover } from '../approval/approver.ts';
import { requireClient } from '../client-access/find-client.ts';
import { inBaseAsOfNow } from '../currency/list-figures.ts';
import { type TradeTerms, termsOf } from '../trade-terms/trade-terms.ts';
import { profitAt } from '../trade-terms/value-sale.ts';
import { sortKeys, sumTrades } from './list-trades.ts';
import { selectTradeRows } from './trade-row.ts';
import { tradeView } from './trade-view.ts';

type HoldingQuery = OperationInput<'GET /client/admin/v1/order/holding/{id}'>['query'];

/** Includes holdings of a robot: the request names the client. */
export async function listHoldings(
  context: RequestContext,
  clientId: string,
  query: HoldingQuery,
): Promise<Omit<Schemas.HoldingList, 'savings'>> {
  const client = await requireClient(context.db, actorOf(context), clientId);
  const { page, size, ...slice } = pageOf(query);
  const where = and(
    eq(tradeRecord.clientId, client.id),
    eq(tradeRecord.status, 'holding'),
    when(query.kind, (kind) => eq(tradeRecord.kind, kind)),
  );
  const approver = await readApprover(context.db, context);
  const { rows } = await selectTradeRows(context.db, {
    where,
    sorting: parseSort(query.sort ?? '-created_at', sortKeys, tradeRecord.id),
    ...slice,
  });
  const { total, totals } = await sumTrades(context.db, where, { amount: tradeRecord.paid });
  const inBase = await inBaseAsOfNow(context.db, { total, totals }, approver.currency);
  const { values, totals: valueTotals } = await valueHoldings(context.db, where);
  const shown = new Set(rows.map(({ trade }) => trade.id));
  return {
    list: rows.map((row) => tradeView(row, approver)),
    ...inBase,
    values: values.filter(({ id }) => shown.has(id)),
    value_totals: valueTotals,
    ...{ page, size },
  };
}

const pricedKinds = ['fund', 'stock', 'block'] as const;

/** Null until the product has one. An issue or agreed price is no price of the market. */
function currentPrice(
  kind: Schemas.TradeKind,
  { nav, nav_at: navAt, prev_close: last, ref_close: reference, priced_at: at }: TradeTerms,
) {
  const price = kind === 'fund' ? nav : kind === 'stock' ? last : reference;
  if (price == null) return null;
  return { price, pricedAt: (kind === 'fund' ? navAt : at) ?? null };
}

async function valueHoldings(reader: Reader, where: SQL | undefined) {
  const rows = await reader
    .select({ held: tradeRecord, of: product })
    .from(tradeRecord)
    .innerJoin(product, eq(product.id, tradeRecord.productId))
    .where(
      and(where, inArray(tradeRecord.kind, [...pricedKinds]), isNotNull(tradeRecord.allottedQty)),
    );
  const sums = new Map<string, Record<'paid' | 'value' | 'result', Decimal>>();
  const values = rows.flatMap(({ held, of }) => {
    const { id, kind, currency, allottedQty, paid } = held;
    const now = currentPrice(kind, termsOf(of));
    if (now === null || allottedQty === null) return [];
    const value = convert(allottedQty, now.price, currency);
    const result = profitAt(now.price, { quantity: allottedQty, paid, currency });
    const before = sums.get(currency) ?? { paid: '0', value: '0', result: '0' };
    sums.set(currency, {
      paid: plus(before.paid, paid),
      value: plus(before.value, value),
      result: plus(before.result, result),
    });
    return [
      {
        id,
        price: formatRate(now.price),
        priced_at: now.pricedAt?.toISOString() ?? null,
        value: formatMoney(value, currency),
        result: formatMoney(result, currency),
      },
    ];
  });
  const totals = [...sums].map(([currency, sum]) => ({
    currency,
    paid: formatMoney(sum.paid, currency),
    value: formatMoney(sum.value, currency),
    result: formatMoney(sum.result, currency),
  }));
  return { values, totals: totals.sort((one, other) => (one.currency < other.currency ? -1 : 1)) };
}
