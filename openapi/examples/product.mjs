import { angel, changed, id, made, page, without } from './people.mjs';

const strategy = '按固定规则跟随信号建仓，触及止损即平仓。';
const managed = {
  currency: 'USD',
  strategy,
  risk: 4,
  min_amount: '1000.00',
  max_amount: '500000.00',
  capacity: '20000000.00',
  term_days: 30,
  target_return: '12.00',
  fee_pct: '1.5',
};

const inputs = {
  Stock: {
    symbol: '002594',
    name: '南方精工',
    market: 'SZSE',
    currency: 'CNY',
    prev_close: '24.50',
    limit_up_price: '26.95',
    lot_size: 100,
    pool_qty: 200000,
    min_lots: 1,
    max_lots: 100,
    open_at: '2026-11-23T01:00:00.000Z',
    close_at: '2026-11-23T07:00:00.000Z',
    seal_amount: '42500000.00',
    consecutive_boards: 1,
  },
  Block: {
    symbol: '600519',
    name: '贵州醇酒',
    market: 'SSE',
    currency: 'CNY',
    ref_close: '1480.00',
    agreed_price: '1361.60',
    discount_pct: '8.00',
    lot_size: 100,
    min_qty: 10000,
    pool_qty: 800000,
    settle_at: '2026-11-26T08:00:00.000Z',
    lockup_until: '2027-05-25T08:00:00.000Z',
  },
  Ipo: {
    symbol: 'HLG',
    name: '海湾物流 · Harbor Logistics',
    market: 'NYSE',
    currency: 'USD',
    price_min: '5.00',
    price_max: '5.60',
    issue_price: null,
    lot_size: 100,
    pool_qty: 100000,
    apply_start: '2026-11-20T01:00:00.000Z',
    apply_end: '2026-11-26T08:00:00.000Z',
    result_at: '2026-11-28T01:00:00.000Z',
    listing_at: '2026-12-02T14:30:00.000Z',
    pay_deadline: null,
    funding_model: 'prefund',
  },
  Daily: { code: 'D-OPEN', name: '开盘动量日内', ...managed, trade_date: '2026-11-23' },
  Ai: {
    code: 'AI-ATLAS',
    name: 'Atlas signals',
    ...managed,
    plans: [
      { name: '月度 Monthly', fee: '88.00', period: 'month' },
      { name: '年度 Yearly', fee: '880.00', period: 'year' },
    ],
  },
  Fund: {
    code: 'GLBF',
    name: 'Global Balanced Fund',
    currency: 'USD',
    nav: '14.8820',
    nav_at: '2026-11-20T07:00:00.000Z',
    cutoff: '15:00',
    confirm_days: 1,
    redeem_days: 3,
    risk: 3,
    min_amount: '100.00',
    fee_pct: '0.85',
  },
  Quant: { code: 'Q-CTA', name: 'Trend CTA', ...managed, risk: 5 },
  Saving: {
    code: 'S-90',
    name: 'Ninety-day saver',
    currency: 'USD',
    min_amount: '100.00',
    tiers: [
      { min: '100.00', rate: '3.60' },
      { min: '50000.00', rate: '3.90' },
    ],
    term_days: 90,
    flexible: false,
    payout: 'maturity',
    early_exit: 'forfeit_interest',
  },
};

const listed = new Set(['Stock', 'Block', 'Ipo']);

export const saver = { id: id(78), version: 1, ...inputs.Saving };
export const harbor = { id: id(72), kind: 'ipo', code: inputs.Ipo.symbol, name: inputs.Ipo.name };
export const atlas = { id: id(74), kind: 'ai', code: inputs.Ai.code, name: inputs.Ai.name };

const computed = (/** @type {object} */ input, /** @type {string} */ next) => ({
  usage: {
    orders: 0,
    open_orders: 0,
    frozen: '0.00',
    pool:
      'pool_qty' in input
        ? { unit: 'pieces', total: String(input.pool_qty), taken: '0' }
        : 'capacity' in input
          ? { unit: 'money', total: input.capacity, taken: '0.00' }
          : null,
  },
  allowed: {
    statuses: [{ status: next, blocked_code: null }],
    edit: true,
    fixed_fields: [],
    delete_blocked_code: null,
  },
  waiting: [],
});

const records = Object.entries(inputs).map(([kind, input], at) => {
  const [first, next] = listed.has(kind) ? ['available', 'listing'] : ['enabled', 'disabled'];
  const record = { id: id(70 + at), ...made, status: first, ...computed(input, next), ...input };
  return { kind, input, next, record };
});

const fund = inputs.Fund;
const history = {
  ProductHistory: page({
    id: '4711',
    at: changed.updated_at,
    actor: angel,
    action: 'changed',
    changes: [{ field: 'name', before: '南方精工', after: '南方精工股份' }],
  }),
  FundNavHistory: page({
    id: '4712',
    nav: fund.nav,
    nav_at: fund.nav_at,
    entered_at: changed.updated_at,
    entered_by: angel,
  }),
  FundNavRequest: { nav: '14.9035', nav_at: '2026-11-21T07:00:00.000Z', version: 1 },
};

const template = {
  ...made,
  id: id(79),
  kind: 'quant',
  name: '美元标准条款',
  terms: { currency: 'USD', risk: 4, min_amount: '1000.00', term_days: 30, fee_pct: '1.5' },
};
const { name, terms } = template;
const desk = {
  ProductTemplate: template,
  ProductTemplateList: { list: [template] },
  ProductTemplateCreate: { name, terms },
  ProductTemplateRename: { name: '美元 30 天', version: 1 },
  ProductImport: { items: [inputs.Quant] },
  ProductsImported: { ids: [id(76)] },
};

const withoutComputed = (/** @type {Record<string, unknown>} */ record) =>
  without(record, 'id', 'status', 'created_at', 'updated_at', 'usage', 'allowed', 'waiting');

/**
 * The eight kinds of product, each with its list, its two forms, and its switch.
 *
 * @type {Record<string, unknown>}
 */
export const productExamples = {
  ...history,
  ...desk,
  ...Object.fromEntries(
    records.flatMap(({ kind, input, next, record }) => {
      return [
        [`${kind}Product`, record],
        [`${kind}ProductList`, page(record)],
        [`${kind}ProductCreate`, input],
        [`${kind}ProductUpdate`, { ...withoutComputed(record) }],
        [`${kind}ProductStatusChange`, { status: next, version: 1 }],
      ];
    }),
  ),
};

/**
 * Responses after a change, distinguishable from those before.
 *
 * @type {Record<string, unknown>}
 */
export const productAnswers = {
  ...Object.fromEntries(
    records.flatMap(({ kind, next, record }) => [
      [`update${kind}Product`, { ...record, ...changed }],
      [`change${kind}ProductStatus`, { ...record, ...changed, status: next }],
    ]),
  ),
  renameProductTemplate: { ...template, ...changed, name: desk.ProductTemplateRename.name },
  enterFundNav: {
    ...records.find(({ kind }) => kind === 'Fund')?.record,
    ...changed,
    nav: history.FundNavRequest.nav,
    nav_at: history.FundNavRequest.nav_at,
  },
};
