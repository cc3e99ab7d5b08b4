import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, addOverdrawn, addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const makers = ['angel', 'angel2', 'god'] as const;
let people: ApiClient[];

const risks = { deposit: acknowledged, withdrawal: acknowledged, credit: {}, loan: {} };

const rate = '1.0857';

beforeAll(async () => {
  await addRate(server().db, { primary: 'EUR', secondary: 'USD', final: rate });
  people = await Promise.all(makers.map((name) => server().signIn(name)));
});

interface Known {
  kind: 'deposit' | 'withdrawal' | 'credit' | 'loan';
  id: string;
  amount: Big;
  repaid: Big;
  status: string;
  version: number;
  /** Cannot approve it alone. */
  barred?: number;
}

const make = fc.record({
  kind: fc.constantFrom<Known['kind'][]>('deposit', 'withdrawal', 'credit', 'loan'),
  cents: fc.integer({ min: 2, max: 40_000 }),
  who: fc.nat(2),
});
const act = fc.record({
  kind: fc.constantFrom('approve' as const, 'reject' as const, 'rollback' as const, 'pay' as const),
  which: fc.nat(20),
  who: fc.nat(2),
});
/** Steps of one group are sent together. */
const histories = fc.array(
  fc.array(fc.oneof({ weight: 2, arbitrary: make }, { weight: 3, arbitrary: act }), {
    minLength: 1,
    maxLength: 5,
  }),
  { minLength: 2, maxLength: 6 },
);

type Make = { kind: Known['kind']; cents: number; who: number };
type Act = { kind: 'approve' | 'reject' | 'rollback' | 'pay'; which: number; who: number };

const isMake = (step: Make | Act): step is Make => 'cents' in step;

