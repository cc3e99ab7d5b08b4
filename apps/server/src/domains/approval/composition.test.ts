import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../../kernel/db/database.ts';
import { clientRiskLevels } from '../../kernel/db/schema/client.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, apiClient, md5 } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, addWithdrawal, ownCard } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addPair,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { createPerson, openSession, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';

/*
 * One user tries sequences of everything that moves money, with clients as accomplices, while a colleague
 * confirms what looks routine. The oracle shares no code with the rule: it reads the records and the proposals.
 */

const server = useTestServer();
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
let colleague: TestPerson;
let strategy: string;
let stock: ProductFixture;
const mule = {
  kind: 'bank',
  bank_name: '招商银行',
  holder_name: '王五',
  acc_no: '6222 0000 1111 2222',
  address: null,
  phone: null,
} as const satisfies Destination;
const pair = { primary: 'USD', secondary: 'HKD' };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  colleague = await createPerson(server(), { role: 'angel' });
  const { db } = server();
  strategy = (await addProduct(db, 'quant')).id;
  stock = await addProduct(db, 'stock', { poolQty: 1_000_000 });
  await addPair(db, pair);
});
afterAll(() => vi.useRealTimers());

const cents = fc.constantFrom('100.00', '4000.00', '9000.00', '10000.00', '12000.00');
const client = fc.nat(1);
/** Prices of pieces that cost 12.50; the last is far from it. */
const price = fc.constantFrom('12.50', '13.70', '24.00');
const level = fc.constantFrom(...clientRiskLevels);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('credit' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bonus' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('repeat' as const), client, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('statement' as const), client, cents }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay out' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('order' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('rate' as const), client, level }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('exchange' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sell' as const), client, price }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take over' as const), client, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take name' as const), client }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add card' as const), client }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay mule' as const), client, cents }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('roll back' as const), which: fc.nat(9) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const role = fc.constantFrom('angel', 'angel', 'god', 'god', 'superman', 'hero');
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

interface Accomplice extends ClientFixture {
  holding: TradeRecord;
}

class Thief {
  readonly clients: readonly Accomplice[];
  readonly approved: { kind: keyof typeof money; id: string; version: number }[] = [];
  api: ApiClient;

  constructor(clients: readonly Accomplice[], api: ApiClient) {
    this.clients = clients;
    this.api = api;
  }

  async perform(one: Step): Promise<void> {
    if (one.does === 'roll back') return this.rollBack(one.which);
    const of = this.clients[one.client] as Accomplice;
    if (one.does === 'rate') return this.rate(of, one.level);
    if (one.does === 'credit') return this.credit(of, one.cents);
    if (one.does === 'bonus') return this.bonus(of, one.cents);
    if (one.does === 'order') return this.order(of, one.cents);
    if (one.does === 'repeat') return this.repeat(of, one.cents);
    if (one.does === 'statement') return this.statement(of, one.cents);
    if (one.does === 'exchange') return this.exchange(of, one.cents);
    if (one.does === 'sell') return this.sell(of, one.price);
    if (one.does === 'take over') return this.takeOver(of, one.cents);
    if (one.does === 'take name') return this.changeName(of);
    if (one.does === 'add card') return this.addCard(of);
    return this.payOut(of, one.cents, one.does === 'pay mule' ? mule : ownCard(of));
  }

  private async exchange(of: ClientFixture, amount: string): Promise<void> {
    const [from_account, to_account] = [accountIn(of, 'USD'), accountIn(of, 'HKD')];
    const body = { from_account, to_account, amount, rate: '7.8' };
    await this.api.call('POST', `/acc/admin/v1/exchange/${of.id}`, body, once());
  }

  private async sell({ holding }: Accomplice, at: string): Promise<void> {
    await tradeCalls(this.api).sell(holding, 2, { price: at });
  }

  private async takeOver(of: ClientFixture, amount: string): Promise<void> {
    const body = { password: md5(randomUUID()) };
    await this.api.call('PUT', `/client/admin/v1/resetpwd/${of.id}`, body, once());
    await this.payOut(of, amount, ownCard(of));
  }

