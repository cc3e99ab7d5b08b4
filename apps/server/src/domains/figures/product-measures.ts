import type { Schemas } from '@brokerdesk/sdk';
import {
  compare,
  convert,
  type Decimal,
  formatMoney,
  formatRate,
  minus,
  percentBelow,
  plus,
  ratioOf,
  weightedMean,
} from '../../kernel/money/decimal.ts';
import { priceOf } from '../trade-terms/trade-terms.ts';
import { inOrder } from './grouping.ts';
import {
  type HeldAtEnd,
  heldAtEnd,
  type MeasuredProduct,
  type MoneyMoved,
  moneyMoved,
  navsBefore,
  orderedProducts,
  type ProductSums,
  readMeasured,
  sumByProduct,
} from './measure-figures.ts';
import { periodView, type StatQuestion } from './stat-question.ts';

export async function productMeasures(
  question: StatQuestion,
  kind: Schemas.MeasuredKind,
): Promise<Schemas.ProductMeasures> {
  return {
    ...periodView(question),
    ...{ by: question.by, kind },
    books: kind === 'ipo' || kind === 'stock' ? await books(question, kind) : null,
    blocks: kind === 'block' ? await blocks(question) : null,
    funds: kind === 'fund' ? await funds(question) : null,
    strategies: kind === 'quant' ? await strategies(question) : null,
  };
}

async function books(question: StatQuestion, kind: 'ipo' | 'stock') {
  const [ordered, sums] = await Promise.all([
    orderedProducts(question, kind),
    sumByProduct(question, [kind]),
  ]);
  const shown = sums.filter((row) => ordered.has(row.product_id));
  const rows = await withProducts(question, shown, (row, product) => {
    const { currency } = row;
    const price = priceOf(kind, product.terms) ?? product.terms.price_max ?? null;
    const worth = (pieces: Decimal) => convert(pieces, price ?? '0', currency);
    const pool = String(product.poolQty ?? 0);
    return {
      decided: worth(row.decided_qty),
      view: {
        product: refOf(product),
        price,
        pool_qty: product.poolQty,
        applied_qty: formatRate(row.applied_qty),
        allotted_qty: formatRate(row.allotted_qty),
        currency,
        offered: worth(pool),
        applied: worth(row.applied_qty),
        allotted: worth(row.allotted_qty),
        cover: ratioOf(row.applied_qty, pool),
        allotment_rate: ratioOf(row.allotted_qty, row.decided_qty, '100'),
        unpaid_orders: row.unpaid_orders,
        unpaid: formatMoney(row.unpaid, currency),
      },
    };
  });
  const totals = byCurrency(rows).map(([currency, of]) => {
    const sum = (amountOf: (row: (typeof of)[number]) => Decimal) => sumOf(of, currency, amountOf);
    const [offered, applied] = [sum(({ view }) => view.offered), sum(({ view }) => view.applied)];
    const allotted = sum(({ view }) => view.allotted);
    return {
      ...{ currency, offered, applied, allotted },
      cover: ratioOf(applied, offered),
      allotment_rate: ratioOf(
        allotted,
        sum(({ decided }) => decided),
        '100',
      ),
      unpaid_orders: of.reduce((count, { view }) => count + view.unpaid_orders, 0),
      unpaid: sum(({ view }) => view.unpaid),
    };
  });
  return { totals, products: rows.map(({ view }) => view) };
}

