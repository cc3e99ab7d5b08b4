import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import {
  answerFile,
  type ExportAnswer,
  type ExportFormat,
} from '../../http/lists/answer-export.ts';
import { type Column, type ColumnType, columnsOf } from '../../http/lists/column.ts';
import type { ByLanguage } from '../../kernel/errors/by-language.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { productStat } from './product-stat.ts';
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

export const reportNames: Readonly<Record<Schemas.ReportName, ByLanguage>> = {
  team: { 'zh-CN': '团队统计', 'en-US': 'Team statistics' },
  product: { 'zh-CN': '产品统计', 'en-US': 'Product statistics' },
  otc: { 'zh-CN': '大宗统计', 'en-US': 'Block trade statistics' },
  ipo: { 'zh-CN': '新股统计', 'en-US': 'IPO statistics' },
  fund: { 'zh-CN': '基金统计', 'en-US': 'Fund statistics' },
  quant: { 'zh-CN': '量化统计', 'en-US': 'Quant statistics' },
  stock: { 'zh-CN': '打板统计', 'en-US': 'Limit-up statistics' },
};
export const total: ByLanguage = { 'zh-CN': '合计', 'en-US': 'Total' };
const nobody: ByLanguage = { 'zh-CN': '未分配', 'en-US': 'Unassigned' };
const noTeam: ByLanguage = { 'zh-CN': '未分团队', 'en-US': 'No team' };

const headings = {
  kind: { 'zh-CN': '产品类别', 'en-US': 'Product type' },
  clients: { 'zh-CN': '客户数', 'en-US': 'Clients' },
  new_clients: { 'zh-CN': '新增客户', 'en-US': 'New clients' },
  orders: { 'zh-CN': '订单数', 'en-US': 'Orders' },
  ordering: { 'zh-CN': '下单客户', 'en-US': 'Clients with orders' },
  allotted: { 'zh-CN': '配售金额', 'en-US': 'Allotted' },
  paid: { 'zh-CN': '缴款金额', 'en-US': 'Paid' },
  profit: { 'zh-CN': '盈亏', 'en-US': 'Profit and loss' },
  deposits: { 'zh-CN': '入金', 'en-US': 'Deposits' },
  withdrawals: { 'zh-CN': '出金', 'en-US': 'Withdrawals' },
} as const satisfies Record<string, ByLanguage>;

const column = (
  id: keyof typeof headings,
  cell: Column<Line>['cell'],
  type?: ColumnType,
): Column<Line> => ({ id, heading: headings[id], cell, ...(type && { type }) });
const ofOrder = columnsOf('order');

const teamNames: Column<Line>[] = [
  ofOrder('superman', ({ isTotal, leader }, language) =>
    isTotal ? total[language] : (leader ?? noTeam[language]),
  ),
  ofOrder('agent', ({ isTotal, agent }, language) => (isTotal ? '' : (agent ?? nobody[language]))),
];
const productNames: Column<Line>[] = [
  ofOrder('product', ({ product }, language) => product?.name ?? total[language]),
  columnsOf('product')('code', ({ product }) => product?.code ?? ''),
  column('kind', ({ kind }, language) =>
    kind ? codeLabel('statistics', 'kinds', kind, language) : '',
  ),
];
const counts: Column<Line>[] = [
  column('clients', ({ clients }) => clients?.total ?? null),
  column('new_clients', ({ clients }) => clients?.new ?? null),
];
const orders: Column<Line>[] = [
  column('orders', ({ trades }) => trades.orders),
  column('ordering', ({ trades }) => trades.clients),
  ofOrder('amount', ({ trades }) => trades.applied, 'decimal'),
  ...(['allotted', 'paid', 'profit'] as const).map((name) =>
    column(name, ({ trades }) => trades[name], 'decimal'),
  ),
];
const money = (['deposits', 'withdrawals'] as const).map((name) =>
  column(name, ({ cash }) => cash?.[name]?.amount ?? null, 'decimal'),
);
const currency: Column<Line> = ofOrder('currency', (line) => line.currency);

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
