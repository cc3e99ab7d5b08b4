import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { subscription } from '../domains/settlement/settle-steps.ts';
import { bookTrade } from '../domains/trade/quote-trade.ts';
import { approval as allotment } from '../domains/trade/trade-steps.ts';
import { applyTransitions } from '../domains/trade/trade-transitions.ts';
import { type TradeRecord, termsOf } from '../domains/trade-terms/trade-terms.ts';
import type { Database } from '../kernel/db/database.ts';
import { fundNav, product, tradeRecord } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import type { DemoUsername } from '../seed/staff.ts';
import { acknowledged } from './acknowledged.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { putIn } from './credit-fixtures.ts';
import { addClient, type ClientFixture, staffId } from './deposit-fixtures.ts';

export type ProductFixture = typeof product.$inferSelect;
type Kind = Schemas.TradeKind;

const termsByKind: Record<ProductFixture['kind'], Record<string, unknown>> = {
  stock: { limit_up_price: '12.50', fee_pct: '0.5', min_lots: 1, max_lots: 100 },
  block: { agreed_price: '8.20', fee_pct: '0.5', min_qty: 100 },
  ipo: { issue_price: '10.00', funding_model: 'prefund', fee_pct: '1' },
  daily: { min_amount: '10', max_amount: '100000', term_days: 1, fee_pct: '0.1' },
  ai: {
    min_amount: '10',
    max_amount: '100000',
    term_days: 30,
    fee_pct: '2',
    plans: [{ name: 'Basic', fee: '30.00', period: 'month' }],
  },
  fund: { nav: '1.2345', min_amount: '10', fee_pct: '1.5' },
  quant: { min_amount: '10', max_amount: '100000', term_days: 90, fee_pct: '2' },
  saving: {
    min_amount: '100.00',
    tiers: [
      { min: '100.00', rate: '2.00' },
      { min: '10000.00', rate: '3.65' },
    ],
    term_days: 90,
    flexible: false,
    payout: 'maturity',
    early_exit: 'forfeit_interest',
  },
};

export async function addProduct(
  db: Database,
  kind: ProductFixture['kind'],
  { terms, ...columns }: Partial<typeof product.$inferInsert> = {},
): Promise<ProductFixture> {
  const pooled = kind === 'stock' || kind === 'block' || kind === 'ipo';
  const [added] = await db
    .insert(product)
    .values({
      kind,
      code: `P-${randomUUID()}`,
      name: '测试产品 Test',
      currency: 'USD',
      status: pooled ? 'listing' : 'enabled',
      poolQty: pooled ? 10_000 : null,
      lotSize: pooled ? 100 : null,
      ...columns,
      terms: { ...termsByKind[kind], ...terms },
    })
    .returning();
  if (added === undefined) throw new Error('The product was not stored.');
  return added;
}

export async function addRichClient(
  db: Database,
  {
    money = '100000.00',
    ...options
  }: { money?: string } & NonNullable<Parameters<typeof addClient>[1]> = {},
): Promise<ClientFixture> {
  const client = await addClient(db, options);
  for (const currency of Object.keys(client.accounts)) await putIn(db, client, money, currency);
  return client;
}

export interface TradeFixture {
  kind?: Kind;
  quantity?: string;
  amount?: string;
  plan?: string;
  maker?: DemoUsername;
  currency?: string;
  at?: Date;
}

/** By default 1,000 pieces, or 1,000.00. */
export async function addTrade(
  db: Database,
  of: ClientFixture,
  ordered: ProductFixture,
  options: TradeFixture = {},
): Promise<TradeRecord> {
  const { currency = ordered.currency, maker, plan = 'Basic', at = new Date() } = options;
  const kind = options.kind ?? (ordered.kind as Kind); // No test orders a saving.
  const accountId = of.accounts[currency];
  if (accountId === undefined) throw new Error(`The client has no account in ${currency}.`);
  const makerId = maker === undefined ? null : await staffId(db, maker);
  return db.transaction(async (tx) => {
    const { booked, audit } = await bookTrade(tx, {
      kind,
      productId: ordered.id,
      account: { id: accountId, clientId: of.id, currency },
      quantity: options.quantity ?? '1000',
      amount: options.amount ?? '1000.00',
      plan: { name: plan, autoRenew: true },
      makerId,
      timeZone: 'UTC',
      at,
    });
    await writeAudit(tx, null, audit);
    return booked;
  });
}

