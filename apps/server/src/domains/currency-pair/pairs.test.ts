import { beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastWords, once, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/currency_pair';
let god: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
});

const terms = { min_amount: '10', max_amount: '5000', weight: 1, status: 'enabled' };
const create = (primary: string, secondary: string, fields: object = {}, headers = once()) =>
  god.call('POST', path, { primary, secondary, ...terms, ...fields }, headers);

it('a pair is added once for each key, and each order of two currencies once', async () => {
  const key = once();
  const made = await create('USD', 'CNY', {}, key);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ min_amount: '10.00', max_amount: '5000.00', version: 1 });
  expect((await create('USD', 'CNY', {}, key)).body).toEqual(made.body);
  expect(fieldsOf(await create('USD', 'CNY'))).toEqual({ secondary: 'FIELD_TAKEN' });
  expect((await create('CNY', 'USD')).status).toBe(201);
  expect((await lastWords(server())).entry).toMatchObject({ action: 'currency_pair.created' });
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

it('a pair is changed in the version that was seen, and removed only when it is disabled', async () => {
  const { body: made } = await create('GBP', 'USD', { max_amount: null });
  expect(made.max_amount).toBeNull();
  const put = (fields: object) => god.call('PUT', `${path}/${made.id}`, { ...terms, ...fields });
  const remove = (version: number) => god.call('DELETE', `${path}/${made.id}?version=${version}`);
  expect((await remove(1)).body.code).toBe('INVALID_TRANSITION');
  expect((await put({ status: 'disabled', version: 1 })).body).toMatchObject({ version: 2 });
  expect((await put({ version: 1 })).body).toMatchObject({ code: 'STALE_RECORD' });
  expect((await remove(2)).body).toEqual({ ok: true });
  expect((await remove(2)).body.code).toBe('NOT_FOUND');
});

it('pairs are listed by weight, filtered and exported', async () => {
  await create('SGD', 'HKD', { weight: 10 });
  await create('SGD', 'CNY', { weight: 20 });
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
