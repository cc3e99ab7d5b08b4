import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerTransaction } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { atOnce, countStatuses } from '../../testing/at-once.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import {
  addOverdrawn,
  addWithdrawal,
  type OverdrawnFixture,
  putIn,
  type WithdrawalFixture,
} from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  type DepositFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { kycForm } from '../../testing/kyc-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addTrade } from '../../testing/trade-fixtures.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let angel: ApiClient;

beforeAll(async () => {
  const { db, signIn } = server();
  await liftSums(db);
  god = await signIn('god');
  god2 = await signIn('god2');
  angel = await signIn('angel');
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7.1' });
  await addRate(db, { primary: 'EUR', secondary: 'USD', final: '1.1' });
  await addRate(db, { primary: 'GBP', secondary: 'CNY', final: '9' });
});

/** Neither `god` nor `god2` made it. */
interface Made {
  id: string;
  version: number;
  of?: ClientFixture;
}

interface Kind {
  make(): Promise<Made>;
  decided: [method: 'PUT' | 'POST', path: string];
  approved: string;
  rejected?: string;
  /** One that says why by itself. */
  reasonCode: string;
  /** Without the right to approve, and with the record in their scope. */
  others: readonly string[];
  risky?: boolean;
  balance?: [approved: number, rejected: number];
}

const sales = ['hero', 'superman'];

async function clientWith(amount: string, options = {}): Promise<ClientFixture> {
  const of = await addClient(server().db, options);
  await putIn(server().db, of, amount);
  return of;
}

async function requireMade(answer: Promise<ApiAnswer>): Promise<Made> {
  const { status, body } = await answer;
  expect([200, 201]).toContain(status);
  return body;
}

const kinds: Readonly<Record<string, Kind>> = {
  deposit: {
    async make() {
      const of = await addClient(server().db);
      return { ...(await addDeposit(server().db, of, { amount: '10.00' })), of };
    },
    decided: ['PUT', '/deposit/admin/v1/audit/'],
    approved: 'approved',
    reasonCode: 'duplicate',
    risky: true,
    others: sales,
    balance: [10, 0],
  },
  withdrawal: {
    async make() {
      const of = await clientWith('50.00');
      return { ...(await addWithdrawal(server().db, of, { amount: '10.00' })), of };
    },
    decided: ['POST', '/withdraw/admin/v1/audit/'],
    approved: 'approved',
    reasonCode: 'holder_differs',
    risky: true,
    others: sales,
    balance: [40, 50],
  },
  loan: {
    async make() {
      const of = await addClient(server().db);
      return { ...(await addOverdrawn(server().db, of, { amount: '70.00' })), of };
    },
    decided: ['PUT', '/overdrawn/admin/v1/audit/'],
    approved: 'approved',
    reasonCode: 'not_eligible',
    others: sales,
    balance: [70, 0],
  },
  order: {
    async make() {
      const of = await clientWith('2000.00');
      return { ...(await addTrade(server().db, of, await addProduct(server().db, 'quant'))), of };
    },
    decided: ['POST', '/trx/admin/v1/quant/audit/'],
    approved: 'holding',
    rejected: 'released',
    reasonCode: 'not_filled',
    risky: true,
    others: [],
    balance: [1000, 2000],
  },
  'identity check': {
    async make() {
      const hero = await server().signIn('hero');
      const { id } = await addClient(server().db);
      const form = await kycForm(server(), 'hero');
      return requireMade(hero.call('PUT', `/identify/admin/v1/fill/${id}`, form));
    },
    decided: ['POST', '/identify/admin/v1/audit/'],
    approved: 'approved',
    reasonCode: 'document_unreadable',
    risky: true,
    others: [],
  },
  amendment: {
    async make() {
      const { db } = server();
      const target = await addDeposit(db, await addClient(db));
      const about = { kind: 'deposit', target_id: target.id, base_version: 1 };
      const why = { reason_code: 'entry_error', reason: 'Mistyped' };
      const body = { ...about, ...why, after: { remark: 'Corrected' } };
      const maker = await signedInPerson(server(), { role: 'god' });
      return requireMade(maker.api.call('POST', '/emergency/admin/v1/amend', body, once()));
    },
    decided: ['PUT', '/emergency/admin/v1/audit/'],
    approved: 'applied',
    reasonCode: 'not_justified',
    others: ['angel', ...sales],
  },
  address: {
    make() {
      const address = `0x${randomUUID().replaceAll('-', '')}${randomUUID().slice(0, 8)}`;
      const body = { coin: 'ETH', network: 'ethereum', address };
      return requireMade(angel.call('POST', '/crypto_address/admin/v1/create', body, once()));
    },
    decided: ['PUT', '/crypto_address/admin/v1/audit/'],
    approved: 'enabled',
    reasonCode: 'not_ours',
    others: sales,
  },
};

