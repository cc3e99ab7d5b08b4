import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { overdrawn } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addOverdrawn, addPaidOutLoan, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/overdrawn/admin/v1/record/list';
let god: ApiClient;
let mine: ClientFixture;
let outside: Awaited<ReturnType<typeof addOverdrawn>>;

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  mine = await addClient(db, { agent: 'hero', username: 'own.client', currencies: ['USD', 'CNY'] });
  const others = await addClient(db, { agent: 'hero5' });
  const robot = await addClient(db, { agent: 'hero', fake: true });
  const own = await addPaidOutLoan(db, mine, { amount: '10.00', days: 31 });
  const { checkerId: makerId } = own;
  await db.update(overdrawn).set({ makerId }).where(eq(overdrawn.id, own.id));
  await addPaidOutLoan(db, mine, { amount: '11.00', days: 29 });
  await addOverdrawn(db, mine, { amount: '20.50', kind: { subType: 'compensation' } });
  await addOverdrawn(db, mine, { amount: '30.00', kind: { subType: 'bonus' }, currency: 'CNY' });
  outside = await addOverdrawn(db, others, { amount: '40.00' });
  await addOverdrawn(db, robot, { amount: '50.00', kind: { subType: 'bonus' } });
});

const amounts = async (who: ApiClient, query = ''): Promise<string[]> =>
  (await who.get(`${path}${query}`)).body.list.map(({ amount }: { amount: string }) => amount);

describe('the list', () => {
  it.each([
    ['sub_type=loan', ['10.00', '11.00', '40.00']],
    ['sub_type=compensation', ['20.50']],
    ['sub_type=bonus', ['30.00']],
    ['sub_type=bonus&fake=true', ['50.00']],
    ['status=approved', ['10.00', '11.00']],
    ['approved_by_maker=true', ['10.00']],
    ['approved_by_maker=false', ['11.00']],
    ['overdue=true', ['10.00']],
    ['overdue=false&sub_type=loan', ['11.00', '40.00']],
    ['due_within=1', ['11.00']],
    ['due_within=30&sub_type=loan', ['11.00']],
    ['resource=loan', ['10.00', '11.00', '40.00']],
    ['resource=compensation', ['20.50', '30.00']],
    ['resource=loan&sub_type=bonus', []],
    ['currency=CNY', ['30.00']],
    ['amount_min=20.5&amount_max=30', ['20.50', '30.00']],
    ['q=own.cli', ['10.00', '11.00', '20.50', '30.00']],
  ])('filters by %s', async (query, expected) => {
    expect(await amounts(god, `?sort=amount&${query}`)).toEqual(expected);
  });
});

describe('the detail', () => {
  it('says what will be owed on the due date, and of a pending loan as if it began now', async () => {
    const { list } = (await god.get(`${path}?sub_type=loan&sort=amount`)).body;
    const [late, soon, pending] = list.map(({ loan }: { loan: object }) => loan);
    expect(late.at_due).toBeNull();
    expect(soon.at_due).toEqual({
      at: soon.due_at,
      principal: '11.00',
      interest: '0.11',
      total: '11.11',
    });
    expect(pending.at_due).toMatchObject({ principal: '40.00', interest: '0.41', total: '40.41' });
    const days = (Date.parse(pending.at_due.at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it('shows the account now and as it would stand after approval', async () => {
    const { body } = await god.get(`/overdrawn/admin/v1/record/detail/${outside.id}`);
    expect(body).toMatchObject({
      record: { amount: '40.00', decision: { approve: true, rollback: false } },
      account: { balance: '0.00' },
      after: { balance: '40.00', available: '40.00' },
      payments: [],
      history: [{ action: 'created', actor: null }],
    });
  });
});

describe('what is due', () => {
  const due = async (who: ApiClient, query = '') =>
    (await who.get(`/overdrawn/admin/v1/loan/due${query}`)).body;

  // @rule loans: Overdue and soon-due loans head the list, with totals by currency
  // @in ./loans-due.ts features/loans/due-strip.tsx
  it('counts overdue loans and those due soon, with all that is owed on them by now', async () => {
    const body = await due(god);
    const { list } = (await god.get(`${path}?overdue=true`)).body;
    expect(body).toEqual({
      within_days: 7,
      soon: { count: 1, totals: [{ currency: 'USD', count: 1, amount: '11.10' }] },
      overdue: {
        count: 1,
        totals: [{ currency: 'USD', count: 1, amount: list[0].loan.outstanding }],
      },
    });
  });

  it('holds nothing outside of the scope, no robot, and nothing that is repaid', async () => {
    expect(await due(await server().signIn('superman2'))).toMatchObject({
      soon: { count: 0, totals: [] },
      overdue: { count: 0, totals: [] },
    });
    expect(await due(god, '?fake=true')).toMatchObject({ overdue: { count: 0 } });
    const { db } = server();
    const loan = await addPaidOutLoan(db, mine, { amount: '12.00', days: 28, currency: 'CNY' });
    const before = await due(god, '?within_days=2');
    expect(before.soon.totals.map(({ currency }: { currency: string }) => currency)).toEqual([
      'CNY',
      'USD',
    ]);
    const amount = before.soon.totals[0].amount;
    const paid = await god.call(
      'POST',
      `/overdrawn/admin/v1/loan/pay_fine/${loan.id}`,
      { amount },
      once(),
    );
    expect(paid.status).toBe(409);
    await putIn(db, mine, '1.00', 'CNY');
    await god.call('POST', `/overdrawn/admin/v1/loan/pay_fine/${loan.id}`, { amount }, once());
    expect((await due(god, '?within_days=2')).soon).toMatchObject({ count: 1 });
  });
});