async function blocks(question: StatQuestion) {
  const held = (await sumByProduct(question, ['block'])).filter(isHeld);
  const rows = await withProducts(question, held, (row, product) => {
    const { agreed_price: agreed, ref_close: close, lockup_until: lockup } = product.terms;
    const amount = formatMoney(row.held, row.currency);
    const isLocked = lockup != null && lockup > question.now;
    return {
      view: {
        product: refOf(product),
        agreed_price: agreed ?? null,
        held_qty: formatRate(row.held_qty),
        lockup_until: lockup?.toISOString() ?? null,
        currency: row.currency,
        held: amount,
        locked: isLocked ? amount : formatMoney('0', row.currency),
        discount_pct: agreed == null || close == null ? null : percentBelow(agreed, close),
      },
    };
  });
  const totals = byCurrency(rows).map(([currency, of]) => ({
    currency,
    held: sumOf(of, currency, ({ view }) => view.held),
    locked: sumOf(of, currency, ({ view }) => view.locked),
    discount_pct: weightedMean(
      of.flatMap(({ view: { discount_pct: value, held: weight } }) =>
        value === null ? [] : [{ value, weight }],
      ),
    ),
  }));
  return { totals, products: rows.map(({ view }) => view) };
}

async function funds(question: StatQuestion) {
  const [sums, moves, ended] = await Promise.all([
    sumByProduct(question, ['fund']),
    moneyMoved(question, ['fund']),
    heldAtEnd(question, ['fund']),
  ]);
  const moved = Map.groupBy(moves, keyOf);
  const endOf = endsBy(ended);
  const shown = sums.filter(
    (row) => isHeld(row) || moved.has(keyOf(row)) || endOf.get(keyOf(row)) !== undefined,
  );
  const navs = await navsBefore(
    question,
    shown.map((row) => row.product_id),
  );
  const aumAtEnd = (row: ProductSums): Decimal | null => {
    const units = endOf.get(keyOf(row))?.units ?? '0';
    const nav = navs.get(row.product_id) ?? (compare(units, '0') === 0 ? '0' : null);
    return ended === null || nav === null ? null : convert(units, nav, row.currency);
  };
  const rows = await withProducts(question, shown, (row, product) => {
    const { nav, nav_at: navAt } = product.terms;
    return {
      view: {
        product: refOf(product),
        units: formatRate(row.held_qty),
        nav: nav ?? null,
        nav_at: navAt?.toISOString() ?? null,
        currency: row.currency,
        aum: convert(row.held_qty, nav ?? '0', row.currency),
        aum_end: aumAtEnd(row),
        ...flowOf(moved.get(keyOf(row)) ?? [], row.currency),
      },
    };
  });
  const parts = Map.groupBy(moves, ({ day, currency }) => `${day} ${currency}`);
  return {
    totals: byCurrency(rows).map(([currency, of]) => ({
      currency,
      aum: sumOf(of, currency, ({ view }) => view.aum),
      aum_end: sumOfAll(of, currency, ({ view }) => view.aum_end),
      ...flowOf(
        moves.filter((move) => move.currency === currency),
        currency,
      ),
    })),
    products: rows.map(({ view }) => view),
    series: [...parts.values()].flatMap((of) => {
      const [first] = of;
      if (first === undefined) return [];
      const { day, currency } = first;
      return [{ day, currency, ...flowOf(of, currency) }];
    }),
  };
}

function flowOf(moves: readonly MoneyMoved[], currency: string) {
  const subscribed = sumOf(moves, currency, ({ opened }) => opened);
  const redeemed = sumOf(moves, currency, ({ sold_paid, profit }) => plus(sold_paid, profit));
  return { subscribed, redeemed, net: formatMoney(minus(subscribed, redeemed), currency) };
}