const approving = { result: 'approved' };
const rejecting = { result: 'rejected', reason: 'not so' };

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const seen = kind.risky === true ? acknowledged : {};
  const decide = (who: ApiClient, { id, version }: Made, body: object, headers = once()) =>
    who.call(kind.decided[0], `${kind.decided[1]}${id}`, { version, ...seen, ...body }, headers);

  it('is decided by users with the right to approve', async () => {
    const made = await kind.make();
    for (const name of kind.others) {
      const { status, body } = await decide(await server().signIn(name), made, approving);
      expect([name, status, body.code]).toEqual([name, 403, 'FORBIDDEN']);
    }
    const { body } = await decide(god, made, approving);
    expect(body).toMatchObject({ status: kind.approved, version: made.version + 1 });
  });

  // @rule writes: A write of an outdated version is 409 STALE_RECORD, with the current record
  // @in ./reviewed-record.ts
  // @rule deposits: A late decision shows who decided, when, and the record's state
  // @in ./reviewed-record.ts business/decision/conflict-notice.tsx
  it('refuses in this order: not there, decided already, another version', async () => {
    const made = await kind.make();
    const nowhere = await decide(god, { id: randomUUID(), version: 1 }, approving);
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'NOT_FOUND']);
    const stale = await decide(god, { ...made, version: 9 }, approving);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    expect(stale.body.current).toMatchObject({ id: made.id, version: made.version });
    const { body: first } = await decide(god2, made, approving);
    const late = await decide(god, made, rejecting);
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'ALREADY_DECIDED', changed_by: first.checker.name },
    ]);
    expect(late.body.current).toMatchObject({ status: kind.approved, version: first.version });
    expect(Date.parse(late.body.changed_at)).toBeGreaterThan(0);
  });

  // @rule identity: A rejected identity check has a reason
  // @in domains/kyc/audit-kyc.ts
  // @rule deposits: Rejecting needs a reason
  // @in domains/deposit/audit-deposit.ts business/decision/reject-form.tsx
  it('is rejected for a reason: a code that says it, or a text', async () => {
    const made = await kind.make();
    for (const why of [{}, { reason: '  ' }, { reason_code: 'other' }, { reason: null }]) {
      const silent = await decide(god, made, { result: 'rejected', ...why });
      expect(fieldsOf(silent)).toEqual({ reason: 'REASON_REQUIRED' });
    }
    const { reasonCode, rejected = 'rejected' } = kind;
    const coded = await decide(god, made, { result: 'rejected', reason_code: reasonCode });
    expect(coded.body.status).toBe(rejected);
    expect(coded.body.decision_code ?? coded.body.reason_code).toBe(reasonCode);
    const why = { reason_code: 'other', reason: 'The client asked' };
    const other = await decide(god, await kind.make(), { result: 'rejected', ...why });
    expect(other.body.decision_reason ?? other.body.reason).toBe('The client asked');
  });

  it.skipIf(kind === kinds['identity check'])(
    'replays the first answer to the same key, and refuses the key for something else',
    async () => {
      const made = await kind.make();
      const key = once();
      const answers = await atOnce(10, () => decide(god, made, approving, key));
      expect(countStatuses(answers)).toEqual({ 200: 10 });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const other = await decide(god, made, rejecting, key);
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    },
  );

  // @rule deposits: Of simultaneous decisions, one counts
  // @in ./reviewed-record.ts
  // @rule withdrawals: Of simultaneous decisions on a withdrawal, one counts
  // @in ./reviewed-record.ts
  it('is approved once, with its money, however many users approve it at once', async () => {
    const made = await kind.make();
    const answers = await atOnce(50, (number) => decide(number % 2 ? god : god2, made, approving));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const { db } = server();
    const mine = eq(ledgerTransaction.referenceId, made.id);
    const posted = await db.select().from(ledgerTransaction).where(mine);
    expect(new Set(posted.map((one) => one.kind)).size).toBe(posted.length);
    await requireBalance(made, 0);
  });

  async function requireBalance({ of }: Made, decision: 0 | 1) {
    if (kind.balance === undefined) return;
    const { balance, frozen } = await readAccount(server().db, of?.accounts['USD']);
    expect([balance, frozen].map(Number)).toEqual([kind.balance[decision], 0]);
  }

  // @rule identity: An identity check is decided once, and the client's status follows atomically
  // @in domains/kyc/store-kyc.ts
  it('is approved or rejected once, however many decide at once', async () => {
    const made = await kind.make();
    const answers = await atOnce(20, (number) =>
      decide(number % 3 === 0 ? god : god2, made, number % 2 === 0 ? approving : rejecting),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    const won = answers.find(({ status }) => status === 200)?.body;
    const lost = answers.filter(({ status }) => status === 409);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_DECIDED']));
    await requireBalance(made, won.status === kind.approved ? 0 : 1);
  });
});

