import { parse } from 'csv-parse/sync';
import { type Decimal, minus, negate, plus } from '../../kernel/money/decimal.ts';
import {
  type CsvMapping,
  linesMax,
  type RawLine,
  type RawStatement,
  readAmount,
  readDay,
  textOrNull,
  UnreadableStatement,
} from './statement-file.ts';

const headings: Record<Exclude<keyof CsvMapping, 'day_order' | 'decimal'>, readonly string[]> = {
  day: [
    'date',
    'booking date',
    'transaction date',
    'value date',
    '交易日期',
    '记账日期',
    '日期',
    '交易时间',
    'buchungstag',
  ],
  amount: ['amount', 'transaction amount', '交易金额', '金额', '发生额', 'betrag'],
  credit: [
    'credit',
    'credit amount',
    'paid in',
    'deposit',
    '贷方金额',
    '收入',
    '收入金额',
    '贷方发生额',
    '存入',
  ],
  debit: [
    'debit',
    'debit amount',
    'paid out',
    'withdrawal',
    '借方金额',
    '支出',
    '支出金额',
    '借方发生额',
    '支取',
  ],
  balance: ['balance', 'running balance', '余额', '账户余额', '本次余额', 'saldo'],
  payer: [
    'payer',
    'counterparty',
    'counterparty name',
    'name',
    '对方户名',
    '对方名称',
    '付款人',
    '对方账户名称',
    '户名',
  ],
  reference: [
    'reference',
    'bank reference',
    'transaction reference',
    'ref',
    '流水号',
    '交易流水号',
    '参考号',
    '附言编号',
    '凭证号',
  ],
  text: [
    'description',
    'details',
    'narrative',
    'remarks',
    'memo',
    '摘要',
    '附言',
    '用途',
    '备注',
    'verwendungszweck',
  ],
};

export function readCsv(content: string, given: CsvMapping | null): RawStatement {
  const rows = rowsOf(content);
  const at = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length >= 3);
  const columns = (rows[at] ?? []).map((cell) => cell.trim());
  const records = rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (at < 0 || records.length === 0) throw new UnreadableStatement('columns');
  if (records.length > linesMax) throw new UnreadableStatement('too_many_lines');
  const mapping = given !== null && fits(given, columns) ? given : suggested(columns, records);
  const cellOf = (record: string[], heading: string | null) =>
    heading === null ? '' : (record[columns.indexOf(heading)] ?? '').trim();
  const money = (record: string[], heading: string | null) => {
    const cell = cellOf(record, heading);
    return cell === '' ? null : readAmount(cell, mapping.decimal === 'comma' ? 'decimal' : 'auto');
  };
  const lines = records.map((record) => ({
    line: {
      day: readDay(cellOf(record, mapping.day), mapping.day_order),
      amount: amountOf(mapping, (heading) => money(record, heading)),
      payer: textOrNull(cellOf(record, mapping.payer)),
      reference: textOrNull(cellOf(record, mapping.reference), 80),
      text: textOrNull(cellOf(record, mapping.text), 500) ?? '',
      reversal: /冲正|退汇|reversal|returned/i.test(cellOf(record, mapping.text)),
    } satisfies RawLine,
    balance: money(record, mapping.balance),
  }));
  // Banks write the latest line first, or last.
  const [first, last] = [lines[0]?.line.day, lines.at(-1)?.line.day];
  if (first != null && last != null && first > last) lines.reverse();
  return {
    raw: lines.map(({ line }) => line),
    ...balancesOf(lines),
    ...{ columns, mapping },
  };
}

function rowsOf(content: string): string[][] {
  try {
    return parse(content, {
      delimiter: delimiterOf(content),
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true },
      ...{ max_record_size: 20_000, to: linesMax + 50 },
    });
  } catch {
    throw new UnreadableStatement('format');
  }
}

function delimiterOf(content: string): string {
  const head = content.slice(0, 2000);
  const count = (one: string) => head.split(one).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

const fits = (mapping: CsvMapping, columns: readonly string[]) =>
  Object.keys(headings).every((key) => {
    const heading = mapping[key as keyof typeof headings];
    return heading === null || columns.includes(heading);
  }) && hasAmount(mapping);

const hasAmount = ({ amount, credit, debit }: CsvMapping) =>
  amount !== null || credit !== null || debit !== null;

function suggested(columns: readonly string[], records: readonly string[][]): CsvMapping {
  const find = (key: keyof typeof headings) =>
    headings[key].map((name) => columns.find((column) => plain(column) === name)).find(Boolean) ??
    null;
  const day = find('day');
  const [credit, debit] = [find('credit'), find('debit')];
  const amount = credit === null && debit === null ? find('amount') : null;
  if (day === null || !(amount ?? credit ?? debit)) throw new UnreadableStatement('columns');
  const cells = (heading: string | null) =>
    records.slice(0, 200).map((record) => record[columns.indexOf(heading ?? '')] ?? '');
  const monthFirst = cells(day).some((cell) =>
    /^\s*\d{1,2}[-/.](1[3-9]|2\d|3[01])[-/.]/.test(cell),
  );
  const comma = [amount, credit, debit].some((heading) =>
    cells(heading).some((cell) => /\d,\d{1,2}\s*-?$/.test(cell)),
  );
  return {
    ...{ day, amount, credit, debit, balance: find('balance'), payer: find('payer') },
    ...{ reference: find('reference'), text: find('text') },
    day_order: monthFirst ? 'mdy' : 'dmy',
    decimal: comma ? 'comma' : 'point',
  };
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .trim()
    .toLowerCase();

function amountOf(mapping: CsvMapping, read: (heading: string | null) => Decimal | null) {
  const whole = read(mapping.amount);
  if (mapping.amount !== null) return whole;
  const [credit, debit] = [read(mapping.credit), read(mapping.debit)];
  if (credit === null && debit === null) return null;
  const out = debit ?? '0';
  return minus(credit ?? '0', out.startsWith('-') ? negate(out) : out);
}

function balancesOf(lines: readonly { line: RawLine; balance: Decimal | null }[]) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first?.balance == null || last?.balance == null || first.line.amount === null) return {};
  return { opening: minus(first.balance, first.line.amount), closing: plus(last.balance, '0') };
}
