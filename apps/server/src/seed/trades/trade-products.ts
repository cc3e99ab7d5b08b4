import type { ProductKindRules } from '../../domains/product/product-kind-rules.ts';
import { productKinds } from '../../domains/product/product-kinds.ts';
import type { ProductBody, ProductKind } from '../../domains/product/product-types.ts';
import { toColumns } from '../../domains/product/store-product.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { type Random, seededRandom } from '../../kernel/random.ts';
import { tradeFund } from '../fund-navs.ts';
import { onMarketDays } from '../products.ts';

export type ProductRow = typeof product.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;

const products = (now: Date) => {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const paper = { currency: 'USD', lot_size: 10, pool_qty: 1_000_000 };
  const invested = { currency: 'USD', min_amount: '50.00', capacity: '5000000.00' };
  const strategy = { ...invested, max_amount: '50000.00', risk: 3 };
  const ipo = (listing: number, end = -18) => ({
    ...paper,
    apply_start: inDays(-45),
    apply_end: inDays(end),
    result_at: inDays(end + 1),
    listing_at: inDays(listing),
  });
  return {
    stock: row(productKinds.stock, 'listing', {
      ...{ ...paper, symbol: 'GLXT', name: '星河科技 · Galaxy Tech', market: 'NASDAQ' },
      ...{ prev_close: '11.25', limit_up_price: '12.37', min_lots: 1, max_lots: 500 },
      ...{ open_at: inDays(-45), close_at: inDays(2) },
      ...{ seal_amount: '8600000.00', consecutive_boards: 2 },
    }),
    block: row(productKinds.block, 'listing', {
      ...{ ...paper, symbol: 'TYHB', name: '腾远控股 · Tengyuan Holdings', market: 'NYSE' },
      ...{ ref_close: '8.40', agreed_price: '7.98', discount_pct: '5.00', min_qty: 10 },
      ...{ settle_at: inDays(-40), lockup_until: inDays(-10) },
    }),
    ipo: row(productKinds.ipo, 'listed', {
      ...{ ...ipo(-12), symbol: 'LUMN', name: '明光医疗 · Lumen Medical', market: 'NASDAQ' },
      ...{ price_min: '9.00', price_max: '11.00', issue_price: '10.20' },
      ...{ funding_model: 'prefund', pay_deadline: null },
    }),
    ipoOpen: row(productKinds.ipo, 'listing', {
      ...{
        ...ipo(6, -1 / 48),
        symbol: 'HRBR',
        name: '海湾物流 · Harbor Logistics',
        market: 'NYSE',
      },
      ...{ pool_qty: 500, price_min: '5.00', price_max: '6.00', issue_price: '5.60' },
      ...{ funding_model: 'prefund', pay_deadline: null },
    }),
    ipoPaying: row(productKinds.ipo, 'listing', {
      ...{ ...ipo(6), symbol: 'ARRA', name: '极光半导体 · Aurora Semi', market: 'NASDAQ' },
      ...{ price_min: '16.00', price_max: '20.00', issue_price: '18.00' },
      ...{ funding_model: 'pay_on_win', pay_deadline: inDays(3) },
    }),
    ipoLapsed: row(productKinds.ipo, 'listed', {
      ...{ ...ipo(-4), symbol: 'CEDR', name: '雪松能源 · Cedar Energy', market: 'NYSE' },
      ...{ price_min: '7.00', price_max: '8.00', issue_price: '7.50' },
      ...{ funding_model: 'pay_on_win', pay_deadline: inDays(-6) },
    }),
    daily: row(productKinds.daily, 'enabled', {
      ...{ ...strategy, code: 'D-SELECT', name: '日内精选 · Daily select' },
      ...{ strategy: '开盘半小时后择强买入，收盘前平仓。', trade_date: inDays(-18).slice(0, 10) },
      ...{ term_days: 1, target_return: '6.00', fee_pct: '0.2' },
    }),
    ai: row(productKinds.ai, 'enabled', {
      ...{ ...strategy, code: 'AI-ALPHA', name: '智投 Alpha · AI Alpha' },
      ...{ strategy: 'Ranks shares every evening and rebalances on the next open.' },
      ...{ term_days: 30, target_return: '12.00', fee_pct: '2' },
      plans: [
        { name: '基础版 Basic', fee: '29.90', period: 'month' },
        { name: '专业版 Pro', fee: '79.90', period: 'quarter' },
      ],
    }),
    fund: row(productKinds.fund, 'enabled', {
      ...{ code: tradeFund, name: '稳健平衡基金 · Balanced fund', currency: 'USD' },
      ...{ nav: '1.2837', nav_at: inDays(-1), cutoff: '15:00', confirm_days: 1, redeem_days: 3 },
      ...{ risk: 2, min_amount: '50.00', fee_pct: '1.2' },
    }),
    quant: row(productKinds.quant, 'enabled', {
      ...{ ...strategy, code: 'Q-NEUTRAL', name: '量化中性一号 · Market neutral 1' },
      ...{ strategy: 'Long and short in equal parts, sorted by factors.' },
      ...{ term_days: 90, target_return: '7.00', fee_pct: '2' },
    }),
    dailyOpen: row(productKinds.daily, 'enabled', {
      ...{ ...strategy, code: 'D-SELECT-2', name: '日内精选二期 · Daily select 2' },
      ...{ strategy: '开盘半小时后择强买入，收盘前平仓。', trade_date: inDays(3).slice(0, 10) },
      ...{ term_days: 1, target_return: '6.00', fee_pct: '0.2' },
    }),
  };
};

function row<K extends ProductKind>(
  rules: ProductKindRules<K>,
  status: ProductRow['status'],
  body: ProductBody<K>,
) {
  return { kind: rules.kind, status, ...toColumns(rules, body) };
}

export type ProductPart = keyof ReturnType<typeof products>;

export async function seedTradeProducts(
  tx: Transaction,
  { random, from, now }: { random: Random; from: Date; now: Date },
): Promise<Readonly<Record<ProductPart, ProductRow>>> {
  // Chance of its own for the product that was added last: the rest of the set stays the same.
  const ofAdded = seededRandom(5);
  const parts: { part: string; row: typeof product.$inferInsert & { id: string } }[] = [];
  for (const [part, row] of Object.entries(products(now))) {
    const terms = await onMarketDays(tx, row.kind, row.terms, now);
    const chance = part === 'dailyOpen' ? ofAdded : random;
    const made = { id: chance.id(from), createdAt: from, updatedAt: from };
    parts.push({ part, row: { ...row, terms, ...made } });
  }
  const stored = await tx
    .insert(product)
    .values(parts.map(({ row }) => row))
    .returning();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const entries = parts.map(({ part, row }) => [part, byId.get(row.id)]);
  // Every part was stored, under its own name.
  return Object.fromEntries(entries) as Record<ProductPart, ProductRow>;
}
