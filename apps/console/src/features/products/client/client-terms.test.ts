import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { kinds } from '../kinds/kinds.ts';
import type { ProductKind } from '../kinds/product-fields.ts';
import english from '../locales/en-US/product.json';
import englishClient from '../locales/en-US/product-client.json';
import chinese from '../locales/zh-CN/product.json';
import { clientPhase, clientTerms } from './client-terms.ts';

const names = Object.keys(kinds) as ProductKind[];

// Its own: other tests speak by the instance of the page.
const i18n = createInstance();

beforeAll(async () => {
  const resources = { 'zh-CN': { product: chinese }, 'en-US': { product: english } };
  await i18n.init({ lng: 'zh-CN', resources, interpolation: { escapeValue: false } });
});

const termsOf = (kind: ProductKind, terms: object, locale: 'zh-CN' | 'en-US' = 'en-US') =>
  clientTerms(kinds[kind], terms, {
    ...{ locale, zone: 'America/New_York' },
    t: i18n.getFixedT(locale, ['product']),
  });

const linesOf = (...given: Parameters<typeof termsOf>) =>
  Object.fromEntries(
    termsOf(...given).groups.flatMap(({ lines }) => lines.map(({ name, texts }) => [name, texts])),
  );

const ipo = {
  ...{ market: 'NYSE', currency: 'USD', price_min: '5.00', price_max: '5.60', issue_price: null },
  ...{ lot_size: 100, pool_qty: 100_000, funding_model: 'pay_on_win' },
  ...{ apply_start: '2026-12-01T14:30:00Z', apply_end: '2026-12-03T21:00:00Z' },
  ...{ result_at: '2026-12-04T14:30:00Z', pay_deadline: '2026-12-07T21:00:00Z' },
  listing_at: '2026-12-09T14:30:00Z',
};

describe('what a client sees of a product', () => {
  // @rule products: The client view has no offer size, capacity, market depth or record of the firm
  it.each(names)('hides figures of the firm alone for the kind %s', (kind) => {
    const all = Object.fromEntries(
      kinds[kind].sections.flatMap(({ fields }) => Object.keys(fields).map((name) => [name, '1'])),
    );
    const given = { ...all, usage: { orders: 7 }, updated_by: 'x', status: 'enabled' };
    const seen = Object.keys(linesOf(kind, given));
    const own = ['pool_qty', 'capacity', 'seal_amount', 'consecutive_boards', 'usage', 'status'];
    expect(seen.filter((name) => own.includes(name))).toEqual([]);
    expect(seen.length).toBeGreaterThan(2);
  });

  it('has prices, minimum and deadlines, in the time zone of the exchange', () => {
    expect(linesOf('ipo', ipo)).toMatchObject({
      ...{ price_min: ['5.00\u00a0USD'], lot_size: ['100 shares'] },
      ...{ apply_end: ['12/03/2026, 16:00'], funding_model: ['Paid after allotment'] },
    });
    expect('issue_price' in linesOf('ipo', ipo)).toBe(false);
  });

  it('is in the language of the client, with its risk', () => {
    const quant = { currency: 'USD', risk: 4, target_return: '12.00', fee_pct: '1.5', plans: [] };
    const { groups, risk } = termsOf('quant', quant, 'zh-CN');
    expect(risk).toEqual({ level: '4', label: 'R4 中高' });
    expect(groups.flatMap(({ lines }) => lines)).toContainEqual({
      ...{ name: 'fee_pct', label: '手续费率', texts: ['1.50%'] },
    });
  });

  it('leaves out rows of a draft that are not filled in', () => {
    const draft = { currency: 'USD', min_amount: '', tiers: [{ min: '', rate: '' }] };
    expect(Object.keys(linesOf('saving', draft))).toEqual([]);
  });
});

describe('the phase that a client sees', () => {
  const phases = (status: 'available' | 'listed', ...days: number[]) =>
    days.map((day) =>
      clientPhase('ipo', status, ipo, new Date(`2026-12-${`${day}`.padStart(2, '0')}T15:00:00Z`)),
    );

  it('follows the windows of an issue', () => {
    expect(phases('available', 0 + 1, 2, 4, 5, 8)).toEqual([
      ...['open', 'open', 'payment', 'payment', 'awaitingListing'],
    ]);
    expect(phases('listed', 10)).toEqual(['listed']);
    expect(clientPhase('ipo', 'available', ipo, new Date('2026-12-04T00:00:00Z'))).toBe('results');
    expect(clientPhase('ipo', 'available', ipo, new Date('2026-11-04T00:00:00Z'))).toBe('notOpen');
  });

  test.each([
    ['quant', 'enabled', {}, 'open'],
    ['quant', 'disabled', {}, 'paused'],
    ['quant', 'closed', {}, 'closed'],
    ['daily', 'enabled', { trade_date: '2026-12-01' }, 'ended'],
    ['block', 'available', { settle_at: '2026-12-05T00:00:00Z' }, 'open'],
    ['block', 'available', { settle_at: '2026-12-01T00:00:00Z' }, 'ended'],
    ['stock', 'listing', { open_at: '2026-12-03T00:00:00Z' }, 'notOpen'],
  ] as const)('of the kind %s that is %s with %j is %s', (kind, status, terms, phase) => {
    expect(clientPhase(kind, status, terms, new Date('2026-12-02T00:00:00Z'))).toBe(phase);
    expect(englishClient.phase[phase]).not.toBe('');
  });
});
