import type { Schemas } from '@brokerdesk/sdk';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { byDay, byProduct, byTeam, orderKind, personView, productView } from './grouping.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { type TradeKind, tradeFigures } from './trade-figures.ts';

/** Orders by product and by day; of one kind, where it is named. */
export async function productStat(
  question: StatQuestion,
  kind?: TradeKind,
): Promise<Schemas.ProductStat> {
  const days = byDay(tradeRecord.createdAt, question.timezone);
  const totals = await tradeFigures(question, {}, kind);
  const products = await tradeFigures(question, byProduct, kind);
  const series = await tradeFigures(question, days, kind);
  return {
    ...periodView(question),
    totals,
    products: products.map((row) => ({
      ...row,
      kind: orderKind(row),
      product: productView(row),
    })),
    series: series.map((row) => ({ ...row, day: row.day ?? '' })),
  };
}

/** Orders by salesman, with the team leader, and by product. */
export async function teamProductStat(question: StatQuestion): Promise<Schemas.TeamProductStat> {
  const rows = await tradeFigures(question, { ...byTeam, ...byProduct });
  return {
    ...periodView(question),
    totals: await tradeFigures(question, {}),
    rows: rows.map((row) => ({
      ...row,
      leader: personView(row.leader_id, row.leader_name),
      agent: personView(row.agent_id, row.agent_name),
      kind: orderKind(row),
      product: productView(row),
    })),
  };
}
