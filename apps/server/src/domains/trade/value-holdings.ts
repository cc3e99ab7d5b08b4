import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product, tradeRecord } from '../../kernel/db/schema.ts';
import {
  convert,
  type Decimal,
  formatMoney,
  formatRate,
  plus,
} from '../../kernel/money/decimal.ts';
import { type TradeTerms, termsOf } from './trade-terms.ts';
import { profitAt } from './value-sale.ts';

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

/** Values the holdings at the current prices of their products, each in its own currency. */
export async function valueHoldings(reader: Reader, where: SQL | undefined) {
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
