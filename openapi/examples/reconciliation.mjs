import { angel, id, page, she } from './people.mjs';

const file = [
  '交易日期,收入,支出,余额,对方户名,流水号,摘要',
  '2026-11-26,1200.00,,51200.00,陈静怡,FT26112600012345,跨行转账 D20261126-1042',
].join('\n');
const mapping = {
  day: '交易日期',
  amount: null,
  credit: '收入',
  debit: '支出',
  balance: '余额',
  payer: '对方户名',
  reference: '流水号',
  text: '摘要',
  day_order: 'dmy',
  decimal: 'point',
};
const account = { id: id(301), bank_name: '招商银行', acc_no: '755900000001', currency: 'CNY' };
const period = { from: '2026-11-26', to: '2026-11-26' };
const balances = { opening: '50000.00', closing: '51200.00', sum: '1200.00', difference: '0.00' };
const statement = {
  id: id(302),
  account,
  format: 'csv',
  number: '2026-330',
  ...period,
  ...balances,
  gap: '0.00',
  line_count: 1,
  open_count: 1,
  imported_by: angel,
  imported_at: '2026-11-27T01:02:03.000Z',
};
const facts = {
  day: '2026-11-26',
  amount: '1200.00',
  payer: she.full_name,
  reference: 'FT26112600012345',
  text: '跨行转账 D20261126-1042',
  reversal: false,
  repeated: false,
};
const line = {
  id: id(303),
  statement_id: statement.id,
  statement_number: statement.number,
  bank_name: account.bank_name,
  acc_no: account.acc_no,
  position: 1,
  currency: 'CNY',
  ...facts,
};
const record = {
  type: 'deposit',
  id: id(304),
  order_no: 'D20261126-1042',
  client: she,
  day: '2026-11-26',
  amount: '1200.00',
  currency: 'CNY',
  name: she.full_name,
  reference: null,
  status: 'pending',
};
const item = {
  id: line.id,
  state: 'open',
  kind: 'exact',
  day: '2026-11-26',
  currency: 'CNY',
  amount: '1200.00',
  difference: '0.00',
  reasons: ['reference_equal', 'amount_equal', 'payer_equal', 'day_equal'],
  automatic: true,
  lines: [line],
  records: [record],
  match: null,
};

/** @type {Record<string, unknown>} */
export const reconciliationExamples = {
  BankStatementFile: {
    content: file,
    acc_no: account.acc_no,
    bank_name: account.bank_name,
    currency: 'CNY',
    number: statement.number,
    mapping,
  },
  BankStatementPreview: {
    format: 'csv',
    acc_no: account.acc_no,
    bank_name: account.bank_name,
    currency: 'CNY',
    number: statement.number,
    ...period,
    ...balances,
    previous_closing: '50000.00',
    gap: '0.00',
    imported: false,
    line_count: 1,
    lines: [{ row: 1, ...facts }],
    faults: [],
    missing: [],
    columns: ['交易日期', '收入', '支出', '余额', '对方户名', '流水号', '摘要'],
    mapping,
  },
  BankStatement: statement,
  BankStatementList: page(statement),
  ReconciliationList: page(item),
  BankMatchRequest: { matches: [{ line_ids: [line.id], record_ids: [record.id] }] },
  BankIgnoreRequest: { line_ids: [line.id], reason_code: 'bank_fee' },
  BankMatchesMade: { count: 1 },
  MatchableRecordList: {
    list: [
      { record, reasons: ['reference_equal', 'amount_equal', 'payer_equal'], difference: '0.00' },
    ],
  },
  LineDepositRequest: { client_id: she.id, account_id: id(22) },
};
