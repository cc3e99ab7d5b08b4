import { randomUUID } from 'node:crypto';
import { compilePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { overdrawn } from '../../kernel/db/schema.ts';
import { plus } from '../../kernel/money/decimal.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  accountIn,
  addOverdrawn,
  addPaidOutLoan,
  addWithdrawal,
  putIn,
} from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addPair,
  addRate,
  type ClientFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { overdrawnLedgerEntries } from '../credit/list-overdrawn.ts';
import { answerLedgerEntries } from './ledger-entries.ts';

const deposits = '/deposit/admin/v1/lines';
const withdrawals = '/withdraw/admin/v1/lines';
const credits = '/overdrawn/admin/v1/record/lines';
const exchanges = '/acc/admin/v1/exchange/lines';
const clients = '/client/admin/v1/lines';
const everywhere = [deposits, withdrawals, credits, exchanges, clients];
const lists: Readonly<Record<string, string>> = Object.fromEntries(
  everywhere.map((path) => [path, path.replace(/lines$/, 'list')]),
);

const server = useTestServer();
let god: ApiClient;
let mine: ClientFixture;
let robot: ClientFixture;
let loan: string;

async function act(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const { status } = await god.call(method, path, body, once());
  expect([path, status < 300]).toEqual([path, true]);
}

async function addActiveClient(options: Parameters<typeof addClient>[1]): Promise<ClientFixture> {
  const { db } = server();
  const added = await addClient(db, { ...options, currencies: ['USD', 'CNY'] });
  await putIn(db, added, '100.00');
  await addWithdrawal(db, added, { amount: '40.00' });
  await act('POST', `/acc/admin/v1/exchange/${added.id}`, {
    ...{ from_account: accountIn(added, 'USD'), to_account: accountIn(added, 'CNY') },
    ...{ amount: '20.00', rate: '7' },
  });
  await addPaidOutLoan(db, added, { amount: '1000.00', days: 60 });
  return added;
}

async function goOnWith(of: ClientFixture): Promise<void> {
  const { db } = server();
  await addDeposit(db, of, { amount: '20.00' });
  const { id: returned } = await addDeposit(db, of, { amount: '5.00' });
  await act('PUT', `/deposit/admin/v1/audit/${returned}`, {
    result: 'approved',
    ...acknowledged,
    version: 1,
  });
  await act('PUT', `/deposit/admin/v1/rollback/${returned}`, { reason: 'wrong', version: 2 });
  const { id: refused } = await addWithdrawal(db, of, { amount: '30.00' });
  const refusal = { result: 'rejected', reason: 'not the holder', version: 1 };
  await act('POST', `/withdraw/admin/v1/audit/${refused}`, refusal);
  const gift = { kind: { subType: 'bonus' }, currency: 'CNY', amount: '9.00' } as const;
  const { id: bonus } = await addOverdrawn(db, of, gift);
  await act('PUT', `/overdrawn/admin/v1/audit/${bonus}`, { result: 'approved', version: 1 });
  await addOverdrawn(db, of, { amount: '77.00' });
}

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  await addPair(db, { primary: 'USD', secondary: 'CNY' });
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7' });
  await addRate(db, { primary: 'CNY', secondary: 'USD', final: '0.14' });
  mine = await addActiveClient({ agent: 'hero', username: 'own.client' });
  await goOnWith(mine);
  const { list } = (await god.get(`${lists[credits]}?client_id=${mine.id}&status=approved`)).body;
  loan = list.find((record: Schemas.Overdrawn) => record.sub_type === 'loan').id;
  await act('POST', `/overdrawn/admin/v1/loan/pay_fine/${loan}`, { amount: '1.00' });
  await addActiveClient({ agent: 'hero2' });
  await addActiveClient({ agent: 'hero5' });
  robot = await addActiveClient({ agent: 'hero', fake: true });
});

async function answer(
  path: string,
  query = '',
  who: ApiClient = god,
): Promise<Schemas.LedgerLineList> {
  const { status, body } = await who.get(`${path}?size=200&${query}`);
  expect([path, query, status]).toEqual([path, query, 200]);
  return body;
}

