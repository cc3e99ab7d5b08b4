import {
  angel,
  changed,
  decided,
  decidedBy,
  hash,
  hero,
  id,
  made,
  open,
  otherAngel,
  page,
  she,
  superman,
  undecidedBy,
  usd,
} from './people.mjs';
import { atlas, harbor } from './product.mjs';

const applied = {
  ...made,
  id: id(80),
  kind: 'ipo',
  order_no: 'T20261121-1346',
  client: she,
  product: harbor,
  account_id: usd.id,
  acc_no: usd.acc_no,
  side: 'buy',
  currency: 'USD',
  price: '5.60',
  applied_qty: '500',
  allotted_qty: null,
  amount: '2800.00',
  funding_model: 'prefund',
  frozen: '2800.00',
  payable: '0.00',
  paid: '0.00',
  outstanding: '0.00',
  pay_deadline: null,
  fee_pct: '0.5',
  fee: '0.00',
  sold_price: null,
  profit: null,
  opened_at: null,
  settle_at: null,
  plan: null,
  status: 'awaiting',
  ...undecidedBy(null),
  remark: null,
  client_remark: '客户自行下单',
  decision: open,
  steps: [],
};
const holding = {
  ...applied,
  ...changed,
  allotted_qty: '200',
  frozen: '0.00',
  payable: '1120.00',
  paid: '1120.00',
  opened_at: changed.updated_at,
  status: 'holding',
  ...decidedBy(null, angel),
  decision: decided,
  steps: ['sell'],
};
const subscription = {
  ...holding,
  ...made,
  id: id(81),
  kind: 'subscribe',
  order_no: 'T20261121-1350',
  product: atlas,
  price: null,
  applied_qty: null,
  allotted_qty: null,
  amount: '88.00',
  payable: '88.00',
  paid: '88.00',
  fee_pct: '0',
  opened_at: made.created_at,
  plan: {
    name: '月度 Monthly',
    period: 'month',
    auto_renew: true,
    next_bill_at: '2026-12-21T02:15:30.000Z',
  },
  ...undecidedBy(hero),
  steps: ['complete', 'cancel'],
};
const allocation = {
  product: harbor,
  currency: 'USD',
  status: 'draft',
  version: 1,
  pool_qty: 100000,
  lot_size: 100,
  taken: 0,
  applied_total: 500,
  allotted_total: 200,
  lines: [
    {
      trx_id: applied.id,
      order_no: applied.order_no,
      client: she,
      created_at: made.created_at,
      status: 'awaiting',
      applied: 500,
      allotted: 200,
      price: '5.6',
      frozen: '2800.00',
      amount: '2800.00',
      funding_model: 'prefund',
    },
  ],
  scheme: null,
  seed: null,
  draw: null,
  drafted_by: otherAngel,
  published_by: null,
  published_at: null,
  decision: open,
};

const scheme = { name: 'draw_numbers', include_robots: false, lots_each: null };

/**
 * Trade records, their allocation, and their totals on the dashboard.
 *
 * @type {Record<string, unknown>}
 */
