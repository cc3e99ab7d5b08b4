import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  client,
  clientTradeSetting,
  product,
  savingDay,
  savingHolding,
} from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { addSaving, daysAgo, noonOf, savingCalls, today } from '../../testing/saving-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient } from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { accrueSavings } from './accrue-interest.ts';
import { dateAfter } from './saving-terms.ts';

const server = useTestServer();
let angel: ApiClient;
let other: ApiClient;
let hero: ApiClient;
let calls: ReturnType<typeof savingCalls>;

beforeAll(async () => {
  const { signIn } = server();
  [angel, other, hero] = await Promise.all([signIn('angel'), signIn('angel2'), signIn('hero')]);
  calls = savingCalls(angel);
});

const flexible = {
  ...{ term_days: null, flexible: true, payout: 'daily', early_exit: 'free' },
};
const add = (terms: Record<string, unknown> = {}, columns = {}) =>
  addProduct(server().db, 'saving', { terms, ...columns });
const rich = () => addRichClient(server().db);
const balanceOf = async (of: ClientFixture) =>
  (await readAccount(server().db, of.accounts['USD'])).balance;
const running = (of: ClientFixture) => calls.list({ client_id: of.id });

describe('a holding that staff enter', () => {
  // @rule trade-records: Two people sign for a saving and its terms, at any amount
  // @in ./enter-holding.ts
  it('waits for another user, and begins when that one confirms it', async () => {
    const of = await rich();
    const saved = await add();
    const entered = await calls.enter(of, saved, { amount: '10000.00', remark: 'By telephone' });
    expect([entered.status, entered.body.status]).toEqual([201, 'pending']);
    expect(entered.body).toMatchObject({ operation: 'createSavingHolding', limit: 'order' });
    const changes = new Map(
      entered.body.changes.map(({ field, after }: { field: string; after: string }) => [
        field,
        after,
      ]),
    );
    expect(Object.fromEntries(changes)).toEqual({
      ...{ amount: '10000.00 USD', rate: '3.65%', term_days: '90', interest: '90.00 USD' },
      ...{ payout: 'maturity', early_exit: 'forfeit_interest', remark: 'By telephone' },
    });
    expect(await balanceOf(of)).toBe('100000.00000000');
    const alone = await auditProposal(angel, entered.body);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);

    const second = await auditProposal(other, entered.body);
    expect([second.status, second.body.status]).toEqual([200, 'applied']);
    const { body } = await running(of);
    expect(body).toMatchObject({
      total: 1,
      totals: [{ currency: 'USD', count: 1, amount: '10000.00' }],
      list: [
        {
          ...{ principal: '10000.00', rate: '3.65', status: 'holding', accrued: '0.00' },
          ...{ opened_on: today(), matures_on: dateAfter(today(), 90), remark: 'By telephone' },
          next_payout: { on: dateAfter(today(), 90), amount: '90.00' },
          maker: { name: entered.body.maker.name },
          checker: { name: second.body.checker.name },
          ...{ exit: null, closed_by: null, can_exit: true },
        },
      ],
    });
    expect(await balanceOf(of)).toBe('90000.00000000');
  });

  // @rule trade-records: A saving is checked again when it is confirmed, at the terms that were proposed
  // @in ./quote-holding.ts
  it('is refused with the second signature if what was checked has changed', async () => {
    const { db } = server();
    const confirm = async (
      change: (of: ClientFixture, saved: { id: string }) => PromiseLike<unknown>,
    ) => {
      const of = await rich();
      const saved = await add();
      const entered = await calls.enter(of, saved, { amount: '500.00' });
      expect(entered.status).toBe(201);
      await change(of, saved);
      const { body } = await auditProposal(other, entered.body);
      expect((await running(of)).body.total).toBe(0);
      return body.code;
    };
    const limitedTo =
      (columns: Partial<typeof clientTradeSetting.$inferInsert>) => (of: ClientFixture) =>
        db.insert(clientTradeSetting).values({
          ...{ clientId: of.id, products: ['saving' as const], version: 1, updatedAt: new Date() },
          ...columns,
        });
    expect(
      await confirm((of) => db.update(client).set({ active: false }).where(eq(client.id, of.id))),
    ).toBe('CLIENT_DISABLED');
    expect(await confirm(limitedTo({ products: ['stock'] }))).toBe('KIND_NOT_ALLOWED');
    expect(await confirm(limitedTo({ orderMax: '499.00' }))).toBe('ORDER_ABOVE_LIMIT');
    expect(await confirm(limitedTo({ dailyMax: '499.00' }))).toBe('DAY_LIMIT_REACHED');
    expect(
      await confirm((_, { id }) =>
        db.update(product).set({ status: 'disabled' }).where(eq(product.id, id)),
      ),
    ).toBe('PRODUCT_CLOSED');
    expect(
      await confirm((_, { id }) =>
        db.update(product).set({ version: 2 }).where(eq(product.id, id)),
      ),
    ).toBe('STALE_RECORD');
  });

  it('is within the limits of the client, savings of the day included', async () => {
    const of = await rich();
    const saved = await add();
    await server()
      .db.insert(clientTradeSetting)
      .values({
        ...{ clientId: of.id, products: ['saving'], orderMax: '800.00', dailyMax: '1000.00' },
        ...{ version: 1, updatedAt: new Date() },
      });
    await addSaving(server().db, of, saved, { amount: '600.00' });
    const { body } = await calls.preview(of, saved, { amount: '400.00' });
    expect(body).toMatchObject({
      ...{ principal: '400.00', rate: '2', interest: '1.97', held: '600.00' },
      funds: { before: '99400.00', after: '99000.00' },
      limits: { base_currency: 'USD', value: '400.00', order_max: '800.00', used: '600.00' },
      product_version: 1,
    });
    for (const ask of [calls.preview, calls.enter]) {
      expect((await ask(of, saved, { amount: '801.00' })).body.code).toBe('ORDER_ABOVE_LIMIT');
      expect((await ask(of, saved, { amount: '401.00' })).body.code).toBe('DAY_LIMIT_REACHED');
    }
  });

  it('is refused for what the product does not take', async () => {
    const { db } = server();
    const of = await rich();
    const saved = await add();
    const refusal = async (answer: Promise<{ body: { code: string; errors?: object[] } }>) =>
      (await answer).body;
    for (const ask of [calls.preview, calls.enter]) {
      expect(await refusal(ask(of, saved, { amount: '99.99' }))).toMatchObject({
        errors: [{ field: 'amount', code: 'VALUE_TOO_SMALL' }],
      });
      expect(await refusal(ask(of, saved, { amount: '0.00' }))).toMatchObject({
        errors: [{ field: 'amount', code: 'AMOUNT_NOT_POSITIVE' }],
      });
      const codes = {
        INSUFFICIENT_FUNDS: ask(of, saved, { amount: '100000.01' }),
        PRODUCT_CLOSED: ask(of, await add({}, { status: 'disabled' }), { amount: '500.00' }),
        ACCOUNT_CURRENCY_DIFFERS: ask(of, await add({}, { currency: 'CNY' }), {
          ...{ amount: '500.00', account_id: of.accounts['USD'] ?? '' },
        }),
        ACCOUNT_NOT_OF_CLIENT: ask(of, saved, {
          ...{ amount: '500.00', account_id: (await rich()).accounts['USD'] ?? '' },
        }),
        NOT_FOUND: ask(of, await addProduct(db, 'quant'), { amount: '500.00' }),
        CLIENT_DISABLED: ask(await addClient(db, { active: false }), saved, { amount: '500.00' }),
      };
      for (const [code, answer] of Object.entries(codes)) {
        expect((await refusal(answer)).code).toBe(code);
      }
    }
    const limited = await addRichClient(db, { currencies: ['HKD'] });
    await db.insert(clientTradeSetting).values({
      ...{ clientId: limited.id, products: ['saving'], orderMax: '800.00' },
      ...{ version: 1, updatedAt: new Date() },
    });
    const trader = await rich();
    await db.insert(clientTradeSetting).values({
      ...{ clientId: trader.id, products: ['stock'], version: 1, updatedAt: new Date() },
    });
    const inHongKong = await add({}, { currency: 'HKD' });
    for (const ask of [calls.preview, calls.enter]) {
      const answer = ask(limited, inHongKong, { amount: '500.00' });
      expect((await refusal(answer)).code).toBe('RATE_UNAVAILABLE');
      const barred = ask(trader, saved, { amount: '500.00' });
      expect((await refusal(barred)).code).toBe('KIND_NOT_ALLOWED');
    }
    const stale = await calls.enter(of, saved, { amount: '500.00', product_version: 7 });
    expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { id: saved.id } });
  });

  it('is for clients in scope', async () => {
    const of = await addRichClient(server().db, { agent: null });
    const entered = await savingCalls(hero).enter(of, await add(), { amount: '500.00' });
    expect([entered.status, entered.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the interest of a holding', () => {
  // @rule trade-records: Each day of a saving accrues once, from the day after its entry
  // @in ./accrue-interest.ts
  it('accrues each day once, is paid at maturity, and ends with the term', async () => {
    const { db } = server();
    const of = await rich();
    const { id } = await addSaving(db, of, await add(), { openedOn: '2026-01-31' });
    await accrueSavings(db, noonOf('2026-01-31'));
    expect((await calls.detail(id)).body.accrued_days).toBe(0);
    await accrueSavings(db, noonOf('2026-02-01'));
    await accrueSavings(db, noonOf('2026-02-01'));
    const { body: day } = await calls.detail(id);
    expect(day).toMatchObject({ accrued_days: 1, accrued: '1.00', paid: '0.00', version: 2 });

    await accrueSavings(db, noonOf('2026-04-30'));
    expect(await balanceOf(of)).toBe('90000.00000000');
    await accrueSavings(db, noonOf('2026-06-30'));
    const { body: matured } = await calls.detail(id);
    expect(matured).toMatchObject({
      ...{ status: 'completed', exit: 'matured', closed_on: '2026-05-01', accrued_days: 90 },
      ...{ accrued: '90.00', paid: '90.00', forfeited: '0.00', next_payout: null },
    });
    expect(await balanceOf(of)).toBe('100090.00000000');
    await accrueSavings(db, noonOf('2026-07-30'));
    expect((await calls.detail(id)).body).toEqual(matured);
    const { body: days } = await calls.days(id, '?size=2');
    expect(days).toMatchObject({
      total: 90,
      list: [
        { day: 90, date: '2026-05-01', principal: '10000.00', rate: '3.65', paid: '90.00' },
        { day: 89, date: '2026-04-30', interest: '1.00', paid: '0.00' },
      ],
    });
  });

  it('is paid monthly on the day of the entry, or the last one of a shorter month', async () => {
    const { db } = server();
    const of = await rich();
    const saved = await add({ payout: 'monthly' });
    const { id } = await addSaving(db, of, saved, { openedOn: '2026-01-31' });
    await accrueSavings(db, noonOf('2026-04-01'));
    const { body } = await calls.days(id, '?size=200');
    const paid = body.list.filter((day: { paid: string }) => day.paid !== '0.00');
    expect(paid).toMatchObject([
      { date: '2026-03-31', paid: '31.00' },
      { date: '2026-02-28', paid: '28.00' },
    ]);
    expect((await calls.detail(id)).body.next_payout).toEqual({
      on: '2026-04-30',
      amount: '30.00',
    });
  });

  it('loses no part of a cent to the days, and reaches a whole unit of a currency without cents', async () => {
    const { db } = server();
    const of = await addRichClient(db, { currencies: ['USD', 'JPY'] });
    const small = await add({ ...flexible, min_amount: '1', tiers: [{ min: '1', rate: '2.10' }] });
    const { id } = await addSaving(db, of, small, { amount: '10.00', openedOn: '2026-01-01' });
    await accrueSavings(db, noonOf('2027-01-01'));
    expect((await calls.detail(id)).body).toMatchObject({ accrued: '0.21', paid: '0.21' });
  });

  // @rule trade-records: A change of a saving product never changes a saving that runs
  // @in domains/product/saving-product.ts
  it('stays at the terms of the entry when the product changes', async () => {
    const { db } = server();
    const of = await rich();
    const saved = await add({}, { code: 'S-KEPT' });
    const { id } = await addSaving(db, of, saved, { openedOn: daysAgo(10) });
    const { body: was } = await angel.get(`/saving/admin/v1/${saved.id}`);
    expect(was.usage).toMatchObject({ orders: 1, open_orders: 1 });
    expect(was.allowed).toMatchObject({
      fixed_fields: ['code', 'currency'],
      delete_blocked_code: 'PRODUCT_IN_USE',
    });
    const terms = { min_amount: '1.00', tiers: [{ min: '1.00', rate: '9.00' }], term_days: 1 };
    const change = {
      ...{ code: was.code, name: was.name, currency: 'USD', flexible: false, version: 1 },
      ...{ payout: 'maturity', early_exit: 'free', ...terms },
    };
    const answer = await angel.call('PUT', `/saving/admin/v1/${saved.id}`, change);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    const other = await angel.call('PUT', `/saving/admin/v1/${saved.id}`, {
      ...{ ...change, version: 2, currency: 'CNY' },
    });
    expect(other.body.code).toBe('PRODUCT_IN_USE');
    await accrueSavings(db, new Date());
    expect((await calls.detail(id)).body).toMatchObject({
      ...{ rate: '3.65', accrued: '10.00', term_days: 90, early_exit: 'forfeit_interest' },
      tiers: [
        { min: '100.00', rate: '2.00' },
        { min: '10000.00', rate: '3.65' },
      ],
    });
    await expect(
      server().owner.update(savingHolding).set({ rate: '9' }).where(eq(savingHolding.id, id)),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('keeps what was promised') },
    });
    const removed = server().owner.delete(savingDay).where(eq(savingDay.holdingId, id));
    await expect(removed.execute()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  });
});

describe('an early exit', () => {
  // @rule trade-records: An early exit pays the interest of the days that ended, or forfeits what is unpaid
  // @in ./enter-holding.ts
  it('pays back the principal, with the interest of the days that have ended', async () => {
    const { db } = server();
    const of = await rich();
    const saved = await add({ payout: 'maturity', early_exit: 'free' });
    const { id, version } = await addSaving(db, of, saved, { openedOn: daysAgo(10) });
    const { status, body } = await calls.exit(id, version, ' Moves house ');
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      ...{ status: 'completed', exit: 'early', closed_on: today(), exit_remark: 'Moves house' },
      ...{ accrued_days: 10, accrued: '10.00', paid: '10.00', forfeited: '0.00' },
      ...{ can_exit: false, closed_by: { name: expect.any(String) } },
    });
    expect(await balanceOf(of)).toBe('100010.00000000');
    expect(await lastEntry(server())).toMatchObject({
      action: 'saving_holding.exited',
      subjectId: id,
    });
    const again = await calls.exit(id, body.version);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DECIDED']);
    await accrueSavings(db, noonOf(dateAfter(today(), 200)));
    expect((await calls.detail(id)).body).toEqual(body);
  });

  it('forfeits what was not paid yet, and leaves what was', async () => {
    const { db } = server();
    const of = await rich();
    const saved = await add({ payout: 'monthly' });
    const { id, version } = await addSaving(db, of, saved, { openedOn: daysAgo(40) });
    const { body } = await calls.exit(id, version);
    const paid = Number(body.paid);
    expect(paid).toBeGreaterThan(27);
    expect(body).toMatchObject({ accrued: '40.00', forfeited: (40 - paid).toFixed(2) });
    expect(Number(await balanceOf(of))).toBe(100_000 + paid);
  });

  it('is refused without a right to it in the terms, and for another version', async () => {
    const { db } = server();
    const of = await rich();
    const bound = await addSaving(db, of, await add({ early_exit: 'not_allowed' }));
    expect((await calls.detail(bound.id)).body.can_exit).toBe(false);
    expect((await calls.exit(bound.id, 1)).body.code).toBe('EXIT_NOT_ALLOWED');
    const open = await addSaving(db, of, await add(flexible));
    expect((await calls.exit(open.id, 2)).body).toMatchObject({
      code: 'STALE_RECORD',
      current: { id: open.id, version: 1 },
    });
    const due = await addSaving(db, of, await add({ term_days: 5 }), { openedOn: daysAgo(6) });
    expect((await calls.exit(due.id, 1)).body.code).toBe('ALREADY_DECIDED');
  });
});

