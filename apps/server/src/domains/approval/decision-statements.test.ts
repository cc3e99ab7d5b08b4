import { NoopLogger } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allocationCalls,
  holdFund,
  strike,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { changeLimits } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
});
afterEach(() => vi.restoreAllMocks());

const deposits = '/deposit/admin/v1';
const add = async () => {
  const { db } = server();
  return (await addDeposit(db, await addClient(db), { amount: '10.00' })).id;
};
const decide = (who: ApiClient, id: string, result: 'approved' | 'rejected') => {
  const body = { result, reason_code: 'duplicate', version: 1, ...acknowledged };
  return who.call('PUT', `${deposits}/audit/${id}`, body, once());
};

/** `facts` for a statement that only has subqueries. */
function namedBy(text: string): string {
  let outer = text;
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, '');
  const [, verb, table] = /(insert into|update|delete from|from) "?(\w+)/.exec(outer) ?? [];
  return verb === undefined ? 'facts' : `${verb} ${table}`;
}

async function statementsOf(call: () => Promise<ApiAnswer>): Promise<string[]> {
  // Once it is answered, everything is sealed.
  await decide(angel, await add(), 'rejected');
  const logged = vi.spyOn(NoopLogger.prototype, 'logQuery');
  expect((await call()).status).toBe(200);
  const done = logged.mock.calls
    .map((call) => String(Object(call)[0]))
    .filter((text) => text !== 'begin')
    .map(namedBy)
    // The IP rules are remembered for a second.
    .filter((one) => one !== 'from ip_rule');
  return done.slice(0, done.indexOf('insert into audit_pending') + 1);
}

describe('a decision on a deposit', () => {
  const opened = ['from session', 'from staff_user', 'insert into idempotency_key'];
  const found = [
    'from deposit',
    'from deposit',
    'from deposit',
    'from staff_user',
    'from proposal',
  ];
  const written = [
    ...['from deposit', 'update work_item', 'from proposal', 'from deposit'],
    ...['update idempotency_key', 'insert into audit_pending'],
  ];

  it('is approved with one statement for each fact and each row', async () => {
    const id = await add();
    expect(await statementsOf(() => decide(angel, id, 'approved'))).toEqual([
      ...opened,
      ...found,
      // The sums are locked first, and then read with the limits.
      ...['from jsonb_array_elements_text', 'facts'],
      ...['insert into signature', 'update deposit', 'from post_transactions'],
      ...written,
    ]);
  });

  it('is rejected without the sums of signatures', async () => {
    const id = await add();
    expect(await statementsOf(() => decide(angel, id, 'rejected'))).toEqual([
      ...opened,
      ...found,
      'facts',
      'update deposit',
      ...written,
    ]);
  });

  const read = async (who: ApiClient, id: string) =>
    (await who.get(`${deposits}/detail/${id}`)).body.deposit;

  it('is answered as it is read afterwards, with the signature counted', async () => {
    const amounts = { maker_day: '15', maker_week: '15' };
    await changeLimits(server().db, { total: amounts });
    const [alone, waiting] = [await add(), await add()];
    const first = await decide(angel2, alone, 'approved');
    expect(first.body.decision.second_person).toMatchObject({ bound: 'total_day', used: '20.00' });
    expect(first.body).toEqual(await read(angel2, alone));
    const second = await decide(angel2, waiting, 'approved');
    expect(second.body.decision.second_person.waiting).toMatchObject({ mine: true });
    expect(second.body).toEqual(await read(angel2, waiting));
    const signed = await decide(angel, waiting, 'approved');
    expect(signed.body).toMatchObject({ status: 'approved' });
    expect(signed.body).toEqual(await read(angel, waiting));
  });
});

describe('an approval of a withdrawal', () => {
  it('reads the record once between its lock and its answer, also for its risk', async () => {
    const { db } = server();
    const { id } = await addWithdrawal(db, await addRichClient(db));
    const body = { result: 'approved', version: 1, ...acknowledged };
    const done = await statementsOf(() =>
      angel.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once()),
    );
    const found = done.slice(0, done.indexOf('from proposal'));
    // Locked, read, and compared with the earlier ones to its destination.
    expect(found.filter((one) => one === 'from withdrawal')).toHaveLength(3);
  });
});

async function readsOf(call: () => Promise<ApiAnswer>) {
  const done = await statementsOf(call);
  const times = (name: string) => done.filter((one) => one === name).length;
  return [times('from staff_user'), times('from jsonb_array_elements_text'), times('facts')];
}

describe('a decision on many orders', () => {
  const onlyOnce = [2, 1, 1];

  it('publishes an allocation with who may approve read once', async () => {
    const { db } = server();
    const offer = await addProduct(db, 'ipo');
    const { id } = await addTrade(db, await addRichClient(db), offer);
    const saved = await allocationCalls(angel).save(offer, 0, [[id, 1000]]);
    expect(saved.status).toBe(200);
    const { publish } = allocationCalls(angel2);
    expect(await readsOf(() => publish(offer, saved.body.version))).toEqual(onlyOnce);
  });

  it('confirms a dealing day with who may approve read once', async () => {
    const { db } = server();
    const fund = await addProduct(db, 'fund');
    const order = await addTrade(db, await addRichClient(db), fund);
    expect((await tradeCalls(angel).approve(order)).status).toBe(200);
    const struck = await strike(db, order);
    expect(await readsOf(() => tradeCalls(angel2).confirm(fund.id, struck))).toEqual(onlyOnce);
  });

  it('proposes a dealing day with who may approve read once', async () => {
    const { db } = server();
    const fund = await addProduct(db, 'fund', { terms: { redeem_days: 1 } });
    const order = await addTrade(db, await addRichClient(db), fund);
    await holdFund(db, order);
    expect((await tradeCalls(angel2).redeem(order, 3)).status).toBe(200);
    const struck = await strike(db, order);
    const confirm = async () => {
      const answer = await tradeCalls(angel2).confirm(fund.id, struck);
      expect(answer.body.proposed).toBe(true);
      return answer;
    };
    expect(await readsOf(confirm)).toEqual(onlyOnce);
  });
});
