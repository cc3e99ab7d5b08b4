import type { ProductBody, ProductKind, ProductStatus } from '../domains/product/product-types.ts';

export interface PlannedProduct<K extends ProductKind> {
  body: ProductBody<K>;
  addedDaysAgo: number;
  through: readonly ProductStatus<K>[];
}

export type PlannedProducts = { readonly [K in ProductKind]: readonly PlannedProduct<K>[] };

const dayMs = 24 * 60 * 60 * 1000;

export function planProducts(now: Date): PlannedProducts {
  const onDay = (days: number, hour = 1) => {
    const day = Math.floor(now.getTime() / dayMs) + days;
    return new Date(day * dayMs + hour * 60 * 60 * 1000).toISOString();
  };
  const date = (days: number) => onDay(days).slice(0, 10);

  const stock = (
    [symbol, name, market, currency]: Paper,
    prices: [prev: string, limit: string],
    { day, boards, seal }: { day: number; boards: number; seal: string },
  ): ProductBody<'stock'> => ({
    symbol,
    name,
    market,
    currency,
    prev_close: prices[0],
    limit_up_price: prices[1],
    lot_size: 100,
    pool_qty: 200_000,
    min_lots: 1,
    max_lots: 100,
    open_at: onDay(day, 1),
    close_at: onDay(day, 7),
    seal_amount: seal,
    consecutive_boards: boards,
  });

  const block = (
    [symbol, name, market, currency]: Paper,
    prices: [ref: string, agreed: string, discount: string],
    { settle, lockedDays }: { settle: number; lockedDays: number },
  ): ProductBody<'block'> => ({
    symbol,
    name,
    market,
    currency,
    ref_close: prices[0],
    agreed_price: prices[1],
    discount_pct: prices[2],
    lot_size: 100,
    min_qty: 10_000,
    pool_qty: 800_000,
    settle_at: onDay(settle, 8),
    lockup_until: onDay(settle + lockedDays, 8),
  });

  const ipo = (
    [symbol, name, market, currency]: Paper,
    prices: { range: [string, string]; issue: string | null },
    { start, prefund = false }: { start: number; prefund?: boolean },
  ): ProductBody<'ipo'> => ({
    symbol,
    name,
    market,
    currency,
    price_min: prices.range[0],
    price_max: prices.range[1],
    issue_price: prices.issue,
    lot_size: 500,
    pool_qty: 100_000,
    apply_start: onDay(start),
    apply_end: onDay(start + 4, 8),
    result_at: onDay(start + 6),
    listing_at: onDay(start + 10),
    pay_deadline: prefund ? null : onDay(start + 8, 8),
    funding_model: prefund ? 'prefund' : 'pay_on_win',
  });

  return {
    stock: [
      plan(
        stock(['600733', '北方蓝谷', 'SSE', 'CNY'], ['8.12', '8.93'], {
          day: 1,
          boards: 2,
          seal: '186000000.00',
        }),
        1,
      ),
      plan(
        stock(['002594', '南方精工', 'SZSE', 'CNY'], ['24.50', '26.95'], {
          day: 2,
          boards: 1,
          seal: '42500000.00',
        }),
        1,
      ),
      plan(
        stock(['300750', '宁江科技', 'SZSE', 'CNY'], ['31.40', '37.68'], {
          day: -1,
          boards: 4,
          seal: '512000000.00',
        }),
        4,
        'listing',
      ),
      plan(
        stock(['688981', '芯源微', 'SSE', 'CNY'], ['56.10', '67.32'], {
          day: -9,
          boards: 3,
          seal: '230000000.00',
        }),
        12,
        'listing',
        'listed',
      ),
      plan(
        stock(['601127', '赛力股份', 'SSE', 'CNY'], ['12.30', '13.53'], {
          day: -28,
          boards: 1,
          seal: '9800000.00',
        }),
        30,
        'listing',
        'listed',
        'closed',
      ),
      plan(
        stock(['MRDU', 'Meridian Utilities', 'NYSE', 'USD'], ['1.20', '1.32'], {
          day: 3,
          boards: 1,
          seal: '3400000.00',
        }),
        2,
      ),
    ],
    block: [
      plan(
        block(['600519', '贵州醇酒', 'SSE', 'CNY'], ['1480.00', '1361.60', '8.00'], {
          settle: 5,
          lockedDays: 180,
        }),
        2,
      ),
      plan(
        block(['00700', '腾飞控股', 'HKEX', 'HKD'], ['412.00', '391.40', '5.00'], {
          settle: 3,
          lockedDays: 90,
        }),
        5,
        'listing',
      ),
      plan(
        block(['ORCA', 'Orca Shipping plc', 'LSE', 'GBP'], ['6.40', '6.08', '5.00'], {
          settle: -10,
          lockedDays: 60,
        }),
        20,
        'listing',
        'listed',
      ),
      plan(
        block(['601318', '中安保险', 'SSE', 'CNY'], ['45.00', '45.90', '-2.00'], {
          settle: -40,
          lockedDays: 30,
        }),
        60,
        'closed',
      ),
    ],
    ipo: [
      plan(
        ipo(
          ['02688', '晨光医药', 'HKEX', 'HKD'],
          { range: ['12.80', '15.60'], issue: null },
          { start: 1 },
        ),
        3,
      ),
      plan(
        ipo(
          ['688801', '星海半导体', 'SSE', 'CNY'],
          { range: ['36.00', '42.00'], issue: '39.80' },
          { start: -1, prefund: true },
        ),
        6,
      ),
      plan(
        ipo(
          ['NIMB', 'Nimbus Robotics Inc.', 'NASDAQ', 'USD'],
          { range: ['18.00', '21.00'], issue: '20.00' },
          { start: -8 },
        ),
        14,
        'listing',
      ),
      plan(
        ipo(
          ['01810', '小禾智能', 'HKEX', 'HKD'],
          { range: ['16.00', '20.00'], issue: '17.00' },
          { start: -40 },
        ),
        50,
        'listing',
        'listed',
      ),
      plan(
        ipo(
          ['PLUM', 'Plum Hospitality Ltd.', 'NYSE', 'USD'],
          { range: ['9.00', '11.00'], issue: null },
          { start: -60 },
        ),
        70,
        'withdrawn',
      ),
    ],
    daily: [
      plan(
        { ...strategy('D-OPEN', '开盘动量日内', 'CNY', 4, '12.00'), trade_date: date(1) },
        1,
        'enabled',
      ),
      plan(
        { ...strategy('D-GAP', 'Gap reversal, one day', 'USD', 3, '8.00'), trade_date: date(2) },
        1,
      ),
      plan(
        { ...strategy('D-CLOSE', '尾盘轮动', 'CNY', 4, '10.50'), trade_date: date(-5) },
        8,
        'enabled',
        'closed',
      ),
    ],
    ai: [
      plan(
        {
          ...strategy('AI-QX', '启星智投', 'CNY', 3, '9.50'),
          plans: plans('68.00', '188.00', '680.00'),
        },
        40,
        'enabled',
      ),
      plan(
        {
          ...strategy('AI-ATLAS', 'Atlas signals', 'USD', 4, '14.00'),
          plans: plans('9.90', '26.90', '99.00'),
        },
        25,
        'enabled',
      ),
      plan(
        {
          ...strategy('AI-TIDE', '潮汐 AI 选股', 'HKD', 4, '11.00'),
          plans: plans('88.00', '238.00', '880.00'),
        },
        4,
      ),
      plan(
        {
          ...strategy('AI-OWL', 'Owl, first generation', 'USD', 2, '5.00'),
          plans: plans('4.90', '12.90', '49.00'),
        },
        200,
        'enabled',
        'disabled',
        'closed',
      ),
    ],
    fund: [
      plan(fund('F000198', '天衡货币基金', 'CNY', ['1.0000', 1, '0']), 9, 'enabled'),
      plan(fund('F110022', '易达消费行业混合', 'CNY', ['3.4127', 4, '1.2']), 7, 'enabled'),
      plan(fund('GLBF', 'Global Balanced Fund', 'USD', ['14.8820', 3, '0.85']), 6, 'enabled'),
      plan(fund('ASIAX', 'Asia Small Companies', 'USD', ['22.1034', 5, '1.5']), 3),
    ],
    quant: [
      plan(strategy('Q-ALPHA', '多因子阿尔法一号', 'CNY', 4, '13.00'), 90, 'enabled'),
      plan(strategy('Q-CTA', 'Trend CTA', 'USD', 5, '16.00'), 60, 'enabled'),
      plan(strategy('Q-NEUT', '市场中性稳健', 'CNY', 2, '6.00'), 10),
      plan(
        strategy('Q-GRID', 'Grid trading, first edition', 'USD', 3, '7.50'),
        180,
        'enabled',
        'disabled',
        'closed',
      ),
    ],
    saving: [
      plan(
        saving('S-FLEX', '活期宝', 'CNY', { days: null, rates: ['1.50', '1.80', '2.00'] }),
        120,
        'enabled',
      ),
      plan(
        saving('S-90', 'Ninety-day saver', 'USD', { days: 90, rates: ['3.60', '3.90', '4.20'] }),
        100,
        'enabled',
      ),
      plan(saving('S-365', '一年定期', 'CNY', { days: 365, rates: ['2.40', '2.60', '2.85'] }), 20),
    ],
  };

  function fund(
    code: string,
    name: string,
    currency: string,
    [nav, risk, fee]: [string, number, string],
  ): ProductBody<'fund'> {
    return {
      code,
      name,
      market: currency === 'CNY' ? 'SSE' : null,
      currency,
      nav,
      nav_at: onDay(-11, 7),
      cutoff: '15:00',
      confirm_days: 1,
      redeem_days: risk === 1 ? 1 : 3,
      risk,
      min_amount: '100.00',
      fee_pct: fee,
    };
  }
}

