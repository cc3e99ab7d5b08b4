import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
});

const create = (kind: ProductKind, fields: object) =>
  angel.call(
    'POST',
    `/${kind}/admin/v1/create`,
    { ...productBody(kind), ...fields },
    { 'Idempotency-Key': randomUUID() },
  );

const at = (day: string) => `2030-01-${day}T08:00:00Z`;

const wrong: [ProductKind, object, [field: string, code: string][]][] = [
  ['stock', { name: '  ' }, [['name', 'FIELD_REQUIRED']]],
  ['stock', { currency: 'XXX' }, [['currency', 'FIELD_INVALID']]],
  ['stock', { currency: 'JPY', prev_close: '10.5' }, [['prev_close', 'FIELD_INVALID']]],
  ['stock', { prev_close: '0' }, [['prev_close', 'AMOUNT_NOT_POSITIVE']]],
  ['stock', { limit_up_price: '10.00' }, [['limit_up_price', 'VALUE_NOT_ABOVE']]],
  ['stock', { pool_qty: 100_050 }, [['pool_qty', 'NOT_WHOLE_LOTS']]],
  ['stock', { min_lots: 60 }, [['max_lots', 'VALUE_TOO_SMALL']]],
  ['stock', { max_lots: 1001 }, [['max_lots', 'VALUE_TOO_LARGE']]],
  ['stock', { open_at: at('02'), close_at: at('02') }, [['close_at', 'TIME_TOO_EARLY']]],
  [
    'stock',
    { open_at: at('02'), close_at: at('01'), prev_close: '0' },
    [
      ['prev_close', 'AMOUNT_NOT_POSITIVE'],
      ['close_at', 'TIME_TOO_EARLY'],
    ],
  ],
  ['block', { discount_pct: '7.99' }, [['discount_pct', 'DISCOUNT_DIFFERS']]],
  ['block', { agreed_price: '21.00', discount_pct: '5' }, [['discount_pct', 'DISCOUNT_DIFFERS']]],
  ['block', { min_qty: 10_050 }, [['min_qty', 'NOT_WHOLE_LOTS']]],
  ['block', { min_qty: 500_100 }, [['min_qty', 'VALUE_TOO_LARGE']]],
  ['block', { settle_at: at('02'), lockup_until: at('01') }, [['lockup_until', 'TIME_TOO_EARLY']]],
  ['ipo', { price_min: '13.00', issue_price: null }, [['price_max', 'VALUE_TOO_SMALL']]],
  ['ipo', { issue_price: '12.01' }, [['issue_price', 'VALUE_TOO_LARGE']]],
  ['ipo', { issue_price: '7.99' }, [['issue_price', 'VALUE_TOO_SMALL']]],
  ['ipo', { pool_qty: 50_100 }, [['pool_qty', 'NOT_WHOLE_LOTS']]],
  ['ipo', { apply_start: at('01') }, [['apply_end', 'TIME_TOO_EARLY']]],
  ['ipo', { apply_end: at('01') }, [['result_at', 'TIME_TOO_EARLY']]],
  [
    'ipo',
    { apply_end: at('02'), result_at: at('02'), pay_deadline: at('03'), listing_at: at('04') },
    [['result_at', 'TIME_TOO_EARLY']],
  ],
  ['ipo', { pay_deadline: at('04'), listing_at: at('04') }, [['listing_at', 'TIME_TOO_EARLY']]],
  [
    'block',
    { agreed_price: '200.01', discount_pct: '-900.05' },
    [['agreed_price', 'VALUE_TOO_LARGE']],
  ],
  ['ipo', { pay_deadline: null }, [['pay_deadline', 'FIELD_REQUIRED']]],
  ['ipo', { pay_deadline: '2020-01-01T00:00:00Z' }, [['pay_deadline', 'TIME_TOO_EARLY']]],
  ['ipo', { pay_deadline: at('01') }, [['listing_at', 'TIME_TOO_EARLY']]],
  ['ipo', { funding_model: 'prefund' }, [['pay_deadline', 'FIELD_INVALID']]],
  ['daily', { trade_date: '2026-02-30' }, [['trade_date', 'FIELD_INVALID']]],
  ['daily', { max_amount: '99.99' }, [['max_amount', 'VALUE_TOO_SMALL']]],
  ['quant', { capacity: '100.00' }, [['capacity', 'VALUE_TOO_SMALL']]],
  [
    'ai',
    {
      plans: [
        { name: 'Pro', fee: '1.00', period: 'month' },
        { name: ' pro ', fee: '2.00', period: 'year' },
      ],
    },
    [['plans.1.name', 'NOT_DISTINCT']],
  ],
  ['ai', { plans: [] }, [['plans', 'FIELD_INVALID']]],
  [
    'ai',
    { plans: [{ name: ' ', fee: '1.00', period: 'month' }] },
    [['plans.0.name', 'FIELD_REQUIRED']],
  ],
  ['fund', { nav: '0.0000' }, [['nav', 'VALUE_NOT_ABOVE']]],
  ['fund', { nav_at: '2090-01-01T00:00:00Z' }, [['nav_at', 'TIME_IN_FUTURE']]],
  ['fund', { cutoff: '24:00' }, [['cutoff', 'FIELD_INVALID']]],
  ['fund', { risk: 6 }, [['risk', 'FIELD_INVALID']]],
  [
    'saving',
    {
      tiers: [
        { min: '100', rate: '1' },
        { min: '100', rate: '2' },
      ],
    },
    [['tiers.1.min', 'VALUE_NOT_ABOVE']],
  ],
  ['saving', { tiers: [{ min: '100.01', rate: '1' }] }, [['tiers.0.min', 'VALUE_TOO_LARGE']]],
  [
    'saving',
    { currency: 'JPY', min_amount: '100', tiers: [{ min: '0.5', rate: '1' }] },
    [['tiers.0.min', 'FIELD_INVALID']],
  ],
  ['saving', { term_days: null }, [['term_days', 'FIELD_REQUIRED']]],
  [
    'saving',
    { flexible: true },
    [
      ['term_days', 'FIELD_INVALID'],
      ['payout', 'FIELD_INVALID'],
      ['early_exit', 'FIELD_INVALID'],
    ],
  ],
];

