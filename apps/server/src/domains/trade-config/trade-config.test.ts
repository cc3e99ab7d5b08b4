import { expect, it } from 'vitest';
import { fieldsOf, lastWords, once, statusesByRole } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/trade';
const god = () => server().signIn('god');
const config = async () => (await (await god()).get(path)).body;

it('the trade config has its defaults, and is changed in the version that was seen', async () => {
  const seen = await config();
  expect(seen).toEqual({
    base_currency: 'USD',
    four_eyes_min: { credit: '10000', amendment: '0', address: '0' },
    fees: { withdrawal_pct: '0', withdrawal_min: '0', exchange_pct: '0', trade_pct: '0' },
    profit: {
      price_distance_pct: { stock: '20', block: '20', ipo: '100', fund: '0.5' },
      target_tolerance_pct: '20',
      day_cap_pct: '5',
    },
    version: 1,
  });
  const who = await god();
  const wanted = { ...seen, four_eyes_min: { ...seen.four_eyes_min, credit: '500' } };
  const changed = await who.call('PUT', path, wanted);
  expect(changed.body).toEqual({ ...wanted, version: 2 });
  expect(await lastWords(server())).toMatchObject({
    entry: { action: 'setting.changed', subjectId: 'trade' },
    told: { topic: 'trade_config', recordId: 'trade', version: 2 },
  });
  const stale = await who.call('PUT', path, seen);
  expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { version: 2 } });
});

it('the new limit holds for the next decision', async () => {
  const { db, signIn } = server();
  const who = await god();
  const seen = await config();
  const wanted = { ...seen, four_eyes_min: { ...seen.four_eyes_min, credit: '50' } };
  await who.call('PUT', path, wanted);
  const made = await addDeposit(db, await addClient(db), { amount: '50.01', maker: 'angel' });
  const angel = await signIn('angel');
  const audit = { result: 'approved', version: 1 };
  const answer = await angel.call('PUT', `/deposit/admin/v1/audit/${made.id}`, audit, once());
  expect(answer.body.code).toBe('SELF_APPROVAL');
});

it('the base currency is fixed once a deposit is recorded', async () => {
  const { db } = server();
  const who = await god();
  await addDeposit(db, await addClient(db));
  const answer = await who.call('PUT', path, { ...(await config()), base_currency: 'HKD' });
  expect(answer.body).toMatchObject({ status: 409, code: 'BASE_CURRENCY_FIXED' });
});

it('amendments and addresses take two people whatever is asked for, and amounts fit the currency', async () => {
  const who = await god();
  const seen = await config();
  const limits = (fields: object) => ({
    ...seen,
    four_eyes_min: { ...seen.four_eyes_min, ...fields },
  });
  const raised = await who.call('PUT', path, limits({ amendment: '1000' }));
  expect(fieldsOf(raised)).toEqual({ 'four_eyes_min.amendment': 'FIELD_INVALID' });
  const unknown = await who.call('PUT', path, { ...seen, base_currency: 'ABC' });
  expect(fieldsOf(unknown)).toEqual({ base_currency: 'FIELD_INVALID' });
  const fees = { ...seen.fees, withdrawal_pct: '101' };
  expect(fieldsOf(await who.call('PUT', path, { ...seen, fees }))).toEqual({
    'fees.withdrawal_pct': 'FIELD_INVALID',
  });
});

it('what bounds a profit is a percentage, and kept', async () => {
  const who = await god();
  const seen = await config();
  const with_ = (fields: object) => ({ ...seen, profit: { ...seen.profit, ...fields } });
  const { price_distance_pct: distances } = seen.profit;
  const wrong = [
    with_({ day_cap_pct: '101' }),
    with_({ target_tolerance_pct: '-1' }),
    with_({ price_distance_pct: { ...distances, fund: '100.5' } }),
  ];
  expect(
    (await Promise.all(wrong.map(({ waiting: _, ...body }) => who.call('PUT', path, body)))).map(
      fieldsOf,
    ),
  ).toEqual([
    { 'profit.day_cap_pct': 'FIELD_INVALID' },
    { 'profit.target_tolerance_pct': 'FIELD_INVALID' },
    { 'profit.price_distance_pct.fund': 'FIELD_INVALID' },
  ]);
  const wanted = with_({ day_cap_pct: '2.5', price_distance_pct: { ...distances, ipo: '250' } });
  const { waiting: _, ...body } = wanted;
  const proposed = await who.call('PUT', path, body);
  expect(proposed.body.changes).toEqual([
    { field: 'profit.price_distance_pct.ipo', before: '100', after: '250' },
    { field: 'profit.day_cap_pct', before: '5', after: '2.5' },
  ]);
});

it('the trade config is for administrators alone', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
  const seen = await config();
  const write = () => ({ method: 'PUT' as const, path, body: seen });
  expect(await statusesByRole(server(), write)).toEqual([200, 403, 403, 403]);
});
