import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../../kernel/db/database.ts';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { createPerson, openSession, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct } from '../../testing/trade-fixtures.ts';

/*
 * One supervisor tries sequences of everything that moves money, with clients as accomplices, while a colleague
 * confirms what looks routine. The oracle shares no code with the rule: it reads the records and the proposals.
 */

const server = useTestServer();
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
let colleague: TestPerson;
let strategy: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  colleague = await createPerson(server(), { role: 'angel' });
  strategy = (await addProduct(server().db, 'quant')).id;
});
afterAll(() => vi.useRealTimers());

const cents = fc.constantFrom('100.00', '4000.00', '9000.00', '10000.00', '12000.00');
const client = fc.nat(1);
const level = fc.constantFrom(...clientRiskLevels);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('credit' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bonus' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('statement' as const), client, cents }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay out' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('order' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rate' as const), client, level }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('roll back' as const), which: fc.nat(9) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Steps of one group are sent together; then the colleague looks, and time passes. */
const sequences = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 6 }),
    routine: fc.boolean(),
    hours: fc.constantFrom(0, 0, 1, 25, 24 * 8),
  }),
  { minLength: 2, maxLength: 8 },
);

const money = { deposit: '/deposit/admin/v1', withdrawal: '/withdraw/admin/v1' };

class Thief {
  readonly clients: readonly ClientFixture[];
  readonly approved: { kind: keyof typeof money; id: string; version: number }[] = [];
  api: ApiClient;

  constructor(clients: readonly ClientFixture[], api: ApiClient) {
    this.clients = clients;
    this.api = api;
  }

  async take(one: Step): Promise<void> {
    if (one.does === 'roll back') return this.rollBack(one.which);
    const of = this.clients[one.client] as ClientFixture;
    if (one.does === 'rate') return this.rate(of, one.level);
    if (one.does === 'credit') return this.credit(of, one.cents);
    if (one.does === 'bonus') return this.bonus(of, one.cents);
    if (one.does === 'order') return this.order(of, one.cents);
    if (one.does === 'repeat') return this.repeat(of, one.cents);
    if (one.does === 'statement') return this.statement(of, one.cents);
    return this.payOut(of, one.cents);
  }

  /** Another risk level for a client: a lower one would take a reason off the client's withdrawals. */
  private async rate({ id }: ClientFixture, level: Schemas.ClientRiskLevel): Promise<void> {
    const path = `/client/admin/v1/risk/${id}`;
    const { body: seen } = await this.api.get(path);
    const body = { level, reason: 'seen', version: seen.version };
    await this.api.call('POST', path, body, once());
  }

  private async approve(kind: keyof typeof money, id: string, version: number): Promise<void> {
    const body = { result: 'approved', ...acknowledged, version, override_reason: 'seen' };
    const method = kind === 'deposit' ? 'PUT' : 'POST';
    const answer = await this.api.call(method, `${money[kind]}/audit/${id}`, body, once());
    if (answer.body.status === 'approved') {
      this.approved.push({ kind, id, version: answer.body.version });
    }
  }

  /** An own deposit, approved by its maker. */
  private async credit(of: ClientFixture, amount: string): Promise<void> {
    const body = {
      ...{ account_id: of.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: randomUUID() },
    };
    const path = `/deposit/admin/v2/specialized/${of.id}`;
    const { body: made } = await this.api.call('POST', path, body, once());
    await this.approve('deposit', made.id, made.version);
  }

  /** A deposit of the client whose reference was used before: a risk at stop. */
  private async repeat(of: ClientFixture, amount: string): Promise<void> {
    const { id, version } = await addDeposit(server().db, of, { amount, referenceNo: of.id });
    await this.approve('deposit', id, version);
  }