async function strategies(question: StatQuestion) {
  const kinds = ['quant', 'ai'] as const;
  const [sums, moves, ended] = await Promise.all([
    sumByProduct(question, kinds),
    moneyMoved(question, kinds),
    heldAtEnd(question, kinds),
  ]);
  const moved = Map.groupBy(moves, keyOf);
  const isSold = (row: ProductSums) =>
    moved.get(keyOf(row))?.some(({ sold_orders: sold }) => sold > 0) ?? false;
  const endOf = endsBy(ended);
  const shown = sums.filter(
    (row) => isHeld(row) || isSold(row) || endOf.get(keyOf(row)) !== undefined,
  );
  const rows = await withProducts(question, shown, (row, product) => {
    const sold = moved.get(keyOf(row)) ?? [];
    const { capacity, target_return: target } = product.terms;
    return {
      sold,
      view: {
        product: refOf(product),
        capacity: capacity == null ? null : formatMoney(capacity, row.currency),
        currency: row.currency,
        aum: formatMoney(row.held, row.currency),
        aum_end:
          ended === null ? null : formatMoney(endOf.get(keyOf(row))?.cost ?? '0', row.currency),
        ...resultOf(sold, row.currency),
        target_pct: target == null ? null : ratioOf(target, '1'),
      },
    };
  });
  const totals = byCurrency(rows).map(([currency, of]) => ({
    currency,
    aum: sumOf(of, currency, ({ view }) => view.aum),
    aum_end: sumOfAll(of, currency, ({ view }) => view.aum_end),
    ...resultOf(
      of.flatMap(({ sold }) => sold),
      currency,
    ),
    target_pct: weightedMean(
      of.flatMap(({ view, sold }) =>
        view.target_pct === null ? [] : [{ value: view.target_pct, weight: moneyDays(sold) }],
      ),
    ),
  }));
  return { totals, products: rows.map(({ view }) => view) };
}

const moneyDays = (sold: readonly MoneyMoved[]) =>
  sold.reduce((sum, { money_days: days }) => plus(sum, days), '0');

function resultOf(sold: readonly MoneyMoved[], currency: string) {
  const profit = sumOf(sold, currency, (move) => move.profit);
  return {
    sold_orders: sold.reduce((count, { sold_orders: orders }) => count + orders, 0),
    profit,
    return_pct: ratioOf(profit, moneyDays(sold), '36500'),
  };
}

const keyOf = ({ product_id, currency }: { product_id: string; currency: string }) =>
  `${product_id} ${currency}`;

const isHeld = ({ held, held_qty: units }: ProductSums) =>
  compare(held, '0') !== 0 || compare(units, '0') !== 0;

const endsBy = (ended: readonly HeldAtEnd[] | null) =>
  new Map(
    ended
      ?.filter(({ units, cost }) => [units, cost].some((one) => compare(one, '0') !== 0))
      .map((row) => [keyOf(row), row]),
  );

function sumOfAll<Row>(
  rows: readonly Row[],
  currency: string,
  amountOf: (row: Row) => Decimal | null,
): Decimal | null {
  const amounts = rows.map(amountOf);
  if (amounts.includes(null)) return null;
  return sumOf(amounts, currency, (amount) => amount ?? '0');
}

const refOf = ({ id, kind, code, name, status }: MeasuredProduct): Schemas.StatProduct => ({
  ...{ id, kind, code, name, status },
});

async function withProducts<Row>(
  question: StatQuestion,
  sums: readonly ProductSums[],
  rowOf: (sums: ProductSums, product: MeasuredProduct) => Row,
): Promise<Row[]> {
  const products = await readMeasured(
    question,
    sums.map((row) => row.product_id),
  );
  return sums
    .flatMap((row) => {
      const product = products.get(row.product_id);
      return product ? [{ row, product }] : [];
    })
    .toSorted(
      (a, b) => inOrder(a.product.code, b.product.code) || inOrder(keyOf(a.row), keyOf(b.row)),
    )
    .map(({ row, product }) => rowOf(row, product));
}

function byCurrency<Row extends { view: { currency: string } }>(
  rows: readonly Row[],
): [string, Row[]][] {
  const groups = Map.groupBy(rows, ({ view }) => view.currency);
  return [...groups].toSorted(([a], [b]) => inOrder(a, b));
}

function sumOf<Row>(
  rows: readonly Row[],
  currency: string,
  amountOf: (row: Row) => Decimal,
): Decimal {
  return formatMoney(
    rows.reduce((sum, row) => plus(sum, amountOf(row)), '0'),
    currency,
  );
}
