import { isDay } from '../../kernel/is-day.ts';
import { type Decimal, minus, plus } from '../../kernel/money/decimal.ts';

export interface CsvMapping {
  day: string;
  /** Signed; otherwise one column for each direction. */
  amount: string | null;
  credit: string | null;
  debit: string | null;
  balance: string | null;
  payer: string | null;
  reference: string | null;
  text: string | null;
  day_order: 'dmy' | 'mdy';
  decimal: 'point' | 'comma';
}

export type StatementFormat = 'csv' | 'ofx' | 'mt940' | 'camt053';

export interface FileLine {
  /** Position in the file, from one. */
  row: number;
  day: string;
  /** Above zero for money that comes in. */
  amount: Decimal;
  payer: string | null;
  reference: string | null;
  text: string;
  reversal: boolean;
}

export type RowFault = 'day' | 'amount' | 'currency';

type FileFault = 'format' | 'columns' | 'accounts' | 'too_many_lines' | 'entities' | 'empty';

export interface StatementFile {
  format: StatementFormat;
  accountNo: string | null;
  currency: string | null;
  number: string | null;
  from: string | null;
  to: string | null;
  opening: Decimal | null;
  closing: Decimal | null;
  lines: FileLine[];
  faults: { row: number; fault: RowFault }[];
  columns: string[] | null;
  mapping: CsvMapping | null;
}

export interface RawLine extends Omit<FileLine, 'row' | 'day' | 'amount'> {
  day: string | null;
  amount: Decimal | null;
  currency?: string | null;
}

export interface RawStatement extends Partial<Omit<StatementFile, 'lines' | 'faults' | 'format'>> {
  raw: RawLine[];
}

export class UnreadableStatement extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

export const linesMax = 10_000;

export function balanceOf(
  lines: readonly { amount: Decimal }[],
  { opening, closing }: { opening: Decimal; closing: Decimal },
): { sum: Decimal; difference: Decimal } {
  const sum = lines.reduce((so, { amount }) => plus(so, amount), '0');
  return { sum, difference: minus(closing, plus(opening, sum)) };
}

/** `1,234.50`, `1.234,50`, `(12.00)`, `12.00-` or `￥1 234` as a decimal; null if it is none. */
export function readAmount(text: string, comma: 'auto' | 'decimal' = 'auto'): Decimal | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s'¥￥$€£]|CNY|USD|HKD|EUR|RMB/g, '');
  const bracketed = /^\((.*)\)$/.exec(plain);
  const signed = /^([+-]?)(.*?)([+-]?)$/.exec(bracketed?.[1] ?? plain);
  const digits = digitsOf(signed?.[2] ?? '', comma);
  if (digits === null) return null;
  const negative = bracketed !== null || signed?.[1] === '-' || signed?.[3] === '-';
  const amount = plus(digits, '0');
  return negative && amount !== '0' ? `-${amount}` : amount;
}

function digitsOf(text: string, comma: 'auto' | 'decimal'): Decimal | null {
  if (comma === 'decimal') {
    const read = /^(\d{1,18}|\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/.exec(text);
    return read && `${read[1]?.replaceAll('.', '')}.${read[2] || '0'}`;
  }
  if (/^\d{1,18}(\.\d+)?$/.test(text)) return text;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  // Commas that cannot group thousands are decimal commas.
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(text)) return digitsOf(text, 'decimal');
  return null;
}

/** `20261126`, `2026-11-26`, `2026/11/26`, `2026年11月26日`, `26.11.2026` or `11/26/2026` as a day. */
export function readDay(text: string, order: 'dmy' | 'mdy' = 'dmy'): string | null {
  const year = /^\s*(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/.exec(text);
  const last = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text);
  const [y, m, d] =
    year !== null
      ? year.slice(1)
      : order === 'dmy'
        ? [last?.[3], last?.[2], last?.[1]]
        : [last?.[3], last?.[1], last?.[2]];
  if (y === undefined || m === undefined || d === undefined) return null;
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

export const textOrNull = (text: string | null | undefined, max = 120): string | null =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, max) || null;