describe('the lists', () => {
  it('show holdings by product and by client, and robots apart', async () => {
    const { db } = server();
    const saved = await add(flexible);
    const [one, two] = [await rich(), await rich()];
    const robot = await addRichClient(db, { fake: true });
    for (const who of [one, two, robot]) await addSaving(db, who, saved, { amount: '300.00' });
    const ended = await addSaving(db, one, saved, { amount: '200.00' });
    await calls.exit(ended.id, 1);
    const of = { product_id: saved.id };
    expect((await calls.list(of)).body).toMatchObject({
      total: 3,
      totals: [{ currency: 'USD', count: 3, amount: '800.00' }],
    });
    expect((await calls.list({ ...of, status: 'holding', sort: '-principal' })).body.total).toBe(2);
    expect((await calls.list({ ...of, fake: 'true' })).body.total).toBe(1);
    const { body } = await angel.get(`/client/admin/v1/order/holding/${one.id}`);
    expect(body.savings).toMatchObject([{ principal: '300.00', product: { id: saved.id } }]);
    const kinds = await angel.get(`/client/admin/v1/order/holding/${one.id}?kind=quant`);
    expect(kinds.body.savings).toEqual([]);
    const lines = await angel.get(`/user/admin/v1/tfl/${one.id}?reference_type=saving`);
    expect([lines.status, lines.body.code]).toEqual([200, undefined]);
    expect(lines.body.list[0].record).toMatchObject({ kind: 'saving', order_no: ended.orderNo });
  });

  it('show a salesman only the own clients', async () => {
    const of = await addRichClient(server().db, { agent: null });
    const { id } = await addSaving(server().db, of, await add());
    for (const path of [`/saving/admin/v1/holding/${id}`, `/saving/admin/v1/holding/days/${id}`]) {
      expect((await hero.get(path)).status).toBe(404);
    }
    const missing = '0196f1de-0000-7000-8000-000000000000';
    expect((await savingCalls(hero).exit(id, 1)).body.code).toBe('NOT_FOUND');
    expect((await calls.detail(missing)).body.code).toBe('NOT_FOUND');
    expect((await calls.days(missing)).body.code).toBe('NOT_FOUND');
    expect((await calls.exit(missing, 1)).body.code).toBe('NOT_FOUND');
  });
});