  /** A forged bank statement, and the deposit made and approved from its line. */
  private async statement(of: ClientFixture, amount: string): Promise<void> {
    const [reference, day] = [randomUUID(), new Date().toISOString().slice(0, 10)];
    const file = {
      content: `Date,Amount,Name,Reference\n${day},${amount},测试客户,${reference}`,
      ...{ acc_no: of.id, currency: 'USD', number: reference, opening: '0.00', closing: amount },
    };
    const base = '/reconciliation/admin/v1';
    await this.api.call('POST', `${base}/statement/import`, file, once());
    const { body: open } = await this.api.get(`${base}/list?state=open&q=${reference}`);
    const body = { client_id: of.id, account_id: of.accounts['USD'] };
    const path = `${base}/deposit/${open.list[0].lines[0].id}`;
    const { body: made } = await this.api.call('POST', path, body, once());
    await this.approve('deposit', made.id, made.version);
  }

  private async bonus(of: ClientFixture, amount: string): Promise<void> {
    const path = `/overdrawn/admin/v1/bonus/${of.accounts['USD']}`;
    const { body: made } = await this.api.call('POST', path, { amount }, once());
    const body = { result: 'approved', version: made.version };
    await this.api.call('PUT', `/overdrawn/admin/v1/audit/${made.id}`, body, once());
  }

  /** An own order for the client, approved by its maker, or cancelled and entered again. */
  private async order(of: ClientFixture, amount: string): Promise<void> {
    const body = { client_id: of.id, account_id: of.accounts['USD'], product_id: strategy, amount };
    for (const path of ['withdraw', 'audit']) {
      const { body: made } = await this.api.call(
        'POST',
        '/trx/admin/v1/quant/create',
        body,
        once(),
      );
      const decision = { result: 'approved', version: made.version };
      const cancelled = { reason_code: 'client_request', version: made.version };
      const asked = path === 'audit' ? decision : cancelled;
      await this.api.call('POST', `/trx/admin/v1/quant/${path}/${made.id}`, asked, once());
    }
  }

  private async payOut(of: ClientFixture, amount: string): Promise<void> {
    const { balance, frozen } = await readAccount(server().db, of.accounts['USD']);
    if (Number(balance) - Number(frozen) < Number(amount)) return;
    // Two that ask together for the last of it: the second is refused.
    const asked = await addWithdrawal(server().db, of, { amount }).catch(() => null);
    if (asked !== null) await this.approve('withdrawal', asked.id, asked.version);
  }

  private async rollBack(which: number): Promise<void> {
    const record = this.approved[which % Math.max(1, this.approved.length)];
    if (record === undefined) return;
    const body = { reason: 'returned', version: record.version };
    await this.api.call('PUT', `${money[record.kind]}/rollback/${record.id}`, body, once());
  }
}

/** Confirms all that waits and is no large amount. */
async function confirmRoutine(): Promise<void> {
  const api = apiClient(server().app, await openSession(server(), colleague));
  const { body } = await api.get('/approval/admin/v1/list?status=pending&size=100');
  for (const { id, version, amount } of body.list as Schemas.Proposal[]) {
    if (Number(amount) > 9000) continue;
    const decision = { result: 'approved', version };
    await api.call('PUT', `/approval/admin/v1/audit/${id}`, decision, once());
  }
}

interface Signed {
  kind: 'credit' | 'withdrawal' | 'rollback';
  client: string;
  amount: number;
  at: number;
  risk: number;
}

/** Orders that the user has entered and that are approved. */
const ownOrders = (id: string) =>
  rowsOf(
    server().db,
    sql`select order_no from trade_record where maker_id = ${id} and status not in ('awaiting', 'released')`,
  );

/** Risk levels that the user has lowered on no proposal of another one. */
const loweredAlone = (id: string) =>
  rowsOf(
    server().db,
    sql`select subject_id from audit_log where actor_id = ${id} and action = 'client.risk_lowered'`,
  );

