import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deposit, rate } from '../../db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastWords, once, statusesByRole } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/rate';
let god: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
});

const quote = (primary: string, secondary: string, fields: object = {}, headers = once()) =>
  god.call('POST', path, { primary, secondary, mid: '7.1', spread: '0.1', ...fields }, headers);
const change = (id: string, fields: object = {}) =>
  god.call('PUT', `${path}/${id}`, { mid: '8', spread: '0', version: 1, ...fields });
const end = (id: string, version = 1) => god.call('DELETE', `${path}/${id}?version=${version}`);
const now = async (primary: string, secondary: string) =>
  (await god.get(`/currency/admin/v1/rate?primary=${primary}&secondary=${secondary}`)).body;

it('a quotation holds at once, its spread taken off, and is made once for each key', async () => {
  const key = once();
  const made = await quote('USD', 'CNY', {}, key);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    mid: '7.1',
    spread: '0.1',
    final: '7',
    status: 'current',
    source: 'desk',
    made_by: { name: '高建明' },
  });
  expect((await now('USD', 'CNY')).rate).toBe('7');
  expect((await quote('USD', 'CNY', {}, key)).body).toEqual(made.body);
  expect(fieldsOf(await quote('USD', 'CNY'))).toEqual({ secondary: 'FIELD_TAKEN' });
  expect(await lastWords(server())).toMatchObject({
    entry: { action: 'rate.created', after: { pair: 'USD/CNY', final: '7' } },
    told: { topic: 'rate', recordId: made.body.id },
  });
});

it('a change is a new row: the old one, and what was booked at it, stay as they were', async () => {
  const { db } = server();
  const { body: made } = await quote('USD', 'HKD', { mid: '7.8' });
  const holder = await addClient(db, { currencies: ['HKD'] });
  const booked = await addDeposit(db, holder, { currency: 'USD', into: 'HKD', amount: '100.00' });
  const changed = await change(made.id);
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ final: '8', status: 'current', version: 1 });
  expect(changed.body.id).not.toBe(made.id);
  const { body: both } = await god.get(`${path}?primary=USD&secondary=HKD`);
  expect(both.list.map(({ final, status }: Record<string, string>) => [final, status])).toEqual([
    ['8', 'current'],
    ['7.7', 'replaced'],
  ]);
  const [after] = await db.select().from(deposit).where(eq(deposit.id, booked.id));
  expect(after).toEqual(booked);
  expect((await change(made.id)).body.code).toBe('INVALID_TRANSITION');
});

it('of many changes at once, one is made', async () => {
  const { body: made } = await quote('EUR', 'USD');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change(made.id, { mid: `${at + 2}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await god.get(`${path}?primary=EUR&status=current`)).body.total).toBe(1);
});

it('of many first quotations of a pair at once, one is made', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => quote('GBP', 'USD')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

it('an ended rate leaves its pair without one, until it is quoted again', async () => {
  const { body: made } = await quote('SGD', 'USD');
  expect((await end(made.id, 2)).body.code).toBe('STALE_RECORD');
  const ended = await end(made.id);
  expect(ended.body).toMatchObject({ id: made.id, status: 'ended', version: 2, final: '7' });
  expect((await now('SGD', 'USD')).code).toBe('RATE_UNAVAILABLE');
  expect((await end(made.id, 2)).body.code).toBe('INVALID_TRANSITION');
  expect((await quote('SGD', 'USD', { mid: '2' })).status).toBe(201);
  expect((await now('SGD', 'USD')).rate).toBe('1.9');
});

it.each([
  ['AUD', 'AUD', {}, { secondary: 'FIELD_INVALID' }],
  ['AUD', 'ABC', {}, { secondary: 'FIELD_INVALID' }],
  ['AUD', 'USD', { mid: '0' }, { mid: 'AMOUNT_NOT_POSITIVE' }],
  ['AUD', 'USD', { spread: '7.1' }, { spread: 'FIELD_INVALID' }],
  ['AUD', 'USD', { spread: '-1' }, { spread: 'FIELD_INVALID' }],
  ['AUD', 'USD', { expires_at: '2020-01-01T00:00:00Z' }, { expires_at: 'FIELD_INVALID' }],
])('%s/%s with %j is refused at its field', async (primary, secondary, fields, errors) => {
  expect(fieldsOf(await quote(primary, secondary, fields))).toEqual(errors);
});

it('the database itself refuses to move a rate', async () => {
  const { body: made } = await quote('CAD', 'USD');
  const attempt = server().db.update(rate).set({ final: '9' }).where(eq(rate.id, made.id));
  await expect(attempt.execute()).rejects.toThrow();
});

it('rates are for administrators alone, and exported', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
  await quote('USDC', 'USD', { mid: '1', spread: '0.5' });
  expect((await god.get(`${path}/export?primary=USDC`)).body).toContain('USDC,USD,1,0.5,0.5');
});
