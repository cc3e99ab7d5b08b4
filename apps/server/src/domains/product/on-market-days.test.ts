import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exchange } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  await addMarket('HOLI');
});

const newYear = [{ date: '2030-01-01', name: '元旦', hours: [] as { from: string; to: string }[] }];

async function addMarket(code: string, holidays = newYear): Promise<void> {
  await server()
    .db.insert(exchange)
    .values({
      ...{ code, nameZh: '假日', nameEn: 'Holiday', currency: 'CNY', timezone: 'Asia/Shanghai' },
      hours: [{ from: '09:30', to: '15:00' }],
      holidays,
    });
}

const create = (kind: ProductKind, fields: object) =>
  angel.call(
    'POST',
    `/${kind}/admin/v1/create`,
    { ...productBody(kind), ...fields },
    { 'Idempotency-Key': randomUUID() },
  );

const block = { market: 'HOLI', settle_at: '2030-01-01T02:00:00Z' };

const faultsOf = ({ status, body }: { status: number; body: { errors?: object[] } }) => [
  status,
  body.errors?.map((error) => {
    const { field, code, times } = error as { field: string; code: string; times: string[] };
    return [field, code, ...times];
  }),
];

// @rule products: Products name a configured market; a new date on a closed day is refused
it('a date on a closed day of the market is refused at its field, which names its next market day', async () => {
  // New Year's Day is a Tuesday, and 29 June a Saturday.
  const answer = await create('block', { ...block, lockup_until: '2030-06-29T02:00:00Z' });
  expect(faultsOf(answer)).toEqual([
    400,
    [
      ['settle_at', 'MARKET_CLOSED', '2030-01-02T02:00:00.000Z'],
      ['lockup_until', 'MARKET_CLOSED', '2030-07-01T02:00:00.000Z'],
    ],
  ]);
  const [settle] = answer.body.errors;
  expect(settle.messages['en-US']).toContain('HOLI is closed on 2030-01-01');
  expect(settle.messages['en-US']).toContain('its next market day is 2030-01-02');
});

it('days are those of the clock of the market, and what is taken is stored as it was sent', async () => {
  const days = { settle_at: '2030-01-06T17:00:00Z', lockup_until: '2030-06-28T02:00:00Z' };
  const { status, body } = await create('block', { ...block, ...days });
  expect([status, body.settle_at]).toEqual([201, '2030-01-06T17:00:00.000Z']);
  // Friday in Greenwich, and Saturday in Shanghai.
  const friday = { ...block, ...days, settle_at: '2030-01-04T17:00:00Z' };
  expect(faultsOf(await create('block', friday))).toEqual([
    400,
    [['settle_at', 'MARKET_CLOSED', '2030-01-06T17:00:00.000Z']],
  ]);
});

it('the order of the dates is checked after the next market days are taken', async () => {
  const taken = { ...block, settle_at: '2030-01-02T02:00:00Z' };
  const { body } = await create('block', { ...taken, lockup_until: '2030-01-02T01:00:00Z' });
  const times = ['2030-01-02T02:00:00.000Z'];
  expect(body.errors).toMatchObject([{ field: 'lockup_until', code: 'TIME_TOO_EARLY', times }]);
});

it.each(['stock', 'block', 'ipo', 'fund'] as const)(
  'a %s of a market that is not configured is refused at its field, with what else is wrong',
  async (kind) => {
    const { status, body } = await create(kind, { market: 'NOWHERE', currency: 'CNY', name: ' ' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['name', 'FIELD_REQUIRED'],
      ['market', 'MARKET_UNKNOWN'],
    ]);
  },
);

it('what a product has already stays: its market when that is disabled, its dates when they become holidays', async () => {
  await addMarket('LATER');
  const { db } = server();
  const days = { settle_at: '2030-01-02T02:00:00Z', lockup_until: '2030-06-28T02:00:00Z' };
  const { body: made } = await create('block', { market: 'LATER', ...days });
  await db
    .update(exchange)
    .set({ status: 'disabled', holidays: [{ date: '2030-01-02', name: '休市', hours: [] }] })
    .where(eq(exchange.code, 'LATER'));
  const { id, version, ...product } = made;
  const sent = Object.fromEntries(
    Object.keys(productBody('block')).map((name) => [name, product[name]]),
  );
  const put = { ...sent, name: '改名', version };
  const { body: changed } = await angel.call('PUT', `/block/admin/v1/${id}`, put);
  expect(changed).toMatchObject({ name: '改名', settle_at: '2030-01-02T02:00:00.000Z' });
  // A new date is refused, also on a market that was disabled.
  const later = { ...put, lockup_until: '2030-06-29T02:00:00Z', version: changed.version };
  const { body: closed } = await angel.call('PUT', `/block/admin/v1/${id}`, later);
  expect(closed.errors).toMatchObject([{ field: 'lockup_until', code: 'MARKET_CLOSED' }]);
  await addMarket('THIRD', [{ date: '2030-01-02', name: '休市', hours: [] }]);
  const moved = { ...put, market: 'THIRD', version: changed.version };
  const { body: elsewhere } = await angel.call('PUT', `/block/admin/v1/${id}`, moved);
  expect(elsewhere.errors).toMatchObject([{ field: 'settle_at', code: 'MARKET_CLOSED' }]);
  const refused = await create('block', { market: 'LATER' });
  expect(refused.body.errors).toMatchObject([{ field: 'market', code: 'MARKET_UNKNOWN' }]);
});
