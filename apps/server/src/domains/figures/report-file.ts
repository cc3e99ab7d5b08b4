import type { Schemas } from '@brokerdesk/sdk';
import {
  answerFile,
  type ExportAnswer,
  type ExportFormat,
} from '../../http/lists/answer-export.ts';
import type { Column, ColumnType } from '../../http/lists/column.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { productStat } from './product-stat.ts';
import { reportLabels } from './report-labels.ts';
import { readQuestion, type StatQuery, type StatQuestion } from './stat-question.ts';
import { teamStat } from './team-stat.ts';

interface Line {
  currency: string;
  trades: Schemas.TradeFigures;
  isTotal?: boolean;
  leader?: string | null;
  agent?: string | null;
  clients?: Schemas.TeamClients;
  cash?: Schemas.CashFigures;
  kind?: Schemas.TradeKind;
  product?: Schemas.StatProduct;
}

type Field = keyof (typeof reportLabels)['en-US']['column'];

const column = (id: Field, cell: Column<Line>['cell'], type?: ColumnType): Column<Line> => ({
  ...{ id, cell, heading: byLanguage((language) => reportLabels[language].column[id]) },
  ...(type && { type }),
});
const row = (code: keyof (typeof reportLabels)['en-US']['row']) => (language: Language) =>
  reportLabels[language].row[code];
const total = row('total');
const noTeam = row('no_team');
const nobody = row('nobody');

const teamNames: Column<Line>[] = [
  column('leader', ({ isTotal, leader }, language) =>
    isTotal ? total(language) : (leader ?? noTeam(language)),
  ),
  column('agent', ({ isTotal, agent }, language) => (isTotal ? '' : (agent ?? nobody(language)))),
];
const productNames: Column<Line>[] = [
  column('product', ({ product }, language) => product?.name ?? total(language)),
  column('code', ({ product }) => product?.code ?? ''),
  column('kind', ({ kind }, language) => (kind ? reportLabels[language].kind[kind] : '')),
];
const counts: Column<Line>[] = [
  column('clients', ({ clients }) => clients?.total ?? null),
  column('new_clients', ({ clients }) => clients?.new ?? null),
];
const orders: Column<Line>[] = [
  column('orders', ({ trades }) => trades.orders),
  column('ordering', ({ trades }) => trades.clients),
  ...(['applied', 'allotted', 'paid', 'profit'] as const).map((name) =>
    column(name, ({ trades }) => trades[name], 'decimal'),
  ),
];
const money = (['deposits', 'withdrawals'] as const).map((name) =>
  column(name, ({ cash }) => cash?.[name]?.amount ?? null, 'decimal'),
);
const currency: Column<Line> = column('currency', (line) => line.currency);

const teamColumns = [...teamNames, currency, ...counts, ...orders, ...money];
const productColumns = [...productNames, currency, ...orders];

const kindOf = { otc: 'block', ipo: 'ipo', fund: 'fund', quant: 'quant', stock: 'stock' } as const;

async function teamLines(question: StatQuestion): Promise<Line[]> {
  const { totals, clients, teams } = await teamStat(question);
  return [
    ...totals.map((one) => ({ ...one, clients, isTotal: true })),
    ...teams.flatMap(({ leader, members }) =>
      members.flatMap(({ agent, clients: own, currencies }) =>
        currencies.map((one) => ({
          ...{ ...one, clients: own },
          ...{ leader: leader?.name ?? null, agent: agent?.name ?? null },
        })),
      ),
    ),
  ];
}

export async function exportReport(
  context: RequestContext,
  report: Schemas.ReportName,
  { format = 'csv', ...query }: StatQuery & { format?: ExportFormat | undefined },
): Promise<ExportAnswer> {
  const question = await readQuestion(context, query);
  const lines =
    report === 'team'
      ? await teamLines(question)
      : await productLines(question, report === 'product' ? undefined : kindOf[report]);
  async function* batches() {
    await context.later?.onRows(lines.length);
    yield lines;
  }
  return answerFile(
    context,
    {
      exported: { list: 'report', filter: { report, ...query }, count: lines.length, format },
      ...{ format, name: `${report}-report` },
    },
    report === 'team' ? teamColumns : productColumns,
    batches(),
  );
}

async function productLines(
  question: StatQuestion,
  kind?: (typeof kindOf)[keyof typeof kindOf],
): Promise<Line[]> {
  const { totals, products } = await productStat(question, kind);
  return [...totals, ...products];
}
