import type { Transaction } from '../db/database.ts';
import { product } from '../db/schema.ts';
import type { Random } from './random.ts';

export type ProductRow = typeof product.$inferSelect;
type Insert = typeof product.$inferInsert;

const dayMs = 24 * 60 * 60 * 1000;

/** What the trades of the demonstration set are about, by the part that each plays there. */
const products = (now: Date) => {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const pieces = { status: 'listing', poolQty: 1_000_000, lotSize: 10 } as const;
  const invested = { status: 'enabled', poolQty: null, lotSize: null } as const;
  return {
    stock: {
      ...pieces,
      kind: 'stock',
      code: 'TRX-600519',
      name: '星河科技 · Galaxy Tech',
      terms: { symbol: '600519.SH', limit_up_price: '12.37', fee_pct: '0.5' },
    },
    block: {
      ...pieces,
      kind: 'block',
      code: 'TRX-BLK-0700',
      name: '腾远控股大宗 · Tengyuan block',
      terms: { symbol: '0700.HK', agreed_price: '8.205', fee_pct: '0.3', min_qty: 10 },
    },
    /** Its allocation is published. */
    ipo: {
      ...pieces,
      kind: 'ipo',
      code: 'TRX-IPO-LUMEN',
      name: '明光医疗 · Lumen Medical',
      status: 'listed',
      terms: { issue_price: '10.20', funding_model: 'prefund', fee_pct: '1' },
    },
    /** Its allocation is a draft, and its orders wait. */
    ipoOpen: {
      ...pieces,
      kind: 'ipo',
      code: 'TRX-IPO-HARBOR',
      name: '海湾物流 · Harbor Logistics',
      poolQty: 500,
      terms: { issue_price: '5.60', funding_model: 'prefund', fee_pct: '1' },
    },
    /** Its allotments are being paid. */
    ipoPaying: {
      ...pieces,
      kind: 'ipo',
      code: 'TRX-IPO-AURORA',
      name: '极光半导体 · Aurora Semi',
      terms: {
        issue_price: '18.00',
        funding_model: 'pay_on_win',
        pay_deadline: inDays(3),
        fee_pct: '1',
      },
    },
    /** What was not paid in time is released. */
    ipoLapsed: {
      ...pieces,
      kind: 'ipo',
      code: 'TRX-IPO-CEDAR',
      name: '雪松能源 · Cedar Energy',
      status: 'listed',
      terms: {
        issue_price: '7.50',
        funding_model: 'pay_on_win',
        pay_deadline: inDays(-6),
        fee_pct: '1',
      },
    },
    daily: {
      ...invested,
      kind: 'daily',
      code: 'TRX-DAILY-A',
      name: '日内精选 · Daily select',
      terms: { min_amount: '50', max_amount: '50000', term_days: 1, fee_pct: '0.2' },
    },
    ai: {
      ...invested,
      kind: 'ai',
      code: 'TRX-AI-ALPHA',
      name: '智投 Alpha · AI Alpha',
      terms: {
        min_amount: '50',
        max_amount: '50000',
        term_days: 30,
        fee_pct: '2',
        plans: [
          { name: '基础版 Basic', fee: '29.90', period: 'month' },
          { name: '专业版 Pro', fee: '79.90', period: 'quarter' },
        ],
      },
    },
    fund: {
      ...invested,
      kind: 'fund',
      code: 'TRX-FUND-BAL',
      name: '稳健平衡基金 · Balanced fund',
      terms: { nav: '1.2837', risk: 2, min_amount: '50', fee_pct: '1.2' },
    },
    quant: {
      ...invested,
      kind: 'quant',
      code: 'TRX-QUANT-M1',
      name: '量化中性一号 · Market neutral 1',
      terms: { min_amount: '50', max_amount: '50000', term_days: 90, fee_pct: '2' },
    },
  } satisfies Record<string, Omit<Insert, 'currency'>>;
};

export type ProductPart = keyof ReturnType<typeof products>;

/** Adds the products, and answers them. */
export async function seedTradeProducts(
  tx: Transaction,
  { random, from, now }: { random: Random; from: Date; now: Date },
): Promise<Readonly<Record<ProductPart, ProductRow>>> {
  const parts = Object.entries(products(now)).map(([part, row]) => ({
    part,
    row: { ...row, id: random.id(from), currency: 'USD', createdAt: from, updatedAt: from },
  }));
  const stored = await tx
    .insert(product)
    .values(parts.map(({ row }) => row))
    .returning();
  const byId = new Map(stored.map((row) => [row.id, row]));
  const entries = parts.map(({ part, row }) => [part, byId.get(row.id)]);
  // Every part was stored, under its own name.
  return Object.fromEntries(entries) as Record<ProductPart, ProductRow>;
}
