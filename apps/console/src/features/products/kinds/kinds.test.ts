import { describe, expect, it, test } from 'vitest';
import { labelKey } from '#/business/list/use-list-labels.ts';
import english from '../locales/en-US/product.json';
import chinese from '../locales/zh-CN/product.json';
import { faultsOf, toBody, toDraft } from '../product-draft.ts';
import type { ProductDraft } from './fault.ts';
import { kinds } from './kinds.ts';
import { fieldsOf, momentsOf, nextMoment, type ProductKind } from './product-fields.ts';

const names = Object.keys(kinds) as ProductKind[];

function has(labels: object, key: string): boolean {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => Object(at)[part] ?? Object(at)[`${part}_other`], labels);
  return typeof found === 'string';
}

describe.each(names)('products of the kind %s', (kind) => {
  const of = kinds[kind];

  it.each([
    ['zh-CN', chinese],
    ['en-US', english],
  ])('have a label for every field, choice, state, section and moment, in %s', (_, labels) => {
    const fields = Object.entries(fieldsOf(of));
    const wanted = [
      `kind.${kind}`,
      ...fields.map(([name]) => `column.${labelKey(name)}`),
      ...fields.flatMap(([name, field]) =>
        field.type === 'choice' ? field.values.map((value) => `${labelKey(name)}.${value}`) : [],
      ),
      ...of.sections.map(({ id }) => `section.${id}`),
      ...of.statuses.flatMap((status) => [`status.${status}`, `move.${status}.button`]),
      ...of.windows.moments.map((field) => `moment.${field}`),
    ];
    expect(wanted.filter((key) => !has(labels, key))).toEqual([]);
  });

  it('show only fields that they have', () => {
    const fields = fieldsOf(of);
    const named = [...of.columns, ...of.windows.moments, ...Object.keys(of.defaults ?? {})];
    expect(named.filter((name) => !(name in fields))).toEqual([]);
  });

  it('begin without a fault, and send every field of the kind that is typed', () => {
    const draft = toDraft(of, null);
    const typed = Object.entries(fieldsOf(of)).filter(([, { workedOut }]) => !workedOut);
    expect(faultsOf(of, draft)).toEqual([]);
    expect(Object.keys(toBody(of, draft))).toEqual(typed.map(([name]) => name));
  });
});

const codesOf = (kind: ProductKind, draft: ProductDraft) =>
  faultsOf(kinds[kind], { ...toDraft(kinds[kind], null), ...draft }).map(
    ({ field, code }) => `${field} ${code}`,
  );
const day = (n: number) => `2026-12-${String(n).padStart(2, '0')}T01:00:00.000Z`;

test.each<[ProductKind, ProductDraft, string[]]>([
  ['stock', { prev_close: '10', limit_up_price: '10' }, ['limit_up_price VALUE_NOT_ABOVE']],
  ['stock', { pool_qty: '250', lot_size: '100' }, ['pool_qty NOT_WHOLE_LOTS']],
  ['stock', { pool_qty: '200', lot_size: '100', max_lots: '3' }, ['max_lots VALUE_TOO_LARGE']],
  ['stock', { min_lots: '5', max_lots: '4' }, ['max_lots VALUE_TOO_SMALL']],
  ['stock', { open_at: day(2), close_at: day(2) }, ['close_at TIME_TOO_EARLY']],
  ['block', { settle_at: day(3), lockup_until: day(2) }, ['lockup_until TIME_TOO_EARLY']],
  ['ipo', { price_min: '5', price_max: '4' }, ['price_max VALUE_TOO_SMALL']],
  ['ipo', { price_min: '5', price_max: '6', issue_price: '7' }, ['issue_price VALUE_TOO_LARGE']],
  [
    'ipo',
    { result_at: day(5), pay_deadline: day(5), listing_at: day(9) },
    ['pay_deadline TIME_TOO_EARLY'],
  ],
  ['ipo', { apply_end: day(3), result_at: day(3) }, ['result_at TIME_TOO_EARLY']],
  [
    'ipo',
    { result_at: day(5), pay_deadline: day(9), listing_at: day(9) },
    ['listing_at TIME_TOO_EARLY'],
  ],
  ['ipo', { funding_model: 'prefund', result_at: day(5), pay_deadline: day(5) }, []],
  ['quant', { min_amount: '100', max_amount: '50' }, ['max_amount VALUE_TOO_SMALL']],
  ['daily', { max_amount: '100', capacity: '99' }, ['capacity VALUE_TOO_SMALL']],
  [
    'ai',
    {
      plans: [
        { name: 'Basic', fee: '1', period: 'month' },
        { name: ' basic', fee: '2', period: 'year' },
      ],
    },
    ['plans.1.name NOT_DISTINCT'],
  ],
  ['fund', { nav_at: '2999-01-01T00:00:00Z' }, ['nav_at TIME_IN_FUTURE']],
  [
    'saving',
    { min_amount: '100', tiers: [{ min: '200', rate: '2' }] },
    ['tiers.0.min VALUE_TOO_LARGE'],
  ],
  [
    'saving',
    {
      tiers: [
        { min: '100', rate: '2' },
        { min: '100', rate: '1.9' },
      ],
    },
    ['tiers.1.min VALUE_NOT_ABOVE', 'tiers.1.rate VALUE_TOO_SMALL'],
  ],
  ['saving', { flexible: 'true', payout: 'maturity' }, ['payout NOT_FOR_FLEXIBLE']],
])('a form of a %s with %j has the faults %j', (kind, draft, expected) => {
  expect(codesOf(kind, draft)).toEqual(expected);
});

