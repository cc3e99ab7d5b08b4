import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { ProductBody, ProductKind } from '../domains/product/product-types.ts';
import type { Database } from '../kernel/db/database.ts';
import { exchange, tradeRecord } from '../kernel/db/schema.ts';
import { addClient, type ClientFixture } from './deposit-fixtures.ts';

const hourMs = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** The market of the products of tests, which trades on every day, so that their times never move. */
export const testMarket = {
  ...{ code: 'EVERYDAY', name_zh: '每日', name_en: 'Every day', currency: 'CNY', timezone: 'UTC' },
  hours: [{ from: '00:00', to: '23:59' }],
  trading_days: [1, 2, 3, 4, 5, 6, 7],
  status: 'enabled',
} satisfies Schemas.ExchangeCreate;

export async function addTestMarket(db: Pick<Database, 'insert'>): Promise<void> {
  const { name_zh: nameZh, name_en: nameEn, trading_days: tradingDays, ...market } = testMarket;
  await db.insert(exchange).values({ ...market, nameZh, nameEn, tradingDays });
}

let products = 0;
function newCode(): string {
  products += 1;
  return `T${process.pid}-${products}`;
}

const paper = () => ({
  symbol: newCode(),
  name: '测试股份',
  market: testMarket.code,
  currency: 'CNY',
});

const strategy = () => ({
  code: newCode(),
  name: 'Test strategy',
  currency: 'USD',
  strategy: 'Buys what others sell.',
  risk: 3,
  min_amount: '100.00',
  max_amount: '50000.00',
  capacity: '1000000.00',
  term_days: 30,
  target_return: '6.50',
  fee_pct: '1.5',
});

const bodies: { [K in ProductKind]: () => ProductBody<K> } = {
  stock: () => ({
    ...paper(),
    prev_close: '10.00',
    limit_up_price: '11.00',
    lot_size: 100,
    pool_qty: 100_000,
    min_lots: 1,
    max_lots: 50,
    open_at: inHours(1),
    close_at: inHours(5),
    seal_amount: '12000000.00',
    consecutive_boards: 2,
  }),
  block: () => ({
    ...paper(),
    ref_close: '20.00',
    agreed_price: '18.40',
    discount_pct: '8.00',
    lot_size: 100,
    min_qty: 10_000,
    pool_qty: 500_000,
    settle_at: inHours(24),
    lockup_until: inHours(24 * 180),
  }),
  ipo: () => ({
    ...paper(),
    price_min: '8.00',
    price_max: '12.00',
    issue_price: '10.50',
    lot_size: 500,
    pool_qty: 50_000,
    apply_start: inHours(1),
    apply_end: inHours(48),
    result_at: inHours(72),
    listing_at: inHours(120),
    pay_deadline: inHours(96),
    funding_model: 'pay_on_win',
  }),
  daily: () => ({ ...strategy(), trade_date: '2026-11-23' }),
  ai: () => ({
    ...strategy(),
    plans: [
      { name: 'Basic', fee: '9.90', period: 'month' },
      { name: 'Pro', fee: '99.00', period: 'year' },
    ],
  }),
  fund: () => ({
    code: newCode(),
    name: 'Test fund',
    currency: 'USD',
    nav: '1.0542',
    nav_at: inHours(-3),
    cutoff: '15:00',
    confirm_days: 1,
    redeem_days: 3,
    risk: 2,
    min_amount: '10.00',
    fee_pct: '0.6',
  }),
  quant: strategy,
  saving: () => ({
    code: newCode(),
    name: 'Test saving',
    currency: 'USD',
    min_amount: '100.00',
    tiers: [
      { min: '100.00', rate: '2.10' },
      { min: '10000.00', rate: '2.60' },
    ],
    term_days: 90,
    flexible: false,
    payout: 'maturity',
    early_exit: 'forfeit_interest',
  }),
};

/** All kinds, for tests that hold for each. */
// The keys of a literal that is never changed are exactly the keys of its type.
export const productKindNames = Object.keys(bodies) as ProductKind[];

export function productBody<K extends ProductKind>(kind: K): ProductBody<K> {
  return bodies[kind]();
}

interface TradeFixture {
  productId: string;
  kind?: (typeof tradeRecord.$inferInsert)['kind'];
  status?: (typeof tradeRecord.$inferInsert)['status'];
}

export async function addTrade(db: Database, trade: TradeFixture): Promise<void> {
  await insertTrade(db, { ...trade, of: await addClient(db) });
}

export async function insertTrade(
  db: Pick<Database, 'insert'>,
  { of, productId, kind = 'stock', status = 'awaiting' }: TradeFixture & { of: ClientFixture },
): Promise<void> {
  const accountId = Object.values(of.accounts)[0];
  if (accountId === undefined) throw new Error('The client has no account.');
  await db.insert(tradeRecord).values({
    orderNo: `T-${randomUUID()}`,
    kind,
    productId,
    clientId: of.id,
    accountId,
    currency: 'USD',
    amount: '100.00',
    // Orders paid on winning freeze nothing before.
    fundingModel: 'pay_on_win',
    profit: status === 'completed' ? '0' : null,
    status,
  });
}