type Paper = [symbol: string, name: string, market: string, currency: string];

function plan<K extends ProductKind>(
  body: ProductBody<K>,
  addedDaysAgo: number,
  ...through: ProductStatus<K>[]
): PlannedProduct<K> {
  return { body, addedDaysAgo, through };
}

function strategy(
  code: string,
  name: string,
  currency: string,
  risk: number,
  target: string,
): ProductBody<'quant'> {
  const strategy =
    currency === 'USD'
      ? 'Follows its signals by fixed rules; positions are closed at the stop.'
      : '按固定规则跟随信号建仓，触及止损即平仓。';
  return {
    code,
    name,
    currency,
    strategy,
    risk,
    min_amount: '1000.00',
    max_amount: '500000.00',
    capacity: '20000000.00',
    term_days: 30,
    target_return: target,
    fee_pct: '1.5',
  };
}

function plans(month: string, quarter: string, year: string): ProductBody<'ai'>['plans'] {
  return [
    { name: '月度 Monthly', fee: month, period: 'month' },
    { name: '季度 Quarterly', fee: quarter, period: 'quarter' },
    { name: '年度 Yearly', fee: year, period: 'year' },
  ];
}

function saving(
  code: string,
  name: string,
  currency: string,
  { days, rates }: { days: number | null; rates: [string, string, string] },
): ProductBody<'saving'> {
  return {
    code,
    name,
    currency,
    min_amount: '100.00',
    tiers: [
      { min: '100.00', rate: rates[0] },
      { min: '50000.00', rate: rates[1] },
      { min: '500000.00', rate: rates[2] },
    ],
    term_days: days,
    flexible: days === null,
    payout: days === null ? 'daily' : 'maturity',
    early_exit: days === null ? 'free' : 'forfeit_interest',
  };
}