const made = (kind: ProductKind, name: string, draft: ProductDraft) =>
  kinds[kind].made?.[name]?.({ ...toDraft(kinds[kind], null), ...draft });

test.each([
  ['20', '18.4', '8.00'],
  ['20', '21', '-5.00'],
  ['3', '2', '33.33'],
  ['10000', '10000.01', '0.00'],
  ['', '18.4', null],
  ['0', '18.4', null],
])('the prices %s and %s make the discount %s', (ref_close, agreed_price, expected) => {
  expect(made('block', 'discount_pct', { ref_close, agreed_price })).toBe(expected);
});

// @rule products: The limit-up price is proposed from the previous close and the daily limit
// @in ./stock.ts
test.each([
  ['SSE', '600733', '8.12', '8.93'],
  ['SSE', '688981', '56.10', '67.32'],
  ['SZSE', '300750', '31.40', '37.68'],
  ['SZSE', '002594', '24.50', '26.95'],
  ['BSE', '830799', '10', '13.00'],
  ['NASDAQ', 'GLXT', '11.25', '12.38'],
  ['SSE', '600733', '', null],
])(
  'the limit-up price of %s %s after a close of %s is proposed as %s',
  (market, symbol, prev_close, expected) => {
    expect(made('stock', 'limit_up_price', { market, symbol, prev_close })).toBe(expected);
  },
);

// @rule products: Unusual prices of a stock or block deal are pointed out before they are saved
// @in features/products/form/product-form.tsx
test.each<[ProductKind, ProductDraft, object | null]>([
  ['stock', { prev_close: '8.12', limit_up_price: '8.93' }, null],
  [
    'stock',
    { prev_close: '0.15', limit_up_price: '0.17' },
    { code: 'RISE', percent: '13.33', normal: '10' },
  ],
  [
    'stock',
    { prev_close: '10', limit_up_price: '13.37' },
    { code: 'RISE', percent: '33.70', normal: '10' },
  ],
  ['block', { ref_close: '20', agreed_price: '18' }, null],
  ['block', { ref_close: '20', agreed_price: '21' }, { code: 'PREMIUM', percent: '5.00' }],
  ['block', { ref_close: '20', agreed_price: '15' }, { code: 'DISCOUNT', percent: '25.00' }],
  ['block', { ref_close: '20', agreed_price: '' }, null],
])('a %s with %j is unusual as %j says', (kind, draft, expected) => {
  const found = kinds[kind].unusual?.({ ...toDraft(kinds[kind], null), ...draft });
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

test('a draft is sent as the contract has it: numbers, nothing for what is empty, what is not asked for', () => {
  const draft = {
    ...toDraft(kinds.saving, null),
    code: 'S-1',
    flexible: 'true',
    term_days: '90',
    payout: 'daily',
    early_exit: 'not_allowed',
    tiers: [{ min: '100', rate: '2.' }],
  };
  expect(toBody(kinds.saving, draft)).toMatchObject({
    code: 'S-1',
    flexible: true,
    term_days: null,
    payout: 'daily',
    early_exit: 'free',
    tiers: [{ min: '100', rate: '2' }],
  });
  const fund = { ...toDraft(kinds.fund, null), risk: '3', confirm_days: '1' };
  expect(toBody(kinds.fund, fund)).toMatchObject({ risk: 3, confirm_days: 1 });
  const ipo = { ...toDraft(kinds.ipo, null), issue_price: '', pay_deadline: day(1) };
  expect(toBody(kinds.ipo, ipo)).toMatchObject({ issue_price: null, pay_deadline: day(1) });
});

test('moments come in the order of time, and the next is the first to come', () => {
  const product = { apply_start: day(1), apply_end: day(4), result_at: day(3), pay_deadline: null };
  const now = new Date(day(2));
  const { windows } = kinds.ipo;
  expect(momentsOf(windows, product, now).map(({ field }) => field)).toEqual([
    'apply_start',
    'result_at',
    'apply_end',
  ]);
  expect(nextMoment(windows, product, now)?.field).toBe('result_at');
  expect(nextMoment(windows, product, new Date(day(9)))).toBeUndefined();
});