/** Records that the user signed alone, without an applied proposal. */
async function signedBy(id: string): Promise<Signed[]> {
  const rows = await rowsOf<Signed>(
    server().db,
    sql`
    select r.kind, r.client_id as client, r.amount::float8 as amount,
      extract(epoch from r.at)::float8 * 1000 as at, r.risk
    from (
      select 'credit' as kind, id, client_id, amount, checked_at as at, risk_level as risk
        from deposit where checker_id = ${id} and status in ('approved', 'rolled_back')
      union all select 'credit', id, client_id, amount, checked_at, 0
        from overdrawn where checker_id = ${id} and status <> 'rejected'
      union all select 'withdrawal', id, client_id, amount, checked_at, risk_level
        from withdrawal where checker_id = ${id} and status in ('approved', 'rolled_back')
      union all select 'rollback', id, client_id, amount, rolled_back_at, 0
        from deposit where rolled_back_by_id = ${id}
      union all select 'rollback', id, client_id, amount, rolled_back_at, 0
        from withdrawal where rolled_back_by_id = ${id}
    ) r
    where not exists (select from proposal p where p.subject_id = r.id::text
      and p.status = 'applied' and p.operation like
        case when r.kind = 'rollback' then '%rollback%' else '%audit%' end)
    order by r.at`,
  );
  return rows;
}

const bounds = [
  { of: 'one record', max: 10_000, within: 0, same: (): boolean => false },
  ...(
    [
      ['for one client', 10_000, 20_000, (a, b) => a.kind === b.kind && a.client === b.client],
      ['in all', 50_000, 150_000, (a, b) => a.kind === b.kind],
      ['under all limits', 75_000, 200_000, () => true],
    ] as const satisfies readonly [string, number, number, (a: Signed, b: Signed) => boolean][]
  ).flatMap(([of, day, week, same]) => [
    { of: `${of} in a day`, max: day, within: dayMs, same },
    { of: `${of} in a week`, max: week, within: 7 * dayMs, same },
  ]),
];

function expectWithinLimits(signed: readonly Signed[]): void {
  for (const act of signed) {
    expect(act.risk, JSON.stringify(act)).toBeLessThan(2);
    for (const { of, max, within, same } of bounds) {
      const sum = signed
        .filter((one) => one === act || (same(one, act) && isBefore(one, act, within)))
        .reduce((total, { amount }) => total + amount, 0);
      expect(sum, `${act.kind} ${of}`).toBeLessThanOrEqual(max);
    }
    const own = (one: Signed) => one.kind !== 'withdrawal' && one.client === act.client;
    if (act.kind !== 'withdrawal') continue;
    const before = signed.filter((one) => own(one) && isBefore(one, act, 30 * dayMs));
    expect(before, 'paid out after an own credit').toEqual([]);
  }
}

const isBefore = (one: Signed, act: Signed, within: number) =>
  one.at <= act.at && one.at > act.at - within;

it('what a user signed alone counts for 7 days', async () => {
  const person = await createPerson(server(), { role: 'angel' });
  const of = await addClient(server().db);
  const statuses: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const api = apiClient(server().app, await openSession(server(), person));
    const { id } = await addDeposit(server().db, of, { amount: '10000.00' });
    const body = { result: 'approved', ...acknowledged, version: 1 };
    const answer = await api.call('PUT', `${money.deposit}/audit/${id}`, body, once());
    statuses.push(answer.body.status);
    vi.setSystemTime(Date.now() + 3 * dayMs);
  }
  expect(statuses).toEqual(['approved', 'approved', 'pending']);
});

// @rule second-person: No sequence moves more on one signature than the limits
// @in ./two-people.ts
it('one user alone moves no more than the limits, in any sequence, in parallel or by waiting', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (groups) => {
      const person = await createPerson(server(), { role: 'angel' });
      const clients = await Promise.all([addClient(server().db), addClient(server().db)]);
      const signIn = async () => apiClient(server().app, await openSession(server(), person));
      const thief = new Thief(clients, await signIn());
      for (const { steps, routine, hours } of groups) {
        await Promise.all(steps.map((one) => thief.take(one)));
        if (routine) await confirmRoutine();
        vi.setSystemTime(Date.now() + hours * hourMs);
        thief.api = await signIn();
      }
      expectWithinLimits(await signedBy(person.id));
      expect(await ownOrders(person.id), 'approved alone').toEqual([]);
      expect(await loweredAlone(person.id), 'lowered alone').toEqual([]);
      expect(await checkLedger(server().db)).toEqual([]);
    }),
    { numRuns: 12, seed: 4711 },
  );
}, 120_000);
