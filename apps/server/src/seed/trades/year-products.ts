import { productKinds } from '../../domains/product/product-kinds.ts';
import { toColumns } from '../../domains/product/store-product.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { type Random, seededRandom } from '../../kernel/random.ts';
import { onMarketDays } from '../products.ts';
import type { Kind } from './plan-trade-year.ts';
import type { ProductRow } from './trade-products.ts';

interface Year {
  from: Date;
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

export const yearFund = 'F-GROWTH';

type YearProducts = Record<Kind, ProductRow[]>;

export async function seedYearProducts(
  tx: Transaction,
  { random, from, now }: Year & { random: Random },
): Promise<YearProducts> {
  const stored: YearProducts = {
    stock: [],
    block: [],
    ipo: [],
    daily: [],
    ai: [],
    fund: [],
    quant: [],
  };
  // Chance of its own for the rounds of the daily product: the rest of the set stays the same.
  const ofRounds = seededRandom(6);
  for (const { kind, at, row } of yearProducts(from, now)) {
    const chance = kind === 'daily' && stored.daily.length > 0 ? ofRounds : random;
    const [added] = await tx
      .insert(product)
      .values({
        ...{ ...row, terms: await onMarketDays(tx, row.kind, row.terms, now) },
        ...{ id: chance.id(at), createdAt: at, updatedAt: at },
      })
      .returning();
    if (added) stored[kind].push(added);
  }
  return stored;
}

export function productAt(
  offered: readonly ProductRow[],
  at: Date,
  { from, now }: Year,
): ProductRow {
  const share = (at.getTime() - from.getTime()) / (now.getTime() - from.getTime());
  const found = offered[Math.min(offered.length - 1, Math.floor(share * offered.length))];
  if (found === undefined) throw new Error('Every kind has a product in this set.');
  return found;
}

const papers = {
  stock: [
    '晨曦光电 · Dawn Optics',
    '北辰重工 · Polaris Heavy',
    '云杉软件 · Spruce Soft',
    '赤峰铜业 · Redpeak Copper',
  ],
  block: [
    '远航航运 · Farsail Shipping',
    '金穗农业 · Golden Ear Agri',
    '瀚海能源 · Deepsea Energy',
    '岭南地产 · Lingnan Estates',
  ],
  ipo: [
    '启明生物 · Daybreak Bio',
    '青禾新材 · Greenstalk Materials',
    '弘毅科技 · Resolute Tech',
    '天工机器人 · Skyworks Robotics',
  ],
} as const;
const symbols = {
  stock: ['DAWN', 'PLRS', 'SPRC', 'RDPK'],
  block: ['FSAL', 'GEAR', 'DSEA', 'LNES'],
  ipo: ['DYBK', 'GSTK', 'RSLT', 'SKYW'],
} as const;

function* yearProducts(from: Date, now: Date) {
  const quarterMs = (now.getTime() - from.getTime()) / 4;
  const at = (quarter: number, days = 0) =>
    new Date(from.getTime() + quarter * quarterMs + days * dayMs);
  const iso = (quarter: number, days = 0) => at(quarter, days).toISOString();
  const paper = { currency: 'USD', lot_size: 10, pool_qty: 1_000_000 };
  for (let quarter = 0; quarter < 4; quarter++) {
    const name = (kind: keyof typeof papers) => ({
      symbol: symbols[kind][quarter] ?? '',
      name: papers[kind][quarter] ?? '',
    });
    const { stock, block, ipo } = productKinds;
    yield {
      kind: 'stock' as const,
      at: at(quarter),
      row: {
        kind: stock.kind,
        status: 'closed' as const,
        ...toColumns(stock, {
          ...{
            ...paper,
            ...name('stock'),
            market: 'NASDAQ',
            prev_close: '8.10',
            limit_up_price: '8.91',
          },
          ...{ min_lots: 1, max_lots: 500, open_at: iso(quarter), close_at: iso(quarter + 1) },
          ...{ seal_amount: '5200000.00', consecutive_boards: 1 },
        }),
      },
    };
    yield {
      kind: 'block' as const,
      at: at(quarter),
      row: {
        kind: block.kind,
        status: 'closed' as const,
        ...toColumns(block, {
          ...{
            ...paper,
            ...name('block'),
            market: 'NYSE',
            ref_close: '6.40',
            agreed_price: '6.08',
          },
          ...{
            discount_pct: '5.00',
            min_qty: 10,
            settle_at: iso(quarter + 1),
            lockup_until: iso(quarter + 1, 30),
          },
        }),
      },
    };
    yield {
      kind: 'ipo' as const,
      at: at(quarter),
      row: {
        kind: ipo.kind,
        status: 'listed' as const,
        ...toColumns(ipo, {
          ...{ ...paper, ...name('ipo'), market: 'NASDAQ', price_min: '6.00', price_max: '8.00' },
          ...{ issue_price: '7.20', apply_start: iso(quarter), apply_end: iso(quarter + 1, -3) },
          ...{ result_at: iso(quarter + 1, -2), listing_at: iso(quarter + 1) },
          ...{ funding_model: 'prefund', pay_deadline: null },
        }),
      },
    };
  }
  const { daily, ai, fund, quant } = productKinds;
  const invested = { currency: 'USD', min_amount: '50.00', capacity: '9000000.00' };
  const strategy = { ...invested, max_amount: '50000.00', risk: 3 };
  const span = now.getTime() - from.getTime();
  const rounds = Math.max(1, Math.round(span / (14 * dayMs)));
  for (let round = 0; round < rounds; round++) {
    const number = String(round + 1).padStart(2, '0');
    const isLast = round + 1 === rounds;
    const begins = from.getTime() + ((round + 1) / rounds) * span + 2 * dayMs;
    yield {
      kind: 'daily' as const,
      at: new Date(from.getTime() + (round / rounds) * span),
      row: {
        kind: daily.kind,
        status: isLast ? ('enabled' as const) : ('closed' as const),
        ...toColumns(daily, {
          ...{
            ...strategy,
            code: `D-STEADY-${number}`,
            name: `日内稳进 ${number} · Daily steady ${number}`,
            strategy: '只做成交活跃的大盘股，收盘前平仓。',
          },
          ...{
            trade_date: new Date(begins).toISOString().slice(0, 10),
            term_days: 1,
            target_return: '5.00',
            fee_pct: '0.2',
          },
        }),
      },
    };
  }
  yield {
    kind: 'ai' as const,
    at: from,
    row: {
      kind: ai.kind,
      status: 'enabled' as const,
      ...toColumns(ai, {
        ...{
          ...strategy,
          code: 'AI-BETA',
          name: '智投 Beta · AI Beta',
          strategy: 'Follows momentum with a weekly rebalance.',
        },
        ...{ term_days: 30, target_return: '10.00', fee_pct: '2' },
        plans: [{ name: '基础版 Basic', fee: '29.90', period: 'month' }],
      }),
    },
  };
  yield {
    kind: 'fund' as const,
    at: from,
    row: {
      kind: fund.kind,
      status: 'enabled' as const,
      ...toColumns(fund, {
        ...{
          code: yearFund,
          name: '成长精选基金 · Growth fund',
          currency: 'USD',
          nav: '1.5210',
          nav_at: iso(4, -1),
        },
        ...{
          cutoff: '15:00',
          confirm_days: 1,
          redeem_days: 3,
          risk: 4,
          min_amount: '50.00',
          fee_pct: '1.5',
        },
      }),
    },
  };
  yield {
    kind: 'quant' as const,
    at: from,
    row: {
      kind: quant.kind,
      status: 'enabled' as const,
      ...toColumns(quant, {
        ...{
          ...strategy,
          code: 'Q-TREND',
          name: '量化趋势二号 · Trend following 2',
          strategy: 'Buys strength and sells weakness across markets.',
        },
        ...{ term_days: 90, target_return: '9.00', fee_pct: '2' },
      }),
    },
  };
}