/** By default by a supervisor who sells nothing in the tests. */
export async function allot(
  db: Database,
  { id }: Pick<TradeRecord, 'id'>,
  { quantity = null, by = 'mfa' }: { quantity?: string | null; by?: DemoUsername } = {},
): Promise<void> {
  const actorId = await staffId(db, by);
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(tradeRecord).where(eq(tradeRecord.id, id)).for('update');
    if (order?.status !== 'awaiting') throw new Error('The order does not wait for its allotment.');
    const [of] = await tx.select().from(product).where(eq(product.id, order.productId));
    const terms = termsOf(of as ProductFixture); // An order has a product.
    const why = { reasonCode: null, reason: null };
    const step = allotment(order, { quantity, terms }, why, { actorId, at: new Date() });
    const accounts = await applyTransitions(tx, [step]);
    const changed = [...step.audit.changed, ...accounts];
    await writeAudit(tx, null, { ...step.audit, changed });
  });
}

async function read(
  db: Pick<Database, 'select'>,
  { id }: Pick<TradeRecord, 'id'>,
): Promise<TradeRecord> {
  const [order] = await db.select().from(tradeRecord).where(eq(tradeRecord.id, id));
  if (order === undefined) throw new Error('The order is gone.');
  return order;
}

/** Returns the day. */
export async function passCutoff(db: Database, of: Pick<TradeRecord, 'id'>): Promise<string> {
  const { phase, dealingDay, redeemDay } = await read(db, of);
  const day = phase === 'redeeming' ? redeemDay : dealingDay;
  if (day === null) throw new Error('The order has no dealing day.');
  const passed = new Date(Date.now() - 1000);
  const set = phase === 'redeeming' ? { redeemCutoffAt: passed } : { cutoffAt: passed };
  await db.update(tradeRecord).set(set).where(eq(tradeRecord.id, of.id));
  return day;
}

export async function strike(
  db: Database,
  of: Pick<TradeRecord, 'id'>,
  nav = '1.2345',
): Promise<{ day: string; version: number }> {
  const day = await passCutoff(db, of);
  const { productId } = await read(db, of);
  const now = new Date();
  const value = { nav, navAt: now, knownAt: now };
  const [struck] = await db
    .insert(fundNav)
    .values({ productId, day, ...value })
    .onConflictDoUpdate({ target: [fundNav.productId, fundNav.day], set: value })
    .returning();
  return { day, version: struck?.version ?? 1 };
}

export async function holdFund(
  db: Database,
  of: Pick<TradeRecord, 'id'>,
  { nav = '1.2345', by = 'mfa' }: { nav?: string; by?: DemoUsername } = {},
): Promise<TradeRecord> {
  const actorId = await staffId(db, by);
  await strike(db, of, nav);
  await db.transaction(async (tx) => {
    const why = { reasonCode: null, reason: null };
    const at = new Date();
    const order = await read(tx, of);
    const approved = allotment(order, { quantity: null, terms: {} }, why, { actorId, at });
    const held = subscription(approved.after, { nav, knownAt: at }, { actorId, at });
    if (held === undefined) throw new Error('The amount buys no unit.');
    for (const step of [approved, held]) {
      const accounts = await applyTransitions(tx, [step]);
      const changed = [...step.audit.changed, ...accounts];
      await writeAudit(tx, null, { ...step.audit, changed });
    }
  });
  return read(db, of);
}