export const tradeExamples = {
  Trade: holding,
  TradeList: {
    ...page(applied),
    totals: [{ currency: 'USD', count: 1, amount: applied.amount }],
    base: { currency: 'USD', amount: applied.amount, rates: 'booked', unrated: 0 },
  },
  TradeDetail: {
    trade: holding,
    account: usd,
    allotment: null,
    confirm_at: null,
    sale: {
      reference: '5.60',
      reference_at: null,
      price_min: '0',
      price_max: '11.2',
      near_min: '5.32',
      near_max: '5.88',
      settle_at: '2026-11-25T21:00:00.000Z',
      locked_until: null,
    },
    sale_signing: {
      you: 'first',
      maker: null,
      limit: 'profit',
      bound: 'record',
      max: '10000.00',
      used: null,
      currency: 'USD',
      may: [otherAngel],
      may_total: 1,
      waiting: null,
    },
    history: [
      {
        at: made.created_at,
        action: 'booked',
        status: 'awaiting',
        actor: null,
        amount: '2800.00',
        note: applied.client_remark,
        evidence: null,
      },
      {
        at: changed.updated_at,
        action: 'approved',
        status: 'holding',
        actor: angel.name,
        amount: '1120.00',
        note: null,
        evidence: null,
      },
    ],
  },
  TradeAuditRequest: { result: 'approved', allotted_qty: 200, version: 1 },
  'TradeAuditRequest.reject': {
    result: 'rejected',
    reason_code: 'client_request',
    reason: '客户来电取消。',
    version: 1,
  },
  TradePayRequest: { amount: '1120.00', remark: null, version: 2 },
  TradeSettleRequest: { to: 'sold', price: '6.10', remark: null, version: 2 },
  'TradeSettleRequest.profit': {
    to: 'sold',
    profit: '4.10',
    evidence: id(82),
    remark: '策略 11 月结算单第 3 页',
    version: 2,
  },
  SubscriptionCancel: { remark: '客户来电要求取消', version: 2 },
  Allocation: allocation,
  AllocationDraft: { lines: [{ trx_id: applied.id, allotted: 200 }], version: 0 },
  'AllocationDraft.scheme': { scheme, digest: hash('7'), version: 0 },
  AllocationPublish: { version: 1 },
  AllocationScheme: scheme,
  AllocationProposal: {
    scheme,
    seed: hash('5', 32),
    draw: { numbers: 5, tails: ['3', '05'] },
    digest: hash('7'),
    lines: [{ trx_id: applied.id, allotted: 200 }],
  },
  AllocatedProductList: page({
    id: harbor.id,
    version: 1,
    product: harbor,
    currency: 'USD',
    product_status: 'listing',
    status: 'draft',
    pool_qty: 100000,
    lot_size: 100,
    taken: 0,
    waiting: 1,
    applied: 500,
    drafted: 200,
    drafted_by: otherAngel,
    published_by: null,
    published_at: null,
    created_at: made.created_at,
  }),
  TradeOfferList: {
    list: [
      {
        product: { id: harbor.id, kind: 'ipo', code: harbor.code, name: harbor.name },
        currency: 'USD',
        price: '5.60',
        lot_size: '100',
        least: '100',
        most: '10000',
        funding_model: 'prefund',
        plans: [],
        closes_at: '2026-11-30T08:00:00.000Z',
      },
    ],
  },
  TradePreview: {
    price: '5.60',
    amount: '2800.00',
    currency: 'USD',
    fee_pct: '0.5',
    funding_model: 'prefund',
    frozen: '2800.00',
    funds: { before: '5000.00', after: '2200.00' },
    invested: '0.00',
    limits: {
      base_currency: 'USD',
      value: '2800.00',
      order_max: '10000.00',
      daily_max: '20000.00',
      used: '0.00',
    },
  },
  TradeCreate: {
    client_id: she.id,
    product_id: harbor.id,
    account_id: usd.id,
    quantity: 500,
    remark: '客户 10:20 来电下单',
  },
  TradeWithdrawal: { reason_code: 'client_request', reason: null, version: 1 },
  SubscriptionCreate: {
    product_id: atlas.id,
    account_id: usd.id,
    plan: '月度 Monthly',
    auto_renew: true,
    remark: null,
  },
};

/** @type {Record<string, unknown>} */
export const tradeAnswers = {
  listHoldings: {
    ...page(holding),
    totals: [{ currency: 'USD', count: 1, amount: holding.amount }],
    base: { currency: 'USD', amount: holding.amount, rates: 'current', unrated: 0 },
  },
  settleTrade: {
    ...holding,
    version: 3,
    updated_at: '2026-12-03T15:00:00.000Z',
    fee: '5.60',
    sold_price: '6.10',
    profit: '100.00',
    status: 'sold',
    steps: ['clear'],
  },
  createTrade: { ...applied, ...undecidedBy(angel), remark: '客户 10:20 来电下单' },
  withdrawTrade: {
    ...applied,
    ...changed,
    ...decidedBy(null, angel),
    allotted_qty: '0',
    frozen: '0.00',
    status: 'released',
    reason_code: 'client_request',
  },
  subscribeClient: subscription,
  cancelSubscription: {
    ...subscription,
    version: 3,
    plan: { ...subscription.plan, auto_renew: false },
    steps: ['complete'],
  },
  publishAllocation: {
    ...allocation,
    status: 'published',
    version: 2,
    lines: allocation.lines.map((line) => ({ ...line, status: 'holding' })),
    published_by: angel,
    published_at: changed.updated_at,
  },
};