  private async changeName({ id }: ClientFixture): Promise<void> {
    const { body: seen } = await this.api.get(`/client/admin/v1/detail/${id}`);
    const { version, vip_level, score } = seen.client ?? seen;
    const body = { full_name: mule.holder_name, vip_level, score, remark: null, version };
    await this.api.call('PUT', `/client/admin/v1/${id}`, body);
  }

  private async addCard({ id }: ClientFixture): Promise<void> {
    const { bank_name, holder_name, acc_no } = mule;
    const body = { bank_name, holder_name, acc_no };
    await this.api.call('POST', `/client/admin/v1/bank/${id}`, body, once());
  }

  /** A lower level would take a reason off the client's withdrawals. */
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

  private async credit(of: ClientFixture, amount: string): Promise<void> {
    const body = {
      ...{ account_id: of.accounts['USD'], amount, currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: '测试客户', reference_no: randomUUID() },
    };
    const path = `/deposit/admin/v2/specialized/${of.id}`;
    const { body: made } = await this.api.call('POST', path, body, once());
    await this.approve('deposit', made.id, made.version);
  }

  /** A reference that was used before is a risk at stop. */
  private async repeat(of: ClientFixture, amount: string): Promise<void> {
    const { id, version } = await addDeposit(server().db, of, { amount, referenceNo: of.id });
    await this.approve('deposit', id, version);
  }

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
    // A salesman reads no statements.
    const [item] = open.list ?? [];
    if (item === undefined) return;
    const path = `${base}/deposit/${item.lines[0].id}`;
    const { body: made } = await this.api.call('POST', path, body, once());
    await this.approve('deposit', made.id, made.version);
  }

  private async bonus(of: ClientFixture, amount: string): Promise<void> {
    const path = `/overdrawn/admin/v1/bonus/${of.accounts['USD']}`;
    const { body: made } = await this.api.call('POST', path, { amount }, once());
    const body = { result: 'approved', version: made.version };
    await this.api.call('PUT', `/overdrawn/admin/v1/audit/${made.id}`, body, once());
  }

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
      const input = path === 'audit' ? decision : cancelled;
      await this.api.call('POST', `/trx/admin/v1/quant/${path}/${made.id}`, input, once());
    }
  }

  private async payOut(of: ClientFixture, amount: string, destination: Destination): Promise<void> {
    const { balance, frozen } = await readAccount(server().db, of.accounts['USD']);
    if (Number(balance) - Number(frozen) < Number(amount)) return;
    // Two that ask together for the last of it: the second is refused.
    const added = await addWithdrawal(server().db, of, { amount, destination }).catch(() => null);
    if (added !== null) await this.approve('withdrawal', added.id, added.version);
  }

  private async rollBack(which: number): Promise<void> {
    const record = this.approved[which % Math.max(1, this.approved.length)];
    if (record === undefined) return;
    const body = { reason: 'returned', version: record.version };
    await this.api.call('PUT', `${money[record.kind]}/rollback/${record.id}`, body, once());
  }
}

async function addAccomplice(agentId: string): Promise<Accomplice> {
  const { db } = server();
  const client = await addRichClient(db, {
    money: '20000.00',
    currencies: ['USD', 'HKD'],
    agentId,
  });
  const holding = await addTrade(db, client, stock);
  await allot(db, holding);
  return { ...client, holding };
}

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
  kind: 'credit' | 'withdrawal' | 'rollback' | 'exchange' | 'profit';
  client: string;
  amount: number;
  at: number;
  /** Place in the audit log: parallel steps have one time. */
  seq: number;
  risk: number;
}

const ownOrders = (id: string) =>
  rowsOf(
    server().db,
    sql`select order_no from trade_record where maker_id = ${id} and status not in ('awaiting', 'released')`,
  );

const loweredAlone = (id: string) =>
  rowsOf(
    server().db,
    sql`select subject_id from audit_log where actor_id = ${id} and action = 'client.risk_lowered'`,
  );