// @rule ledger: Any history keeps the ledger balanced
// @in platform/ledger/ledger-check.ts
// @rule withdrawals: Any history of withdrawals, credits and loans keeps the ledger balanced
// @in platform/ledger/credit-checks.ts
it('every history of deposits, withdrawals, credits and loans keeps the books right, and the balance that of simple arithmetic', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (groups) => {
      const { db } = server();
      const client = await addClient(db);
      await putIn(db, client, '500.00');
      const known: Known[] = [];
      for (const group of groups) {
        const seen = [...known];
        await Promise.all(
          group.map((step) => (isMake(step) ? book(client, step, known) : perform(step, seen))),
        );
      }
      const of = (kind: Known['kind'], ...statuses: string[]) =>
        known
          .filter((one) => one.kind === kind && statuses.includes(one.status))
          .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
      const repaid = known.reduce((sum, one) => sum.plus(one.repaid), new Big(0));
      const paidOut = of('withdrawal', 'approved');
      const credited = of('credit', 'approved');
      const paidIn = of('deposit', 'approved');
      const lent = of('loan', 'approved', 'outstanding', 'completed');
      const account = await readAccount(db, accountIn(client, 'USD'));
      const { balance, frozen, deposit, withdrawal, bonus, loan, outstanding } = account;
      expect([balance, frozen, deposit, withdrawal, bonus, loan, outstanding].map(inCents)).toEqual(
        [
          new Big(500).plus(paidIn).minus(paidOut).plus(credited).plus(lent).minus(repaid),
          of('withdrawal', 'pending'),
          new Big(500).plus(paidIn),
          paidOut,
          credited,
          lent,
          lent.minus(repaid),
        ].map(inCents),
      );
      expect(await checkLedger(db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);

const inCents = (value: string | Big) => new Big(value).toFixed(2);

async function book(client: ClientFixture, step: Make, known: Known[]): Promise<void> {
  const amount = new Big(step.cents).div(100);
  const text = amount.toFixed(2);
  const add = ({ id, version }: { id: string; version: number }) =>
    known.push({ kind: step.kind, id, amount, repaid: new Big(0), status: 'pending', version });
  if (step.kind === 'deposit') {
    // In euros, up to three times the limit of one signature.
    const euros = amount.times(75);
    const value = euros.times(rate);
    const credited = value.round(2, Big.roundDown);
    const { status, body } = await call(
      step.who,
      'POST',
      `/deposit/admin/v2/specialized/${client.id}`,
      {
        ...{ account_id: accountIn(client, 'USD'), amount: euros.toFixed(2), currency: 'EUR' },
        ...{ sub_type: 'bank', payer_name: '测试客户', reference_no: randomUUID() },
      },
    );
    expect([status, body.credited_amount]).toEqual([201, credited.toFixed(2)]);
    const { id, version } = body;
    const barred = value.gt(10_000) ? { barred: step.who } : {};
    const made = { ...step, id, version, amount: credited, repaid: new Big(0), status: 'pending' };
    known.push({ ...made, ...barred });
  } else if (step.kind === 'withdrawal') {
    const adding = addWithdrawal(server().db, client, { amount: text, fee: '0.01' });
    await adding.then(add, ({ code }) => expect(code).toBe('INSUFFICIENT_FUNDS'));
  } else if (step.kind === 'loan') {
    add(await addOverdrawn(server().db, client, { amount: text }));
  } else {
    const path = `/overdrawn/admin/v1/bonus/${accountIn(client, 'USD')}`;
    const { status, body } = await call(step.who, 'POST', path, { amount: text });
    expect(status).toBe(201);
    add(body);
  }
}

async function perform({ kind, which, who }: Act, seen: readonly Known[]): Promise<void> {
  const target = seen[which % seen.length];
  if (target === undefined) return;
  if (kind === 'pay') return pay(target, who);
  const { version, status } = target;
  if (kind === 'rollback') {
    if (target.kind !== 'withdrawal' && target.kind !== 'deposit') return;
    const path = `/${target.kind === 'deposit' ? 'deposit' : 'withdraw'}/admin/v1/rollback/${target.id}`;
    const answer = await call(who, 'PUT', path, { reason: 'returned', version });
    return decided(answer, target, { status, version }, 'approved', 'rolled_back');
  }
  const to = kind === 'approve' ? 'approved' : 'rejected';
  const body = { ...risks[target.kind], result: to, reason: 'seen', version };
  const answer =
    target.kind === 'withdrawal'
      ? await call(who, 'POST', `/withdraw/admin/v1/audit/${target.id}`, body)
      : await call(
          who,
          'PUT',
          `/${target.kind === 'deposit' ? 'deposit' : 'overdrawn'}/admin/v1/audit/${target.id}`,
          body,
        );
  const taken = answer.status === 200 && answer.body.status === 'approved';
  expect(taken && kind === 'approve' && target.barred === who).toBe(false);
  decided(answer, target, { status, version }, 'pending', to);
}

function decided(
  { status, body }: ApiAnswer,
  target: Known,
  before: Pick<Known, 'status' | 'version'>,
  from: string,
  to: string,
): void {
  const isCash = target.kind === 'withdrawal' || target.kind === 'deposit';
  if (status !== 200) {
    // A proposal, and an own record above the limit, wait for another user.
    const isOwn = isCash && body.code === 'SELF_APPROVAL';
    expect(status).toBe(isOwn ? 403 : 409);
    return;
  }
  expect(before.status).toBe(from);
  if (body.status === from) {
    expect(isCash).toBe(true);
    expect(body.decision.second_person.waiting).toMatchObject({ mine: true });
    return;
  }
  // A second success from the same state would have been a double decision.
  expect(target).toMatchObject(before);
  target.status = to;
  target.version = body.version;
}

/** Pays no interest: all of this happens on one day. */
async function pay(target: Known, who: number): Promise<void> {
  if (target.kind !== 'loan') return;
  const amount = target.amount.div(3).round(2, Big.roundUp);
  const path = `/overdrawn/admin/v1/loan/pay_fine/${target.id}`;
  const { status, body } = await call(who, 'POST', path, { amount: amount.toFixed(2) });
  if (status !== 200) {
    expect([409, 422]).toContain(status);
    return;
  }
  target.repaid = target.repaid.plus(amount);
  target.status = body.status;
  target.version = Math.max(target.version, body.version);
}

function call(who: number, method: 'POST' | 'PUT', path: string, body: object) {
  const person = people[who];
  if (person === undefined) throw new Error('Nobody has signed in.');
  return person.call(method, path, body, once());
}