const states = {
  awaiting: 1,
  payment: 0,
  outstanding: 0,
  holding: 1,
  sold: 0,
  unsettled: 0,
  completed: 0,
  released: 0,
};
const figures = {
  orders: 2,
  clients: 2,
  applied: '5600.00',
  allotted: '1120.00',
  paid: '1120.00',
  profit: '0.00',
  base: { applied: '5600.00', allotted: '1120.00', paid: '1120.00', profit: '0.00' },
  states,
};
const range = {
  as_of: changed.updated_at,
  from: '2026-11-20T16:00:00.000Z',
  to: '2026-11-21T16:00:00.000Z',
  timezone: 'Asia/Shanghai',
  base_currency: 'USD',
};
const divided = { ...range, by: 'day' };
const ofUsd = { currency: 'USD', trades: figures };
const cash = {
  deposits: { count: 1, amount: '5000.00', base: '5000.00' },
  withdrawals: { count: 0, amount: '0.00', base: '0.00' },
};
const waiting = {
  queue: 'deposit',
  kind: null,
  count: 1,
  totals: [{ currency: 'USD', count: 1, amount: '5000.00' }],
  base: { currency: 'USD', amount: '5000.00' },
  oldest_at: range.from,
  target_minutes: 120,
};
const team = { total: 12, new: 1, ordering: 2 };
const stat = (/** @type {{ kind: string }} */ product, /** @type {string} */ status) => ({
  ...divided,
  totals: [ofUsd],
  products: [{ kind: product.kind, product: { ...product, status }, ...ofUsd }],
  series: [{ day: '2026-11-21', ...ofUsd }],
  kinds: null,
});
/**
 * @param {string} code
 * @param {string} kind
 * @param {string} name
 */
const sold = (code, kind, name) => ({ id: id(79), kind, code, name });
const fundFlow = {
  ...{ currency: 'USD', subscribed: '8000.00', redeemed: '3000.00', net: '5000.00' },
};

/** @type {Record<string, unknown>} */
export const statExamples = {
  ProductStat: stat(harbor, 'available'),
  TeamStat: {
    ...divided,
    clients: team,
    totals: [{ ...ofUsd, cash }],
    teams: [
      {
        leader: superman,
        clients: team,
        currencies: [{ ...ofUsd, cash }],
        members: [{ agent: hero, clients: team, currencies: [{ ...ofUsd, cash }] }],
      },
    ],
    series: [{ day: '2026-11-21', ...ofUsd, cash }],
  },
  TeamProductStat: {
    ...range,
    totals: [ofUsd],
    rows: [
      {
        leader: superman,
        agent: hero,
        kind: harbor.kind,
        product: { ...harbor, status: 'available' },
        ...ofUsd,
      },
    ],
  },
  ProductMeasures: {
    ...divided,
    ...{ kind: 'fund', books: null, blocks: null, strategies: null },
    funds: {
      totals: [{ aum: '128370.00', ...fundFlow }],
      products: [
        {
          product: { ...sold('GLBF', 'fund', 'Global Balanced Fund'), status: 'enabled' },
          ...{ units: '100000', nav: '1.2837', nav_at: range.from, aum: '128370.00' },
          ...fundFlow,
        },
      ],
      series: [{ day: '2026-11-21', ...fundFlow }],
    },
  },
  QueueCounts: { list: [{ queue: 'deposit', kind: null, count: 1 }] },
  MoneyFlow: {
    ...divided,
    totals: [{ currency: 'USD', cash }],
    all: { ...cash, net: '5000.00' },
    unrated: 0,
    clients: { new: 1, active: 2 },
    series: [{ day: '2026-11-21', ...cash, net: '5000.00', clients: { new: 1, active: 2 } }],
  },
  Cohorts: {
    ...range,
    cohorts: [{ month: '2026-11', clients: 12, months: [{ after: 0, deposited: 9, active: 10 }] }],
  },
  Shift: {
    ...range,
    person: superman,
    done: [{ action: 'deposit.approved', count: 7 }],
    left: [{ queue: 'approval', kind: null, count: 1, oldest_at: range.from }],
    queues: [waiting],
  },
  Summary: {
    as_of: changed.updated_at,
    from: range.from,
    to: range.to,
    queues: [waiting],
    pending: { deposit: { count: 1, totals: [{ currency: 'USD', count: 1, amount: '5000.00' }] } },
    deposits: {
      created: { count: 2, totals: [{ currency: 'USD', count: 2, amount: '10000.00' }] },
      approved: { count: 1, totals: [{ currency: 'USD', count: 1, amount: '5000.00' }] },
      rejected: { count: 0, totals: [] },
      rolled_back: { count: 0, totals: [] },
    },
    clients: {
      total: 12,
      new: 1,
      online: 3,
      balances: [
        { currency: 'CNY', count: 1, amount: '35711.50' },
        { currency: 'USD', count: 12, amount: '48250.00' },
      ],
      changes: [{ currency: 'USD', amount: '-1750.00' }],
      base: { currency: 'USD', amount: '53250.00' },
    },
  },
};

/** @type {Record<string, unknown>} */
export const statAnswers = {
  getOtcStat: stat(sold('600519', 'block', '贵州醇酒'), 'available'),
  getFundStat: stat(sold('GLBF', 'fund', 'Global Balanced Fund'), 'enabled'),
  getQuantStat: stat(sold('Q-CTA', 'quant', 'Trend CTA'), 'enabled'),
  getStockStat: stat(sold('002594', 'stock', '南方精工'), 'available'),
};
