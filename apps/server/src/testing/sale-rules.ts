import { and, eq, isNotNull } from 'drizzle-orm';
import { saleBounds } from '../domains/trade-terms/sale-bounds.ts';
import { valueSale } from '../domains/trade-terms/value-sale.ts';
import type { Database } from '../kernel/db/database.ts';
import { fundNav, product, tradeEvent, tradeRecord } from '../kernel/db/schema.ts';
import { compare } from '../kernel/money/decimal.ts';
import { parseSetting } from '../platform/settings.ts';

export async function checkSales(db: Database): Promise<{ count: number; wrong: string[] }> {
  const { profit: limits } = parseSetting('trade', {});
  const sales = await db
    .select({
      trade: tradeRecord,
      product,
      nav: fundNav.nav,
      soldAt: tradeEvent.at,
      amount: tradeEvent.amount,
    })
    .from(tradeRecord)
    .innerJoin(product, eq(product.id, tradeRecord.productId))
    .innerJoin(
      tradeEvent,
      and(eq(tradeEvent.tradeId, tradeRecord.id), eq(tradeEvent.action, 'sold')),
    )
    .leftJoin(
      fundNav,
      and(eq(fundNav.productId, tradeRecord.productId), eq(fundNav.day, tradeRecord.redeemDay)),
    )
    .where(isNotNull(tradeRecord.profit));
  const wrong = sales.filter(({ trade, product, nav, soldAt, amount }) => {
    const { soldPrice: price, profit } = trade;
    // A fund is sold at the value of its dealing day alone; the load set has no dealing days.
    if (trade.kind === 'fund') {
      return price === null || amount !== profit || (trade.redeemDay !== null && price !== nav);
    }
    const held = { ...trade, status: 'holding' as const };
    try {
      const request = price === null ? { profit } : { price };
      const made = valueSale(held, request, saleBounds({ trade: held, product }, limits, soldAt));
      return compare(made.profit, profit ?? '') !== 0 || compare(amount ?? '', made.profit) !== 0;
    } catch {
      return true;
    }
  });
  return {
    count: sales.length,
    wrong: wrong.map(({ trade }) => `${trade.kind} ${trade.soldPrice ?? '-'} ${trade.profit}`),
  };
}
