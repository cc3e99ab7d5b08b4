import { NoopLogger } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
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

/** Verb and first table of a statement; `facts` for one that only has subqueries. */
function namedBy(text: string): string {
  let outer = text;
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, '');
  const [, verb, table] = /(insert into|update|delete from|from) "?(\w+)/.exec(outer) ?? [];
  return verb === undefined ? 'facts' : `${verb} ${table}`;
}

/** The statements of a decision, up to the last one before its commit. */
async function statementsOf(result: 'approved' | 'rejected'): Promise<string[]> {
  const [before, id] = [await add(), await add()];
  // Once it is answered, everything is sealed.
  await decide(angel, before, result);
  const logged = vi.spyOn(NoopLogger.prototype, 'logQuery');
  expect((await decide(angel, id, result)).status).toBe(200);
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
    expect(await statementsOf('approved')).toEqual([
      ...opened,
      ...found,
      // The sums are locked first, and then read with the limits.
      ...['from jsonb_array_elements_text', 'facts'],
      ...['insert into signature', 'update deposit', 'from post_transactions'],
      ...written,
    ]);
  });

  it('is rejected without the sums of signatures', async () => {
    expect(await statementsOf('rejected')).toEqual([
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