const paidToSelf = (id: string) =>
  rowsOf(
    server().db,
    sql`select w.order_no from ${withdrawal} w
      where w.checker_id = ${id} and w.status = 'approved'
      and not exists (select from proposal p where p.subject_id = w.id::text and p.status = 'applied')
      and (w.destination ->> 'holder_name' = ${mule.holder_name} or exists (
        select from audit_log taken join audit_log booked on booked.seq > taken.seq
        where taken.subject_id = w.client_id::text and taken.actor_id = ${id}
        and taken.action = 'client.password_reset' and taken.at > w.made_at - interval '30 days'
        and booked.subject_id = w.id::text and booked.action = 'withdrawal.created'))`,
  );

const cardsAlone = (id: string, clients: readonly string[]) =>
  rowsOf(
    server().db,
    sql`select b.acc_no from client_bank b where b.client_id = any(${`{${clients.join()}}`}::uuid[])
      and not exists (select from proposal p where p.operation = 'POST /client/admin/v1/bank/{id}'
        and p.status = 'applied' and p.client_id = b.client_id and p.checker_id <> ${id})`,
  );

async function signedBy(id: string): Promise<Signed[]> {
  const rows = await rowsOf<Signed>(
    server().db,
    sql`
    select r.kind, r.client_id as client, r.amount::float8 as amount,
      extract(epoch from r.at)::float8 * 1000 as at, r.risk,
      (select min(a.seq)::float8 from audit_log a where a.subject_id = r.id::text and a.actor_id = ${id}
        and a.action similar to case when r.kind = 'rollback' then '%.rolled_back' else '%.(approved|done|sold)' end) as seq
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
      union all select 'exchange', c.id, c.client_id, c.amount, c.created_at, 0
        from conversion c join audit_log a on a.subject_id = c.id::text
        where a.action = 'exchange.done' and a.actor_id = ${id}
      union all select 'profit', t.id, t.client_id, t.profit, a.at, 0
        from trade_record t join audit_log a on a.subject_id = t.id::text
        where a.action = 'trade.sold' and a.actor_id = ${id}
    ) r
    where not exists (select from proposal p where p.subject_id = r.id::text
      and p.status = 'applied' and p.operation like
        case when r.kind = 'rollback' then '%rollback%' else '%audit%' end)
    order by seq`,
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
    const own = ({ kind, client }: Signed) =>
      ['credit', 'profit', 'rollback'].includes(kind) && client === act.client;
    if (act.kind !== 'withdrawal') continue;
    const before = signed.filter((one) => own(one) && isBefore(one, act, 30 * dayMs));
    expect(before, 'paid out after an own credit').toEqual([]);
  }
}

const isBefore = (one: Signed, act: Signed, within: number) =>
  one.seq <= act.seq && one.at > act.at - within;

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
    fc.asyncProperty(role, sequences, async (of, groups) => {
      const person = await createPerson(server(), { role: of });
      const clients = await Promise.all([addAccomplice(person.id), addAccomplice(person.id)]);
      const signIn = async () => apiClient(server().app, await openSession(server(), person));
      const thief = new Thief(clients, await signIn());
      for (const { steps, routine, hours } of groups) {
        await addRate(server().db, { ...pair, final: '7.8' }, { effectiveAt: new Date() });
        await Promise.all(steps.map((one) => thief.perform(one)));
        if (routine) await confirmRoutine();
        vi.setSystemTime(Date.now() + hours * hourMs);
        thief.api = await signIn();
      }
      expectWithinLimits(await signedBy(person.id));
      expect(await paidToSelf(person.id), 'paid to the own card').toEqual([]);
      const ids = clients.map(({ id }) => id);
      expect(await cardsAlone(person.id, ids), 'cards added alone').toEqual([]);
      expect(await ownOrders(person.id), 'approved alone').toEqual([]);
      expect(await loweredAlone(person.id), 'lowered alone').toEqual([]);
      expect(await checkLedger(server().db)).toEqual([]);
    }),
    { numRuns: 10, seed: 4711 },
  );
}, 120_000);