describe('a product that cannot be', () => {
  // @rule products: Impossible product terms are refused at their fields, all at once
  it.each(wrong)('a %s with %j is refused at its fields', async (kind, fields, expected) => {
    const { status, body } = await create(kind, fields);
    const named = body.errors?.map((error: { field: string; code: string }) => [
      error.field,
      error.code,
    ]);
    expect([status, named]).toEqual([400, expected]);
  });
});

describe('what is right at its border', () => {
  it.each<[ProductKind, object]>([
    ['stock', { max_lots: 1000 }],
    ['block', { agreed_price: '21.00', discount_pct: '-5' }],
    ['block', { ref_close: '3.00', agreed_price: '2.50', discount_pct: '16.67' }],
    ['block', { settle_at: at('01'), lockup_until: at('01') }],
    ['ipo', { issue_price: '12.00' }],
    ['ipo', { funding_model: 'prefund', pay_deadline: null, issue_price: null }],
    ['saving', { flexible: true, term_days: null, payout: 'daily', early_exit: 'free' }],
    ['saving', { tiers: [{ min: '0', rate: '0' }] }],
  ])('a %s with %j is taken', async (kind, fields) => {
    expect((await create(kind, fields)).status).toBe(201);
  });

  // @rule products: A block deal has the discount that its prices make
  // @in ./block-product.ts
  it('has the discount that its prices make, left out or given', async () => {
    const { discount_pct: _, ...body } = { ...productBody('block'), agreed_price: '19.00' };
    const key = { 'Idempotency-Key': randomUUID() };
    const { body: made } = await angel.call('POST', '/block/admin/v1/create', body, key);
    expect(made.discount_pct).toBe('5.00');
    const { body: given } = await create('block', { agreed_price: '21.00', discount_pct: '-5' });
    expect(given.discount_pct).toBe('-5.00');
    const { id, version } = made;
    const put = { ...body, agreed_price: '18.00', version };
    const { body: changed } = await angel.call('PUT', `/block/admin/v1/${id}`, put);
    expect(changed.discount_pct).toBe('10.00');
  });

  // @rule products: Product amounts have the currency's digits; times are UTC; text is trimmed
  // @in ./store-product.ts
  it('is stored in one form: money with its digits, times in UTC, text without its edges', async () => {
    const { body: fund } = await create('fund', { min_amount: '10', name: ' 稳健 ' });
    expect(fund).toMatchObject({ min_amount: '10.00', name: '稳健' });
    const { body: stock } = await create('stock', {
      open_at: '2030-01-01T08:00:00+08:00',
      close_at: '2030-01-01T09:00:00+08:00',
    });
    expect(stock.open_at).toBe('2030-01-01T00:00:00.000Z');
    const { body: ai } = await create('ai', { plans: [{ name: ' A ', fee: '1', period: 'week' }] });
    expect(ai.plans).toEqual([{ name: 'A', fee: '1.00', period: 'week' }]);
  });
});