const lines = async (path: string, query = '') =>
  (await answer(path, query)).list.map(
    ({ kind, bucket, amount, currency }) => `${kind} ${bucket} ${amount} ${currency}`,
  );

const paidIn = 'deposit.approved available 100.00 USD';
const returned = ['deposit.rolled_back available -5.00 USD', 'deposit.approved available 5.00 USD'];
const refused = [
  'withdrawal.rejected frozen -30.00 USD',
  'withdrawal.rejected available 30.00 USD',
  'withdrawal.created frozen 30.00 USD',
  'withdrawal.created available -30.00 USD',
];
const pending = ['withdrawal.created frozen 40.00 USD', 'withdrawal.created available -40.00 USD'];
const changed = ['exchange.done available 140.00 CNY', 'exchange.done available -20.00 USD'];
const paidBack = 'loan.repaid available -1.00 USD';
const bonus = 'bonus.approved available 9.00 CNY';
const lent = 'loan.approved available 1000.00 USD';

describe('the lines behind the records of a filter', () => {
  // @rule clients: Entries behind a total are its filter's, newest first, with complete totals
  it.each([
    [deposits, '', [...returned, paidIn]],
    [deposits, 'status=approved', [paidIn]],
    [deposits, 'status=pending', []],
    [deposits, 'amount_max=5', returned],
    [deposits, 'event=approved', [returned[1], paidIn]],
    [deposits, 'event=rolled_back', returned.slice(0, 1)],
    [deposits, 'event=approved&event_to=2020-01-01T00:00:00Z', []],
    [deposits, 'event_from=2020-01-01T00:00:00Z', [...returned, paidIn]],
    [deposits, 'event_from=2100-01-01T00:00:00Z', []],
    [deposits, 'to=2020-01-01T00:00:00Z', []],
    [withdrawals, '', [...refused, ...pending]],
    [withdrawals, 'status=rejected', refused],
    [withdrawals, 'status=pending', pending],
    [credits, '', [paidBack, bonus, lent]],
    [credits, 'sub_type=loan', [paidBack, lent]],
    [credits, 'resource=compensation', [bonus]],
    [credits, 'currency=CNY', [bonus]],
    [credits, 'status=pending', []],
    [exchanges, '', changed],
    [exchanges, 'currency=USD', changed],
    [exchanges, 'currency=CNY', []],
    [clients, '', [paidBack, bonus, ...refused, ...returned, ...changed, ...pending, paidIn, lent]],
    [clients, 'line_currency=CNY', [bonus, changed[0]]],
    [clients, 'status=locked', []],
  ])('are those that moved money, latest first: %s?%s', async (path, query, expected) => {
    expect(await lines(path, `q=own.client&${query}`)).toEqual(expected);
  });

  it('say whose they are, who wrote them, and which record is behind them', async () => {
    const { list } = await answer(credits, 'q=own.client&sub_type=loan');
    const who = { client: { id: mine.id }, acc_no: expect.stringMatching(/^T-/), actor: '高建明' };
    expect(list).toMatchObject([
      { ...who, reference_type: 'loan_repayment', record: { kind: 'loan', id: loan } },
      { ...who, reference_type: 'overdrawn', record: { kind: 'loan', id: loan } },
    ]);
  });

  it.each(everywhere)('come to what %s says, over all of them', async (path) => {
    const { list, total, totals } = await answer(path);
    const sums = [...Map.groupBy(list, ({ currency }) => currency)].map(([currency, some]) => ({
      ...{ currency, count: some.length },
      amount: Number(some.reduce((sum, { amount }) => plus(sum, amount), '0')),
    }));
    expect(sums.length).toBeGreaterThan(0);
    expect(totals.map((one) => ({ ...one, amount: Number(one.amount) }))).toEqual(
      sums.toSorted((a, b) => a.currency.localeCompare(b.currency)),
    );
    expect(total).toBe(list.length);
    const page = await god.get(`${path}?size=1&page=2`);
    expect(page.body).toMatchObject({ total, totals, page: 2, size: 1 });
  });

  it('net to nothing if a withdrawal was refused or a deposit returned', async () => {
    const nothing = (count: number) => [{ currency: 'USD', count, amount: '0.00' }];
    expect((await answer(withdrawals, 'status=rejected')).totals).toEqual(nothing(4));
    expect((await answer(deposits, 'amount_max=5')).totals).toEqual(nothing(2));
  });

  it.each(everywhere)('are each on one page of %s, in the order of the whole', async (path) => {
    const { list } = await answer(path);
    const seen: Schemas.LedgerLine[] = [];
    // One at a time, so that a page ends between lines of the same time, too.
    for (let page = 1; page <= list.length + 1; page++) {
      seen.push(...(await god.get(`${path}?size=1&page=${page}`)).body.list);
    }
    expect(list.length).toBeGreaterThan(4);
    expect(seen).toEqual(list);
  });

  it.each(everywhere)('leave robots out of %s, unless they are asked for', async (path) => {
    const owners = async (query: string) =>
      new Set((await answer(path, query)).list.map(({ client }) => client.id));
    expect(await owners('')).not.toContain(robot.id);
    expect(await owners('fake=true')).toEqual(new Set([robot.id]));
  });

  it.each(everywhere)('have no parameter that %s does not know', async (path) => {
    for (const query of ['colour=red', 'sort=created_at', 'ids=all', 'ids=', 'currency=XXX']) {
      const { status, body } = await god.get(`${path}?${query}`);
      expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
    }
  });

  it.each([
    [deposits, 'event=rejected'],
    [deposits, 'event_from=today'],
    [clients, 'line_currency=XXX'],
  ])('have no meaning that %s?%s could have', async (path, query) => {
    const { status, body } = await god.get(`${path}?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
  });
});

describe('the scope', () => {
  // @rule clients: Entries behind records keep their list's scope, rights and robots
  it.each([
    ['god', 3],
    ['angel', 3],
    ['superman', 2],
    ['hero', 1],
    ['hero2', 1],
    ['superman2', 1],
    ['hero3', 0],
  ])('lets %s see the lines of %i clients, everywhere', async (name, count) => {
    const who = await server().signIn(name);
    for (const path of everywhere) {
      const { list, total, totals } = await answer(path, '', who);
      const owners = new Set(list.map(({ client }) => client.id));
      expect([path, owners.size, total]).toEqual([path, count, list.length]);
      expect(totals.reduce((sum, one) => sum + one.count, 0)).toBe(list.length);
    }
  });

  it.each(everywhere)('is narrowed by the ids of %s, and never widened', async (path) => {
    const records: { id: string }[] = (await god.get(`${lists[path]}?size=200`)).body.list;
    const ids = records.map(({ id }) => id).join();
    for (const name of ['god', 'superman', 'hero', 'hero3']) {
      const who = await server().signIn(name);
      expect(await answer(path, `ids=${ids}`, who)).toEqual(await answer(path, '', who));
      expect((await answer(path, `ids=${randomUUID()}`, who)).total).toBe(0);
    }
    const all = await answer(path);
    const each = await Promise.all(records.map(({ id }) => answer(path, `ids=${id}`)));
    expect(each.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    expect(each.every(({ total }) => total < all.total)).toBe(true);
  });

  it('excludes compensation and bonus for a user who may read loans alone', async () => {
    const { db } = server();
    const reader = {
      ...{ id: await staffId(db, 'god'), username: 'god', name: 'God', role: 'god' as const },
      ...{
        scope: 'all' as const,
        sessionId: randomUUID(),
        scopeOwnerId: '',
        service: null,
        mfaPending: false,
        signedInAt: null,
        missingFactor: null,
        idleUntil: null,
      },
      permissions: compilePermissions({
        roles: ['god'],
        grants: [{ resource: 'loan', actions: ['read'] }],
        flags: { blockDealsBeta: false, compactSideMenu: false },
        version: 1,
      }),
    };
    const [gift] = await db.select().from(overdrawn).where(eq(overdrawn.subType, 'bonus'));
    for (const query of [{}, { ids: gift?.id ?? '' }, { resource: 'compensation' as const }]) {
      const { list } = await answerLedgerEntries(db, {}, overdrawnLedgerEntries(reader, query));
      const kinds = new Set(list.map(({ record }) => record?.kind));
      expect([query, kinds]).toEqual([query, new Set(Object.keys(query).length ? [] : ['loan'])]);
    }
  });
});
