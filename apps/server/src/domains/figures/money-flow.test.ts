import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deposit } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade } from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let own: ClientFixture;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  own = await addClient(db, { agent: 'hero7', currencies: ['USD', 'HKD'] });
  const robot = await addClient(db, { agent: 'hero7', fake: true });
  await approved(own, '100.00', 'USD');
  await addRate(db, { primary: 'HKD', secondary: 'USD', final: '0.125' });
  await approved(own, '50.00', 'HKD');
  await db.update(deposit).set({ baseAmount: null }).where(eq(deposit.amount, '50.00'));
  await approved(own, '80.00', 'HKD');
  await approved(robot, '9999.00', 'USD');
  // A newer rate changes nothing of what is booked.
  await addRate(
    db,
    { primary: 'HKD', secondary: 'USD', final: '0.5' },
    { effectiveAt: new Date() },
  );
});

async function approved(of: ClientFixture, amount: string, currency: string): Promise<void> {
  const { id } = await addDeposit(server().db, of, { amount, currency });
  const { status } = await angel.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version: 1 },
    once(),
  );
  expect(status).toBe(200);
}

const flow = async (who: ApiClient, query = ''): Promise<Schemas.MoneyFlow> =>
  (await who.get(`/stat/admin/v1/flow${query}`)).body;

// @rule statistics: What had no rate is counted apart, never left out
it('the flow is by currency and, as booked, in the base currency; amounts without a rate are counted apart', async () => {
  const body = await flow(angel);
  expect(body.totals).toMatchObject([
    { currency: 'HKD', cash: { deposits: { count: 2, amount: '130.00', base: null } } },
    { currency: 'USD', cash: { deposits: { count: 1, amount: '100.00', base: '100.00' } } },
  ]);
  expect(body.all).toMatchObject({
    deposits: { count: 2, amount: '110.00' },
    withdrawals: { count: 0, amount: '0.00' },
    net: '110.00',
  });
  expect(body.unrated).toBe(1);
  expect(body.clients).toEqual({ new: 1, active: 1 });
  expect(body.series).toMatchObject([{ net: '110.00', clients: { new: 1, active: 1 } }]);
});

// @rule statistics: Money flow is of the user's own clients
it('the flow covers the own clients alone for a salesman, and is empty for another', async () => {
  const { signIn } = server();
  const hero7 = await flow(await signIn('hero7'));
  expect(hero7.all.deposits?.amount).toBe('110.00');
  const hero = await flow(await signIn('hero'));
  expect([hero.totals, hero.series, hero.clients]).toEqual([[], [], { new: 0, active: 0 }]);
});

it('the flow covers robots if they are requested', async () => {
  const body = await flow(angel, '?fake=true');
  expect(body.all.net).toBe('9999.00');
});

it('the cohorts count returning clients, month by month since the registration', async () => {
  const { db } = server();
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const early = await addClient(db, { agent: 'hero7', createdAt: day('2026-01-10') });
  await addClient(db, { agent: 'hero7', createdAt: day('2026-01-20') });
  await approved(early, '1.00', 'USD');
  await approved(early, '2.00', 'USD');
  // A client funded in an earlier month orders now.
  const ordering = await addRichClient(db, { agent: 'hero7', createdAt: day('2026-01-25') });
  const earlier = { checkedAt: day('2026-02-10') };
  await db.update(deposit).set(earlier).where(eq(deposit.clientId, ordering.id));
  await addTrade(db, ordering, await addProduct(db, 'fund'));
  const { body } = await angel.get('/stat/admin/v1/cohort?from=2026-01-01T00:00:00Z');
  const [january] = body.cohorts;
  const now = new Date();
  const after = (now.getUTCFullYear() - 2026) * 12 + now.getUTCMonth();
  expect(january).toEqual({
    month: '2026-01',
    clients: 3,
    months: [
      { after: 1, deposited: 1, active: 1 },
      { after, deposited: 1, active: 2 },
    ],
  });
});

it('the cohorts cover twelve months by default', async () => {
  const { body } = await angel.get('/stat/admin/v1/cohort?to=2026-06-15T00:00:00Z');
  expect(body.from).toBe('2025-07-01T00:00:00.000Z');
});

it('the cohorts are hidden without the right to statistics', async () => {
  const hero = await server().signIn('hero');
  expect((await hero.get('/stat/admin/v1/cohort')).status).toBe(403);
});