const paths = { deposit: '/deposit/admin/v1', withdrawal: '/withdraw/admin/v1' } as const;
type Reversible = keyof typeof paths;
const verbs = { deposit: 'PUT', withdrawal: 'POST' } as const;
const read = async (kind: Reversible, id: string, who = angel) =>
  (await who.get(`${paths[kind]}/detail/${id}`)).body[kind];
const audit = (kind: Reversible, id: string, body: object, who = angel) =>
  who.call(
    verbs[kind],
    `${paths[kind]}/audit/${id}`,
    { version: 1, ...acknowledged, ...body },
    once(),
  );
const rollBack = (kind: Reversible, id: string, version = 2, who = angel) =>
  who.call('PUT', `${paths[kind]}/rollback/${id}`, { reason: 'returned', version }, once());

describe.each(['deposit', 'withdrawal'] as const)('a %s that can be taken back', (kind) => {
  // A client of its own: who gave money back alone does not pay it out alone.
  const make = async () => (await kinds[kind]?.make())?.id ?? '';
  const actions = {
    approve: (id: string, version = 1) => audit(kind, id, { ...approving, version }),
    reject: (id: string, version = 1) => audit(kind, id, { ...rejecting, version }),
    rollback: (id: string, version = 2) => rollBack(kind, id, version),
  };
  const states = {
    pending: { version: 1, ways: [], allowed: ['approve', 'reject'] },
    approved: { version: 2, ways: ['approve'], allowed: ['rollback'] },
    rejected: { version: 2, ways: ['reject'], allowed: [] },
    rolled_back: { version: 3, ways: ['approve', 'rollback'], allowed: [] },
  } as const;
  const statusAfter = { approve: 'approved', reject: 'rejected', rollback: 'rolled_back' } as const;
  const pairs = (['pending', 'approved', 'rejected', 'rolled_back'] as const).flatMap((from) =>
    (['approve', 'reject', 'rollback'] as const).map((action) => [from, action] as const),
  );

  // @rule deposits: pending → approved → rolled_back; pending → rejected; nothing else
  // @in domains/deposit/deposit-row.ts
  // @rule withdrawals: pending → approved → rolled_back; pending → rejected; nothing else
  // @in domains/withdrawal/withdrawal-row.ts
  it.each(pairs)('%s → %s', async (from, action) => {
    const id = await make();
    const { version, ways, allowed } = states[from];
    for (const way of ways) await actions[way](id);
    const possible = (allowed as readonly string[]).includes(action);
    expect((await read(kind, id)).decision[action]).toBe(possible);
    const { status, body } = await actions[action](id, version);
    if (possible) return expect([status, body.status]).toEqual([200, statusAfter[action]]);
    const neverApproved = action === 'rollback' && from !== 'rolled_back';
    const code = neverApproved ? 'INVALID_TRANSITION' : 'ALREADY_DECIDED';
    expect([status, body.code]).toEqual([409, code]);
    expect(await read(kind, id)).toMatchObject({ status: from, version });
  });

  it('is taken back once, however many do it at once', async () => {
    const id = await make();
    await actions.approve(id);
    const answers = await atOnce(20, (number) => rollBack(kind, id, 2, number % 2 ? god : angel));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
  });
});

