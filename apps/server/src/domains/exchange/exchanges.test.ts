import { beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, once, statusesByRole } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/config/admin/v1/exchange';
let god: ApiClient;
beforeAll(async () => {
  god = await server().signIn('god');
});

const market = (code: string, fields: object = {}) => ({
  code,
  name_zh: '交易所',
  name_en: 'Exchange',
  currency: 'HKD',
  timezone: 'Asia/Hong_Kong',
  hours: [
    { from: '09:30', to: '12:00' },
    { from: '13:00', to: '16:00' },
  ],
  status: 'enabled',
  ...fields,
});
const closed = (date: string) => ({ date, name: '休市', hours: [] });
const create = (code: string, fields: object = {}, headers = once()) =>
  god.call('POST', path, market(code, fields), headers);

it('a market is added once for each key and each code, is audited, and sends an event', async () => {
  const key = once();
  const made = await create('AAA', {}, key);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ code: 'AAA', currency: 'HKD', version: 1 });
  expect(await lastEntryAndEvent(server())).toMatchObject({
    entry: { action: 'exchange.created' },
    sent: { topic: 'exchange', recordId: made.body.id },
  });
  expect((await create('AAA', {}, key)).body).toEqual(made.body);
  expect(fieldsOf(await create('AAA'))).toEqual({ code: 'FIELD_TAKEN' });
});

it.each([
  [{ currency: 'ABC' }, { currency: 'FIELD_INVALID' }],
  [{ timezone: 'Mars/Base' }, { timezone: 'FIELD_INVALID' }],
  [{ hours: [{ from: '10:00', to: '09:00' }] }, { 'hours.0.from': 'FIELD_INVALID' }],
  [
    {
      hours: [
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '13:00' },
      ],
    },
    { 'hours.1.from': 'FIELD_INVALID' },
  ],
  [{ hours: [{ from: '24:00', to: '25:00' }] }, { 'hours.0.from': 'FIELD_INVALID' }],
  [{ holidays: [closed('2026-02-30')] }, { 'holidays.0.date': 'FIELD_INVALID' }],
  [
    { holidays: [closed('2026-10-02'), closed('2026-10-01')] },
    { 'holidays.1.date': 'FIELD_INVALID' },
  ],
  [
    { holidays: [closed('2026-10-01'), closed('2026-10-01')] },
    { 'holidays.1.date': 'FIELD_INVALID' },
  ],
  [
    { holidays: [{ ...closed('2026-12-24'), hours: [{ from: '12:00', to: '09:30' }] }] },
    { 'holidays.0.hours.0.from': 'FIELD_INVALID' },
  ],
])('a market with %j is refused at its field', async (fields, errors) => {
  expect(fieldsOf(await create('WRONG', fields))).toMatchObject(errors);
});

it('a market is changed and removed in the version that was seen', async () => {
  const { body: made } = await create('BBB');
  const put = (fields: object) => god.call('PUT', `${path}/${made.id}`, market('BBB', fields));
  expect((await put({ status: 'disabled', version: 1 })).body).toMatchObject({
    status: 'disabled',
    version: 2,
  });
  expect((await put({ version: 1 })).body).toMatchObject({
    code: 'STALE_RECORD',
    current: { version: 2 },
  });
  const remove = (version: number) => god.call('DELETE', `${path}/${made.id}?version=${version}`);
  expect((await remove(1)).body.code).toBe('STALE_RECORD');
  expect((await remove(2)).body).toEqual({ ok: true });
});

// @rule settings: A market trades Monday to Friday until set otherwise; holidays are in order, each once
// @in ./change-exchange.ts
it('a market trades from Monday to Friday until its days are set, and keeps them if a change says nothing', async () => {
  const { body: made } = await create('DAYS');
  expect(made).toMatchObject({ trading_days: [1, 2, 3, 4, 5], holidays: [] });
  const put = (fields: object) =>
    god.call('PUT', `${path}/${made.id}`, { ...market('DAYS'), ...fields });
  const half = { date: '2026-12-24', name: ' 平安夜 ', hours: [{ from: '09:30', to: '12:00' }] };
  const days = { trading_days: [7, 1], holidays: [closed('2026-10-01'), half], version: 1 };
  const set = {
    trading_days: [1, 7],
    holidays: [closed('2026-10-01'), { ...half, name: '平安夜' }],
  };
  expect((await put(days)).body).toMatchObject(set);
  expect((await put({ name_en: 'Days', version: 2 })).body).toMatchObject({ ...set, version: 3 });
});

