import type { Schemas } from '@brokerdesk/sdk';
import { byName, inOrder, readProducts, readTeams } from './grouping.ts';
import { kindSeries } from './kind-series.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { type Divided, type TradeKind, tradeFigures } from './trade-figures.ts';

/** Subscriptions to an AI product have a list of their own, apart from its orders. */
const orderKind = ({ kind }: Divided): Schemas.TradeKind =>
  // Divided by kind, each row has one of the column's values.
  kind as Schemas.TradeKind;

const byCurrency = (one: { currency: string }, other: { currency: string }) =>
  inOrder(one.currency, other.currency);

const byProduct = (one: Schemas.ProductFigures, other: Schemas.ProductFigures) =>
  inOrder(one.kind, other.kind) ||
  inOrder(one.product.code, other.product.code) ||
  inOrder(one.product.id, other.product.id) ||
  byCurrency(one, other);

export async function productStat(
  question: StatQuestion,
  kind?: TradeKind,
): Promise<Schemas.ProductStat> {
  const sets = [[], ['kind', 'product_id'], ['part']] as const;
  const [[totals, products, series], kinds] = await Promise.all([
    tradeFigures(question, sets, kind),
    question.byKind ? kindSeries(question) : null,
  ]);
  const productOf = await readProducts(
    question.reader,
    products.map((row) => row.product_id),
  );
  return {
    ...periodView(question),
    by: question.by,
    totals: totals.map(figuresOf).toSorted(byCurrency),
    products: products
      .map((row) => ({
        ...figuresOf(row),
        kind: orderKind(row),
        product: productOf(row.product_id),
      }))
      .toSorted(byProduct),
    series: series
      .map((row) => ({ ...figuresOf(row), day: row.part ?? '' }))
      .toSorted((one, other) => inOrder(one.day, other.day) || byCurrency(one, other)),
    kinds,
  };
}

const figuresOf = ({ currency, trades }: Divided) => ({ currency, trades });

export async function teamProductStat(question: StatQuestion): Promise<Schemas.TeamProductStat> {
  const sets = [[], ['agent_id', 'kind', 'product_id']] as const;
  const [totals, rows] = await tradeFigures(question, sets);
  const { reader } = question;
  const productOf = await readProducts(
    reader,
    rows.map((row) => row.product_id),
  );
  const teamOf = await readTeams(
    reader,
    rows.map((row) => row.agent_id),
  );
  return {
    ...periodView(question),
    totals: totals.map(figuresOf).toSorted(byCurrency),
    rows: rows
      .map((row) => ({
        ...figuresOf(row),
        ...teamOf(row.agent_id),
        kind: orderKind(row),
        product: productOf(row.product_id),
      }))
      .toSorted(
        (one, other) =>
          byName(one.leader, other.leader) ||
          byName(one.agent, other.agent) ||
          byProduct(one, other),
      ),
  };
}
