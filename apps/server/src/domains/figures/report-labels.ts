import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

const chinese = {
  column: {
    leader: '团队长',
    agent: '业务员',
    product: '产品',
    code: '代码',
    kind: '产品类别',
    currency: '币种',
    clients: '客户数',
    new_clients: '新增客户',
    orders: '订单数',
    ordering: '下单客户',
    applied: '申请金额',
    allotted: '配售金额',
    paid: '缴款金额',
    profit: '盈亏',
    deposits: '入金',
    withdrawals: '出金',
  },
  kind: {
    stock: '打板',
    block: '大宗交易',
    ipo: '新股申购',
    daily: '日内交易',
    ai: 'AI 交易',
    fund: '基金',
    quant: '量化',
    saving: '理财',
    subscribe: 'AI 订阅',
  },
  name: {
    team: '团队统计',
    product: '产品统计',
    otc: '大宗统计',
    ipo: '新股统计',
    fund: '基金统计',
    quant: '量化统计',
    stock: '打板统计',
  },
  row: {
    total: '合计',
    nobody: '未分配',
    no_team: '未分团队',
    whole_team: '团队合计',
  },
};

const english: typeof chinese = {
  column: {
    leader: 'Team leader',
    agent: 'Salesman',
    product: 'Product',
    code: 'Code',
    kind: 'Product type',
    currency: 'Currency',
    clients: 'Clients',
    new_clients: 'New clients',
    orders: 'Orders',
    ordering: 'Clients with orders',
    applied: 'Applied for',
    allotted: 'Allotted',
    paid: 'Paid',
    profit: 'Profit and loss',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
  },
  kind: {
    stock: 'Limit-up stocks',
    block: 'Block trades',
    ipo: 'IPOs',
    daily: 'Daily trades',
    ai: 'AI trading',
    fund: 'Funds',
    quant: 'Quant',
    saving: 'Savings',
    subscribe: 'AI subscriptions',
  },
  name: {
    team: 'Team statistics',
    product: 'Product statistics',
    otc: 'Block trade statistics',
    ipo: 'IPO statistics',
    fund: 'Fund statistics',
    quant: 'Quant statistics',
    stock: 'Limit-up statistics',
  },
  row: {
    total: 'Total',
    nobody: 'Unassigned',
    no_team: 'No team',
    whole_team: 'Whole team',
  },
};

/** Labels for files and e-mails of reports alone: clients of the SDK have no use for them. */
export const reportLabels: Readonly<Record<Language, typeof chinese>> = {
  'zh-CN': chinese,
  'en-US': english,
} satisfies Record<
  Language,
  { kind: Record<Schemas.TradeKind, string>; name: Record<Schemas.ReportName, string> }
>;
