import { isDay } from '../../kernel/is-day.ts';
import { isCurrency, scaleOf } from '../../kernel/money/currencies.ts';
import { compare, fitsBooks, plus } from '../../kernel/money/decimal.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';
import { readOfx } from './read-ofx.ts';
import {
  type CsvMapping,
  type FileLine,
  linesMax,
  type RawLine,
  type RowFault,
  type StatementFile,
  type StatementFormat,
  UnreadableStatement,
} from './statement-file.ts';

/** Throws UnreadableStatement. */
export function readStatement(content: string, mapping: CsvMapping | null): StatementFile {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableStatement('empty');
  const format = formatOf(text);
  const read = {
    csv: () => readCsv(text, mapping),
    ofx: readOfx,
    mt940: readMt940,
    camt053: readCamt,
  };
  const { raw, ...found } = read[format](text);
  if (raw.length > linesMax) throw new UnreadableStatement('too_many_lines');
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  for (const [at, line] of raw.entries()) {
    const row = at + 1;
    const { day, amount, currency = null, ...rest } = line;
    const fault = faultOf(line, found.currency ?? null);
    if (fault !== null || day === null || amount === null) {
      faults.push({ row, fault: fault ?? 'day' });
    } else {
      lines.push({ ...rest, row, day, amount: plus(amount, '0'), text: rest.text.slice(0, 500) });
    }
  }
  const days = lines.map(({ day }) => day).toSorted();
  return {
    ...{ format, accountNo: null, currency: null, number: null, columns: null, mapping: null },
    ...{ opening: null, closing: null },
    ...found,
    from: found.from ?? days[0] ?? null,
    to: found.to ?? days.at(-1) ?? null,
    lines,
    faults,
  };
}

function formatOf(text: string): StatementFormat {
  const head = text.slice(0, 4000);
  if (/^\s*(\{1:|:20:)/m.test(head) && /:60[FM]:/.test(text)) return 'mt940';
  if (/<OFX>|OFXHEADER/i.test(head)) return 'ofx';
  if (/^\s*</.test(head)) {
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableStatement('entities');
    if (/BkToCstmrStmt/.test(head)) return 'camt053';
    throw new UnreadableStatement('format');
  }
  return 'csv';
}

function faultOf({ day, amount, currency }: RawLine, expected: string | null): RowFault | null {
  if (day === null || !isDay(day)) return 'day';
  if (amount === null || compare(amount, '0') === 0 || !fitsBooks(amount)) return 'amount';
  if (currency != null && expected !== null && currency !== expected) return 'currency';
  const scale = expected !== null && isCurrency(expected) ? scaleOf(expected) : 8;
  return (amount.split('.')[1] ?? '').replace(/0+$/, '').length > scale ? 'amount' : null;
}
