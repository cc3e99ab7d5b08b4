import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addOverdrawn,
  addPaidOutLoan,
  type OverdrawnFixture,
} from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  await liftSums(server().db);
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
  client = await addClient(server().db, { currencies: ['USD', 'JPY'] });
});

const ask = (options?: OverdrawnFixture) => addOverdrawn(server().db, client, options);
const give = (who: ApiClient, kind: string, amount: unknown, id = client.accounts['USD']) =>
  who.call('POST', `/overdrawn/admin/v1/${kind}/${id}`, { amount }, once());
const audit = (who: ApiClient, id: string, body: object, headers = once()) =>
  who.call('PUT', `/overdrawn/admin/v1/audit/${id}`, { version: 1, ...body }, headers);
const approve = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'approved', version });
const reject = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'rejected', reason: 'not this time', version });
const read = async (id: string) =>
  (await angel.get(`/overdrawn/admin/v1/record/detail/${id}`)).body;
const account = () => readAccount(server().db, client.accounts['USD']);

describe.each(['compensation', 'bonus'] as const)('%s', (kind) => {
  it('a credit is pending, made by the user, and credits nothing before it is approved', async () => {
    const before = await account();
    const { status, body } = await give(angel, kind, '12.34');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sub_type: kind,
      amount: '12.34',
      currency: 'USD',
      status: 'pending',
      maker: { name: '陈雅静' },
      loan: null,
    });
    expect((await account()).balance).toBe(before.balance);
    const approved = await approve(angel2, body.id);
    expect(approved.body).toMatchObject({ status: 'approved', version: 2 });
    const after = await account();
    expect(Number(after.balance)).toBeCloseTo(Number(before.balance) + 12.34, 8);
    expect(Number(after[kind])).toBeCloseTo(Number(before[kind]) + 12.34, 8);
  });

  // @rule loans: Compensation and bonus take the action `fund`, and two people above the limit
  // @in openapi/paths/overdrawn.yaml ./overdrawn-row.ts
  it('a credit needs the right to fund a client: a salesman and a team leader are refused', async () => {
    for (const name of ['hero', 'superman']) {
      const { status, body } = await give(await server().signIn(name), kind, '1.00');
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await give(await server().signIn('god'), kind, '1.00')).status).toBe(201);
  });

  it.each([
    ['0.00', 'AMOUNT_NOT_POSITIVE', 'USD'],
    ['-1.00', 'FIELD_INVALID', 'USD'],
    ['1.001', 'FIELD_INVALID', 'USD'],
    [1, 'FIELD_INVALID', 'USD'],
    ['1.50', 'FIELD_INVALID', 'JPY'],
  ])('a credit of the amount %s (%s) in %s is refused', async (amount, code, currency) => {
    const { status, body } = await give(angel, kind, amount, client.accounts[currency]);
    expect([status, body.errors?.[0]]).toMatchObject([400, { field: 'amount', code }]);
  });

  it('a credit needs an existing account', async () => {
    expect((await give(angel, kind, '1.00', randomUUID())).status).toBe(404);
  });

  it('a credit is made once for the same key', async () => {
    const headers = once();
    const path = `/overdrawn/admin/v1/${kind}/${client.accounts['USD']}`;
    const first = await angel.call('POST', path, { amount: '3.00' }, headers);
    const again = await angel.call('POST', path, { amount: '3.00' }, headers);
    expect(again.body).toEqual(first.body);
    const other = await angel.call('POST', path, { amount: '4.00' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('a loan', () => {
  it('is paid out by its approval, and its term begins', async () => {
    const before = await account();
    const { id } = await ask({ amount: '5000.00' });
    const { body } = await approve(angel, id);
    expect(body).toMatchObject({
      status: 'approved',
      amount: '5000.00',
      loan: {
        principal: '5000.00',
        apr: '12.5',
        late_apr: '18.25',
        term_days: 30,
        interest: '0.00',
        outstanding: '5000.00',
        overdue: false,
      },
    });
    const { disbursed_at: from, due_at: due } = body.loan;
    expect(Date.parse(due) - Date.parse(from)).toBe(30 * 24 * 60 * 60 * 1000);
    const after = await account();
    for (const column of ['balance', 'loan', 'outstanding'] as const) {
      expect(Number(after[column])).toBeCloseTo(Number(before[column]) + 5000, 8);
    }
  });

  it('owes nothing while it waits, and nothing when it is rejected', async () => {
    const before = await account();
    const { id } = await ask();
    expect((await read(id)).record.loan).toMatchObject({ outstanding: '0.00', due_at: null });
    const { body } = await reject(angel, id);
    expect(body).toMatchObject({ status: 'rejected', loan: { outstanding: '0.00' } });
    expect(await account()).toEqual(before);
  });
});

describe('the two-person rule', () => {
  it.each(['compensation', 'bonus'])('holds for an own %s above the limit', async (kind) => {
    const at = await give(angel, kind, '10000.00');
    expect((await approve(angel, at.body.id)).status).toBe(200);
    const { body } = await give(angel, kind, '10000.01');
    expect(body.decision).toMatchObject({ approve: false, blocked_code: 'SELF_APPROVAL' });
    const alone = await approve(angel, body.id);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect((await approve(angel2, body.id)).status).toBe(200);
  });
});

it.each(['loan', 'bonus'] as const)('a proposal about a %s names its kind', async (kind) => {
  const options = kind === 'loan' ? {} : { kind: { subType: kind } };
  const { id } = await ask({ ...options, amount: '90000.00' });
  expect((await approve(angel, id)).body.status).toBe('pending');
  const proposal = (await waitingProposals(angel2)).find(({ subject }) => subject.id === id);
  expect(proposal?.subject).toMatchObject({ type: 'overdrawn', credit_kind: kind });
});

describe('a decision', () => {
  it('is audited, and sends events under the topic of its kind', async () => {
    const { id } = await ask();
    await approve(angel, id);
    const { body: bonus } = await give(angel, 'bonus', '1.00');
    const { db } = server();
    const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(written.map(({ action }) => action)).toEqual(['loan.created', 'loan.approved']);
    const topicsOf = async (record: string) =>
      (await db.select().from(event).where(eq(event.recordId, record))).map(({ topic }) => topic);
    expect(await topicsOf(id)).toEqual(['loan', 'loan']);
    expect(await topicsOf(bonus.id)).toEqual(['compensation']);
  });
});

describe('every change of state', () => {
  const pay = (id: string, amount: string) =>
    angel.call('POST', `/overdrawn/admin/v1/loan/pay_fine/${id}`, { amount }, once());
  const ways = {
    pending: async (_: string) => {},
    approved: (id: string) => approve(angel, id),
    rejected: (id: string) => reject(angel, id),
    outstanding: async (id: string) => {
      await approve(angel, id);
      await pay(id, '400.00');
    },
    completed: async (id: string) => {
      await approve(angel, id);
      await pay(id, '1000.00');
    },
  };
  type Status = keyof typeof ways;
  const versions = { pending: 1, approved: 2, rejected: 2, outstanding: 3, completed: 3 };
  const actions = {
    approve: (id: string, from: Status) => approve(angel, id, versions[from]),
    reject: (id: string, from: Status) => reject(angel, id, versions[from]),
    pay: (id: string) => pay(id, '100.00'),
    pay_off: (id: string, from: Status) => pay(id, from === 'outstanding' ? '600.00' : '1000.00'),
  };
  const next: Record<Status, Partial<Record<keyof typeof actions, Status>>> = {
    pending: { approve: 'approved', reject: 'rejected' },
    approved: { pay: 'outstanding', pay_off: 'completed' },
    rejected: {},
    outstanding: { pay: 'outstanding', pay_off: 'completed' },
    completed: {},
  };
  const pairs = (['pending', 'approved', 'rejected', 'outstanding', 'completed'] as const).flatMap(
    (from) =>
      (['approve', 'reject', 'pay', 'pay_off'] as const).map((action) => [from, action] as const),
  );

  // @rule loans: Loan, compensation and bonus follow their state tables
  // @in ./overdrawn-row.ts
  it.each(pairs)('follows the table for a loan: %s → %s', async (from, action) => {
    const { id } = await ask();
    await ways[from](id);
    const { status, body } = await actions[action](id, from);
    const to = next[from][action];
    if (to !== undefined) {
      expect([status, body.status]).toEqual([200, to]);
      return;
    }
    const code = action.startsWith('pay') ? 'INVALID_TRANSITION' : 'ALREADY_DECIDED';
    expect([status, body.code]).toEqual([409, code]);
    expect((await read(id)).record).toMatchObject({ status: from, version: versions[from] });
  });

  it('ends with the decision for compensation, which is not repaid', async () => {
    const { body } = await give(angel, 'compensation', '5.00');
    await approve(angel2, body.id);
    expect((await approve(angel, body.id, 2)).body.code).toBe('ALREADY_DECIDED');
    expect((await pay(body.id, '5.00')).status).toBe(404);
  });
});

describe('repaying', () => {
  const pay = (id: string, amount: string, who = angel, headers = once()) =>
    who.call('POST', `/overdrawn/admin/v1/loan/pay_fine/${id}`, { amount }, headers);
  const loan = (days: number, own = client) =>
    addPaidOutLoan(server().db, own, { amount: '3650.00', days });

  it('pays the late charge first, then the interest, then the principal', async () => {
    const own = await addClient(server().db);
    // 40 days at 12.5 % are 50.00; 10 of them late at 18.25 % are 18.25.
    const { id } = await loan(40, own);
    expect((await read(id)).record.loan).toMatchObject({
      interest: '50.00',
      fine: '18.25',
      outstanding: '3718.25',
      overdue: true,
    });
    expect((await pay(id, '10.00')).body.loan).toMatchObject({
      fine_left: '8.25',
      repaid: '10.00',
    });
    expect((await pay(id, '20.00')).body.loan).toMatchObject({
      fine_left: '0.00',
      interest_left: '38.25',
    });
    const { body } = await pay(id, '1038.25');
    expect(body).toMatchObject({
      status: 'outstanding',
      loan: {
        interest_left: '0.00',
        principal_left: '2650.00',
        repaid: '1068.25',
        outstanding: '2650.00',
      },
    });
    const { balance, outstanding } = await readAccount(server().db, own.accounts['USD']);
    expect([balance, outstanding].map(Number)).toEqual([2581.75, 2650]);
    expect((await read(id)).payments.map((one: object) => Object.values(one).slice(3))).toEqual([
      ['10.00', '10.00', '0.00', '0.00'],
      ['20.00', '8.25', '11.75', '0.00'],
      ['1038.25', '0.00', '38.25', '1000.00'],
    ]);
  });

  it('completes the loan when everything is paid, and nothing grows after that', async () => {
    const own = await addClient(server().db);
    const { id } = await loan(10, own);
    await addPaidOutLoan(server().db, own, { amount: '100.00', days: 0 });
    const { body } = await pay(id, '3662.50');
    expect(body).toMatchObject({
      status: 'completed',
      loan: { outstanding: '0.00', repaid: '3662.50', overdue: false },
    });
    expect(body.loan.completed_at).not.toBeNull();
    const { history } = await read(id);
    expect(history.at(-1)).toMatchObject({ action: 'completed', note: '3662.50 USD' });
  });

  // @rule loans: A repayment is at most what is owed and available
  // @in ./audit-overdrawn.ts
  it('is refused if it is more than owed, with the amount owed', async () => {
    const { id } = await loan(0);
    const { status, body } = await pay(id, '3650.01');
    expect([status, body.code]).toEqual([422, 'REPAYMENT_TOO_LARGE']);
    expect(body.message).toContain('3,650.00 USD');
  });

  it('takes no more than is available', async () => {
    const own = await addClient(server().db);
    const { id } = await loan(10, own);
    const { status, body } = await pay(id, '3662.50');
    expect([status, body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect((await read(id)).record).toMatchObject({ status: 'approved', version: 2 });
  });

  it('takes the right to fund a client, and an amount', async () => {
    const { id } = await loan(0);
    for (const name of ['hero', 'superman']) {
      expect((await pay(id, '1.00', await server().signIn(name))).status).toBe(403);
    }
    expect((await pay(id, '0.00')).body.errors).toMatchObject([{ field: 'amount' }]);
    expect((await pay(randomUUID(), '1.00')).status).toBe(404);
  });

  // @rule loans: A repayment names the loan version seen: none is taken twice
  // @in ./loans-due.ts business/record/use-seen.ts
  it('is refused in a version before another payment, with the current loan', async () => {
    const { id } = await loan(0);
    const paid = await pay(id, '100.00');
    const seen = { amount: '100.00', version: 2 };
    const path = `/overdrawn/admin/v1/loan/pay_fine/${id}`;
    const late = await angel2.call('POST', path, seen, once());
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'STALE_RECORD', changed_by: '陈雅静', current: paid.body },
    ]);
    const again = await angel2.call('POST', path, { ...seen, version: 3 }, once());
    expect(again.body.loan).toMatchObject({ repaid: '200.00' });
  });

  it('is taken once, however many come with the same key, and otherwise adds up', async () => {
    const own = await addClient(server().db);
    const { id } = await loan(0, own);
    const headers = once();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => pay(id, '100.00', angel, headers)),
    );
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 10 }, (_, n) => pay(id, '400.00', n % 2 === 0 ? angel : angel2)),
    );
    // 3,550.00 are left: eight times 400.00, and no ninth.
    expect(others.filter(({ status }) => status === 200)).toHaveLength(8);
    const { balance, outstanding } = await readAccount(server().db, own.accounts['USD']);
    expect([balance, outstanding].map(Number)).toEqual([350, 350]);
  });
});