export async function makeDue(db: Database, { id }: Pick<TradeRecord, 'id'>): Promise<void> {
  await db.update(tradeRecord).set({ settleAt: new Date() }).where(eq(tradeRecord.id, id));
}

const unchanged: Readonly<Partial<Record<string, object>>> = {
  stock: { price: '12.50' },
  block: { price: '8.20' },
  ipo: { price: '10.00' },
};
const reasoned = { remark: 'As the statement of the strategy says' };

/** `second` confirms the sales that wait for another user. */
export function tradeCalls(who: ApiClient, second?: ApiClient) {
  const post = (
    path: string,
    trade: { kind: string; id: string },
    body: object,
    headers = once(),
  ): Promise<ApiAnswer> =>
    who.call('POST', `/trx/admin/v1/${trade.kind}/${path}/${trade.id}`, body, headers);
  type Ref = { kind: string; id: string };
  return {
    audit: (trade: Ref, body: object, headers?: ReturnType<typeof once>) =>
      post('audit', trade, { version: 1, ...body }, headers),
    approve: (trade: Ref, version = 1, more: object = {}) =>
      post('audit', trade, { result: 'approved', version, ...acknowledged, ...more }),
    reject: (trade: Ref, version = 1) =>
      post('audit', trade, { result: 'rejected', reason_code: 'not_filled', version }),
    withdraw: (trade: Ref, version = 1, more: object = {}) =>
      post('withdraw', trade, { reason_code: 'client_request', version, ...more }),
    pay: (trade: Ref, version: number, amount: string, more: object = {}) =>
      post('pay', trade, { amount, version, ...acknowledged, ...more }),
    sell: async (
      trade: Ref,
      version: number,
      made: object = unchanged[trade.kind] ?? { profit: '0.00' },
    ): Promise<ApiAnswer> => {
      const answer = await post('settle', trade, { to: 'sold', version, ...reasoned, ...made });
      const waiting = answer.body.decision?.second_person?.waiting;
      if (second === undefined || waiting == null) return answer;
      const path = `/approval/admin/v1/audit/${waiting.id}`;
      const confirming = { result: 'approved', version: waiting.version };
      const confirmed = await second.call('PUT', path, confirming, once());
      if (confirmed.status !== 200) return confirmed;
      const { status, body } = await second.get(`/trx/admin/v1/${trade.kind}/${trade.id}`);
      return { ...answer, status, body: body.trade };
    },
    clear: (trade: Ref, version: number) => post('settle', trade, { to: 'unsettled', version }),
    complete: (trade: Ref, version: number) => post('settle', trade, { to: 'completed', version }),
    redeem: (trade: Ref, version: number, more: object = {}) =>
      who.call('POST', `/trx/admin/v1/fund/redeem/${trade.id}`, { version, ...more }, once()),
    dealing: (fundId: string) => who.get(`/fund/admin/v1/dealing/${fundId}`),
    confirm: (fundId: string, body: object, headers = once()) =>
      who.call('POST', `/fund/admin/v1/dealing/${fundId}`, body, headers),
    detail: (trade: Ref) => who.get(`/trx/admin/v1/${trade.kind}/${trade.id}`),
  };
}

export function allocationCalls(who: ApiClient) {
  const path = (of: ProductFixture) => `/trx/admin/v1/${of.kind}/${of.id}/allocation`;
  return {
    read: (of: ProductFixture) => who.get(path(of)),
    save: (
      of: ProductFixture,
      version: number,
      lines: [id: string, allotted: number][],
      fields: object = {},
    ) =>
      who.call(
        'PUT',
        path(of),
        { version, lines: lines.map(([trx_id, allotted]) => ({ trx_id, allotted })), ...fields },
        once(),
      ),
    result: (of: ProductFixture, trxId: string) => who.get(`${path(of)}/result/${trxId}`),
    publish: (of: ProductFixture, version: number, headers = once()) =>
      who.call('POST', `${path(of)}/publish`, { version, ...acknowledged }, headers),
  };
}
