import type { Schemas } from '@brokerdesk/sdk';
import type { FileRow } from '#/business/bulk/parse-csv.ts';

/** A payment that the bank has made. */
export type PaymentResult = {
  id: string;
  withdrawal: Schemas.Withdrawal;
  reference: string;
  sentOn: string;
};

export type ResultFault = 'notToSend' | 'twice' | 'noReference' | 'noDay';

export type PaymentResults = {
  results: readonly PaymentResult[];
  faults: readonly { number: number; text: string; fault: ResultFault }[];
};

/** Names of the columns in bank files and in this console, without spaces and signs. */
const headings = {
  id: ['id', 'endtoendid', 'orderno', 'ordernumber', '订单号', '单号'],
  reference: [
    'reference',
    'bankreference',
    'ref',
    'hash',
    'txhash',
    '流水号',
    '银行流水号',
    '交易哈希',
  ],
  day: ['day', 'date', 'valuedate', 'paymentdate', 'senton', '日期', '汇出日期'],
} as const;

const plain = (heading: string) => heading.toLowerCase().replace(/[\s._\-#:：()（）]/g, '');

type Columns = Record<keyof typeof headings, number>;

/** The columns by their headings; null if the first row names none of them. */
function columnsIn(first: readonly string[]): Columns | null {
  const names = first.map(plain);
  const at = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const { id, reference, day } = headings;
  const columns = { id: at(id), reference: at(reference), day: at(day) };
  return Math.min(...Object.values(columns)) < 0 ? null : columns;
}

/** The payments in a file: columns by their headings, or else id, reference and day in this order. */
export function readResults(
  all: readonly FileRow[],
  toSend: readonly Schemas.Withdrawal[],
): PaymentResults {
  const named = columnsIn(all[0]?.cells ?? []);
  const columns = named ?? { id: 0, reference: 1, day: 2 };
  const byId = new Map(toSend.flatMap((one) => [[one.order_no, one] as const, [one.id, one]]));
  const results = new Map<string, PaymentResult>();
  const faults: PaymentResults['faults'][number][] = [];
  for (const { number, cells } of named ? all.slice(1) : all) {
    const of = (name: keyof Columns) => cells[columns[name]] ?? '';
    const read = readResult(byId.get(of('id')), of('reference'), of('day'));
    const fault = typeof read === 'string' ? read : results.has(read.id) && 'twice';
    if (fault !== false) faults.push({ number, text: cells.filter(Boolean).join(' · '), fault });
    else if (typeof read !== 'string') results.set(read.id, read);
  }
  return { results: [...results.values()], faults };
}

function readResult(
  withdrawal: Schemas.Withdrawal | undefined,
  reference: string,
  day: string,
): PaymentResult | ResultFault {
  if (withdrawal === undefined) return 'notToSend';
  if (reference === '') return 'noReference';
  const sentOn = dayOf(day);
  return sentOn === null ? 'noDay' : { id: withdrawal.id, withdrawal, reference, sentOn };
}

/** `2026-11-27` of that, of `2026/11/27` or of `20261127`; null of anything else. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
