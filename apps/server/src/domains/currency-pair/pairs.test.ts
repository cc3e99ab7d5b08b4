import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEventOn, once, statusesByRole } from '../../testing/config-calls.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const path = '/config/admin/v1/currency_pair';
let god: ApiClient;
let god2: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
  god2 = await server().signIn('god2');
});

const terms = { min_amount: '10', max_amount: '5000', weight: 1, status: 'enabled' };
const create = (primary: string, secondary: string, fields: object = {}, headers = once()) =>
  god.call('POST', path, { primary, secondary, ...terms, ...fields }, headers);

const listed = async (primary: string, secondary: string): Promise<Schemas.CurrencyPairList> =>
  (await god.get(`${path}?primary=${primary}&secondary=${secondary}`)).body;

async function added(primary: string, secondary: string, fields: object = {}) {
  await confirmed(god2, await create(primary, secondary, fields));
  const [pair] = (await listed(primary, secondary)).list;
  if (pair === undefined) throw new Error(`${primary}/${secondary} was not added.`);
  return pair;
}

it('a pair is added once for each key, and each order of two currencies once', async () => {
  const key = once();
  const made = await create('USD', 'CNY', {}, key);
  expect([made.status, made.body.status]).toEqual([201, 'pending']);
  expect((await create('USD', 'CNY', {}, key)).body).toEqual(made.body);
  expect(await listed('USD', 'CNY')).toMatchObject({ total: 0, waiting: [{ id: made.body.id }] });
  await confirmed(god2, made);
  const { list, waiting } = await listed('USD', 'CNY');
  expect(list).toMatchObject([{ min_amount: '10.00', max_amount: '5000.00', version: 1 }]);
  expect(waiting).toEqual([]);
  expect(fieldsOf(await create('USD', 'CNY'))).toEqual({ secondary: 'FIELD_TAKEN' });
  const { id } = await added('CNY', 'USD');
  expect(await lastEntryAndEventOn(server(), id)).toMatchObject({
    entry: { action: 'currency_pair.created' },
    sent: { topic: 'currency_pair' },
  });
});

it('one of many proposals for the same two currencies is added when all are confirmed at once', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => create('AUD', 'HKD')));
  expect(made.map(({ body }) => body.status)).toEqual(made.map(() => 'pending'));
  const answers = await Promise.all(made.map(({ body }) => auditProposal(god2, body)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(fieldsOf)).toEqual(Array(5).fill({ secondary: 'FIELD_TAKEN' }));
  const { total, waiting } = await listed('AUD', 'HKD');
  expect([total, waiting.length]).toEqual([1, 5]);
  for (const { id, version } of waiting) await withdrawProposal(god, { id, version });
});

it('a pair is neither added nor changed by one person, in two steps neither', async () => {
  const { body: creation } = await create('JPY', 'USD');
  const alone = await auditProposal(god, creation);
  expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
  expect((await create('JPY', 'USD')).body.status).toBe('pending');
  expect((await listed('JPY', 'USD')).total).toBe(0);

  const pair = await added('JPY', 'CNY');
  const wanted = { ...terms, weight: 7, version: 1 };
  const { body: change } = await god.call('PUT', `${path}/${pair.id}`, wanted);
  expect((await listed('JPY', 'CNY')).waiting).toContainEqual(
    expect.objectContaining({
      id: change.id,
      operation: 'updateCurrencyPair',
      mine: true,
      changes: [{ field: 'weight', before: '1', after: '7' }],
    }),
  );
  expect((await auditProposal(god, change)).body.code).toBe('SELF_APPROVAL');
  const again = await god.call('PUT', `${path}/${pair.id}`, wanted);
  expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
  expect((await listed('JPY', 'CNY')).list).toEqual([pair]);
  const { waiting } = await listed('JPY', 'CNY');
  for (const { id, version } of waiting) await withdrawProposal(god, { id, version });
});

it.each([
  ['EUR', 'EUR', {}, { secondary: 'FIELD_INVALID' }],
  ['EUR', 'ABC', {}, { secondary: 'FIELD_INVALID' }],
  ['EUR', 'HKD', { min_amount: '0' }, { min_amount: 'AMOUNT_NOT_POSITIVE' }],
  ['JPY', 'HKD', { min_amount: '10.5' }, { min_amount: 'FIELD_INVALID' }],
  ['EUR', 'HKD', { max_amount: '9.99' }, { max_amount: 'FIELD_INVALID' }],
])('%s/%s with %j is refused at its field', async (primary, secondary, fields, errors) => {
  expect(fieldsOf(await create(primary, secondary, fields))).toEqual(errors);
});

it('a pair is changed in the version that was seen, and removed by two people only when it is disabled', async () => {
  const made = await added('GBP', 'USD', { max_amount: null });
  expect(made.max_amount).toBeNull();
  const put = (fields: object) => god.call('PUT', `${path}/${made.id}`, { ...terms, ...fields });
  const remove = (version: number) => god.call('DELETE', `${path}/${made.id}?version=${version}`);
  expect((await remove(1)).body.code).toBe('INVALID_TRANSITION');
  await confirmed(god2, await put({ status: 'disabled', version: 1 }));
  expect((await listed('GBP', 'USD')).list).toMatchObject([{ status: 'disabled', version: 2 }]);
  expect((await put({ version: 1 })).body).toMatchObject({ code: 'STALE_RECORD' });
  await confirmed(god2, await remove(2));
  expect((await remove(2)).body.code).toBe('NOT_FOUND');
});

it('pairs are listed by weight, filtered and exported', async () => {
  await added('SGD', 'HKD', { weight: 10 });
  await added('SGD', 'CNY', { weight: 20 });
  const { body } = await god.get(`${path}?primary=SGD&status=enabled`);
  expect(body.list.map(({ secondary }: { secondary: string }) => secondary)).toEqual([
    'CNY',
    'HKD',
  ]);
  expect((await god.get(`${path}?primary=SGD&secondary=HKD`)).body.total).toBe(1);
  expect((await god.get(`${path}/export?primary=SGD`)).body).toContain('SGD,CNY,10.00');
});

it('pairs are for administrators alone', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
});
