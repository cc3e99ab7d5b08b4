import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, bankDestination, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/withdraw/admin/v1/list';
let god: ApiClient;
let mine: ClientFixture;
let others: ClientFixture;
let robot: ClientFixture;
let first: Awaited<ReturnType<typeof addWithdrawal>>;

const wallet = {
  kind: 'crypto',
  coin: 'USDT',
  network: 'TRC20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  memo: null,
} as const;

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  mine = await addClient(db, { agent: 'hero', username: 'own.client', currencies: ['USD', 'CNY'] });
  others = await addClient(db, { agent: 'hero5' });
  robot = await addClient(db, { agent: 'hero', fake: true });
  await putIn(db, mine, '1000.00');
  await putIn(db, mine, '1000.00', 'CNY');
  await putIn(db, others, '1000.00');
  await putIn(db, robot, '1000.00');
  first = await addWithdrawal(db, mine, { amount: '10.00', at: new Date('2026-03-01T10:00:00Z') });
  await addWithdrawal(db, mine, { amount: '20.50', destination: wallet });
  await addWithdrawal(db, mine, { amount: '30.00', currency: 'CNY' });
  await addWithdrawal(db, others, { amount: '40.00' });
  await addWithdrawal(db, robot, { amount: '50.00' });
});

const amounts = async (who: ApiClient, query = ''): Promise<string[]> =>
  (await who.get(`${path}${query}`)).body.list.map(({ amount }: { amount: string }) => amount);

describe('the list', () => {
  it.each([
    ['status=pending&amount_min=40', ['40.00']],
    ['status=approved', []],
    ['kind=crypto', ['20.50']],
    ['currency=CNY', ['30.00']],
    ['amount_max=20.49', ['10.00']],
    ['from=2026-03-01T10:00:00Z&to=2026-03-01T10:00:01Z', ['10.00']],
    ['q=own.cli&sort=amount', ['10.00', '20.50', '30.00']],
    ['q=TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', ['20.50']],
    ['q=TQn9', []],
    ['fake=true', ['50.00']],
  ])('filters by %s', async (query, expected) => {
    expect(await amounts(god, `?${query}`)).toEqual(expected);
  });

  it('filters by client and by salesman', async () => {
    expect(await amounts(god, `?client_id=${others.id}`)).toEqual(['40.00']);
    expect(await amounts(god, `?agent_id=${randomUUID()}`)).toEqual([]);
  });
});

describe('the scope', () => {
  it('hides a withdrawal from a decision, too', async () => {
    const leader = await server().signIn('superman2');
    const seen = await leader.get(`/withdraw/admin/v1/detail/${first.id}`);
    expect(seen.status).toBe(404);
  });
});

describe('the destination', () => {
  // @rule withdrawals: The destination is a snapshot at the request, with its first use
  // @in ./book-withdrawal.ts
  it('is shown as it stood when the money was asked for, and how long it has been used', async () => {
    const { db } = server();
    const own = await addClient(db);
    await putIn(db, own, '100.00');
    const at = new Date('2026-04-01T00:00:00Z');
    await addWithdrawal(db, own, { amount: '1.00', at, destination: bankDestination });
    const spaced = { ...bankDestination, acc_no: '6225-8801-2345-6789', phone: '+85221000000' };
    await addWithdrawal(db, own, { amount: '2.00', destination: spaced });
    await addWithdrawal(db, own, { amount: '3.00', destination: wallet });
    const { body } = await god.get(`${path}?client_id=${own.id}&sort=amount`);
    const [, again, elsewhere] = body.list;
    const acc_no = '************6789';
    expect(again).toMatchObject({
      destination: { ...spaced, acc_no, phone: '+852******00' },
      first_used_at: at.toISOString(),
    });
    expect(elsewhere.first_used_at).toBe(elsewhere.made_at);
  });

  // @rule withdrawals: The account shows its last four, in files too; whole on demand, with an entry
  // @in ./withdrawal-row.ts ./audit-withdrawal.ts
  it('shows its account by the last four, in files too, and whole to who may see it, which is audited', async () => {
    const { db } = server();
    const number = '6225880177778888';
    const own = await addClient(db, { agent: 'hero5' });
    await putIn(db, own, '100.00');
    const destination = { ...bankDestination, acc_no: number };
    const { id } = await addWithdrawal(db, own, { amount: '1.00', destination });
    const coins = await addWithdrawal(db, own, { amount: '2.00', destination: wallet });
    const answers = [
      await god.get(`${path}?client_id=${own.id}`),
      await god.get(`/withdraw/admin/v1/detail/${id}`),
      await god.get(`/withdraw/admin/v1/export?client_id=${own.id}`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain('************8888');
      expect(JSON.stringify(body)).not.toContain(number);
    }
    const reveal = (who: ApiClient, of = id) => who.call('POST', `/withdraw/admin/v1/reveal/${of}`);
    expect((await reveal(god)).body).toEqual({ acc_no: number, phone: null });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.seq))
      .limit(1);
    expect(entry).toMatchObject({ action: 'withdrawal.acc_no_revealed', actorName: '高建明' });
    expect((await reveal(await server().signIn('hero'))).status).toBe(404);
    expect((await reveal(god, coins.id)).status).toBe(404);
    // Matches whole numbers only, so that a number cannot be guessed digit by digit.
    const found = async (q: string) => (await god.get(`${path}?q=${q}`)).body.total;
    expect([await found(number), await found('622588017777'), await found('8888')]).toEqual([
      1, 0, 0,
    ]);
  });

  it('is new for the client if only another client has used it', async () => {
    const { body } = await god.get(`${path}?client_id=${others.id}`);
    expect(body.list[0].first_used_at).toBe(body.list[0].made_at);
  });
});

describe('the detail', () => {
  it('shows the account now and as it would stand after the open decision, and who did what', async () => {
    const own = await addClient(server().db);
    await putIn(server().db, own, '100.00');
    const added = await addWithdrawal(server().db, own, { amount: '60.00', fee: '1.00' });
    const read = async () => (await god.get(`/withdraw/admin/v1/detail/${added.id}`)).body;
    expect(await read()).toMatchObject({
      account: { balance: '100.00', available: '40.00', frozen: '60.00' },
      after: { balance: '40.00', available: '40.00', frozen: '0.00' },
      history: [{ action: 'created', actor: null }],
    });
    await god.call(
      'POST',
      `/withdraw/admin/v1/audit/${added.id}`,
      { result: 'approved', ...acknowledged, version: 1 },
      once(),
    );
    expect(await read()).toMatchObject({
      account: { balance: '40.00', available: '40.00', frozen: '0.00', withdrawal: '60.00' },
      after: { balance: '100.00', available: '100.00', frozen: '0.00' },
      history: [{ action: 'created' }, { action: 'approved', actor: '高建明' }],
    });
  });
});