// @rule settings: A market that products refer to is not removed
// @in ./change-exchange.ts
it('a market on which a product is listed is neither removed nor called otherwise', async () => {
  const { body: made } = await create('CCC');
  await server()
    .db.insert(product)
    .values({
      kind: 'stock',
      code: '0001',
      name: '长和',
      currency: 'HKD',
      status: 'available',
      terms: { market: 'CCC' },
    });
  const renamed = await god.call('PUT', `${path}/${made.id}`, market('DDD', { version: 1 }));
  expect(renamed.body.code).toBe('RECORD_IN_USE');
  const removed = await god.call('DELETE', `${path}/${made.id}?version=1`);
  expect(removed.body).toMatchObject({ status: 409, code: 'RECORD_IN_USE' });
});

it('markets are listed by code, found by text, and exported', async () => {
  await create('ZZ1', { name_en: 'Zed One', currency: 'GBP' });
  await create('ZZ0', { name_en: 'Zed Nought', currency: 'GBP' });
  const { body } = await god.get(`${path}?q=zed&currency=GBP&status=enabled`);
  expect(body.list.map(({ code }: { code: string }) => code)).toEqual(['ZZ0', 'ZZ1']);
  expect((await god.get(`${path}/export?q=zed`)).body).toContain('ZZ0');
  expect((await lastEntryAndEvent(server())).entry).toMatchObject({ action: 'exchange.exported' });
});

it('markets are for administrators alone', async () => {
  const read = () => ({ method: 'GET' as const, path });
  expect(await statusesByRole(server(), read)).toEqual([200, 403, 403, 403]);
  const write = () => ({ method: 'POST' as const, path, body: market('ROLE') });
  expect(await statusesByRole(server(), write)).toEqual([201, 403, 403, 403]);
});

it('a market settles two market days after a trade until its days are set, and keeps them', async () => {
  const { body: made } = await create('SETTLE');
  expect(made.settle_days).toBe(2);
  const put = (fields: object) =>
    god.call('PUT', `${path}/${made.id}`, { ...market('SETTLE'), ...fields });
  expect((await put({ settle_days: 1, version: 1 })).body).toMatchObject({ settle_days: 1 });
  expect((await put({ version: 2 })).body).toMatchObject({ settle_days: 1 });
});

describe('the days of a market', () => {
  const days = async (query: string, who = god) =>
    (await who.get(`/config/admin/v1/market_days?${query}`)).body;

  it('are answered to everybody signed in, with the market days after them', async () => {
    await create('DAY', { holidays: [closed('2026-12-25')] });
    const hero = await server().signIn('hero');
    const query = 'market=DAY&at=2026-12-24T09:00:00.000Z,2026-12-25T01:00:00Z&days=0,2';
    expect(await days(query, hero)).toEqual({
      market: 'DAY',
      timezone: 'Asia/Hong_Kong',
      settle_days: 2,
      list: [
        {
          at: '2026-12-24T09:00:00.000Z',
          date: '2026-12-24',
          kind: 'open',
          holiday: null,
          hours: market('DAY').hours,
          // After the close, so that it counts as of Monday.
          trade_date: '2026-12-28',
          after: ['2026-12-28', '2026-12-30'],
        },
        {
          at: '2026-12-25T01:00:00.000Z',
          date: '2026-12-25',
          kind: 'closed',
          holiday: '休市',
          hours: [],
          trade_date: '2026-12-28',
          after: ['2026-12-28', '2026-12-30'],
        },
      ],
    });
  });

  it('are Monday to Friday in the app’s time zone if no such market is configured', async () => {
    const body = await days('market=NOWHERE&at=2026-11-27T11:00:00Z&days=1&cutoff=10:00');
    expect(body).toMatchObject({ market: null, timezone: 'UTC', settle_days: null });
    expect(body.list[0]).toMatchObject({ trade_date: '2026-11-30', after: ['2026-12-01'] });
  });

  it('are refused for a moment that is in no calendar', async () => {
    const answer = await god.get('/config/admin/v1/market_days?at=2026-13-27T03:00:00Z');
    expect(fieldsOf(answer)).toEqual({ at: 'FIELD_INVALID' });
  });
});

describe('the markets that products can be listed on', () => {
  const markets = (caller: ApiClient) => caller.get('/config/admin/v1/market');

  it('are listed for who makes products, who need not configure exchanges', async () => {
    await create('OPEN');
    await create('SHUT', { status: 'disabled' });
    const angel = await server().signIn('angel');
    const { status, body } = await markets(angel);
    expect(status).toBe(200);
    const { status: _, ...open } = market('OPEN');
    expect(body.list).toContainEqual({ ...open, trading_days: [1, 2, 3, 4, 5] });
    expect(body.list.map((each: { code: string }) => each.code)).not.toContain('SHUT');
    expect((await angel.get('/config/admin/v1/exchange')).status).toBe(403);
  });

  it('are not for who makes none', async () => {
    expect((await markets(await server().signIn('hero'))).status).toBe(403);
  });
});