describe('the two-person rule for what the user has made', () => {
  const cents = { amount: '9090.92', currency: 'EUR' };
  const deposits: [string, DepositFixture, boolean][] = [
    ['below the limit', { amount: '9999.99' }, true],
    ['at the limit', { amount: '10000.00' }, true],
    ['a cent above the limit', { amount: '10000.01' }, false],
    ['below it in another currency', { amount: '70000.00', currency: 'CNY', into: 'USD' }, true],
    ['above it in another currency', { amount: '71001.00', currency: 'CNY', into: 'USD' }, false],
    ['above it by less than a cent', { ...cents, into: 'USD' }, false],
    ['without a rate to the base', { amount: '1.00', currency: 'GBP', into: 'CNY' }, false],
  ];
  const withdrawals: [string, WithdrawalFixture, boolean][] = [
    ['at the limit', { amount: '10000.00' }, true],
    ['a cent above the limit', { amount: '10000.01' }, false],
    ['above it by less than a cent', cents, false],
    ['below it in another currency', { amount: '9090.90', currency: 'EUR' }, true],
    ['without a rate to the base', { amount: '1.00', currency: 'GBP' }, false],
  ];
  const loans: [string, OverdrawnFixture, boolean][] = [
    ['at the limit', { amount: '10000.00' }, true],
    ['a cent above the limit', { amount: '10000.01' }, false],
  ];
  const maker = 'angel' as const;

  async function judge(kind: Reversible, id: string, allowed: boolean) {
    const { decision } = await read(kind, id);
    expect(decision).toMatchObject({ approve: allowed, reject: true, rollback: false });
    const stale = await audit(kind, id, { ...approving, version: 7 });
    expect(stale.body.code).toBe('STALE_RECORD');
    const { status, body } = await audit(kind, id, approving);
    expect(status).toBe(allowed ? 200 : 403);
    if (allowed) return;
    expect(body.code).toBe('SELF_APPROVAL');
    expect(body.message).toContain('10,000.00 USD');
    expect(decision).toMatchObject({ blocked_code: 'SELF_APPROVAL', blocked_reason: body.message });
    expect((await audit(kind, id, approving, god)).status).toBe(200);
  }

  // @rule deposits: The maker of a credit above the limit does not approve it
  // @in platform/approval/verdict.ts
  it.each(deposits)('holds for a deposit %s', async (_, options, allowed) => {
    const of = await addClient(server().db, { currencies: ['USD', 'CNY'] });
    const { id } = await addDeposit(server().db, of, { ...options, maker });
    await judge('deposit', id, allowed);
  });

  // @rule withdrawals: Above the limit no user approves the own withdrawal or settles it alone
  // @in domains/withdrawal/withdrawal-row.ts
  it.each(withdrawals)('holds for a withdrawal %s', async (_, options, allowed) => {
    const of = await addClient(server().db, { currencies: ['USD', 'EUR', 'GBP'] });
    await putIn(server().db, of, '20000.00', options.currency);
    const { id } = await addWithdrawal(server().db, of, { ...options, maker });
    await judge('withdrawal', id, allowed);
  });

  it.each(loans)('holds for a loan %s', async (_, options, allowed) => {
    const of = await addClient(server().db);
    const { id } = await addOverdrawn(server().db, of, { ...options, maker });
    const path = `/overdrawn/admin/v1/audit/${id}`;
    const { status } = await angel.call('PUT', path, { ...approving, version: 1 }, once());
    expect(status).toBe(allowed ? 200 : 403);
  });
});
