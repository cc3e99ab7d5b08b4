import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { readCsvFile } from './read-csv-file.ts';
import { readImport } from './read-import.ts';

// Only these fields are read.
const lines = ['T-1', 'T-2'].map((orderNo) => ({
  ...{ trx_id: `id of ${orderNo}`, order_no: orderNo, applied: 500 },
})) as Schemas.AllocationLine[];
const book = { lines, lot_size: 100 };
const headings = { order: '订单号', quantity: '获配数量' };

test('cells may be quoted, with separators, quotes and line ends in them', () => {
  expect(parseCsv('\uFEFFa,"b ""c"", d"\r\n\r\n"e\nf",g')).toEqual([
    { number: 1, cells: ['a', 'b "c", d'] },
    { number: 3, cells: ['e\nf', 'g'] },
  ]);
  expect(parseCsv('a;b\n1;2')[1]?.cells).toEqual(['1', '2']);
});

test('the columns are found by their headings, in both languages, and are the first two without', () => {
  for (const text of [
    '客户,获配数量,订单号\n陈,"1,00",T-1',
    'Order no.,Allotted\nT-1,100',
    'T-1,100',
  ]) {
    expect([...readImport(parseCsv(text), book, headings).quantities]).toEqual([
      ['id of T-1', '100'],
    ]);
  }
});

test('each wrong row is named with its number and what is wrong', () => {
  const text = 'T-9,100\nT-1,600\nT-2,150\nT-2,x\nT-2,\nT-1,200\nT-1,100';
  const { faults, rows } = readImport(parseCsv(text), book, headings);
  expect(rows).toBe(7);
  expect(faults.map(({ number, fault }) => [number, fault])).toEqual([
    ...[
      [1, 'unknownOrder'],
      [2, 'aboveApplied'],
      [3, 'notWholeLots'],
      [4, 'notWhole'],
      [5, 'noQuantity'],
      [7, 'twice'],
    ],
  ]);
});

test('a file of a Chinese spreadsheet is read, whether it is UTF-8 or GB 18030', async () => {
  const utf8 = new TextEncoder().encode('订单号');
  const gb18030 = new Uint8Array([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5]);
  for (const bytes of [utf8, gb18030]) expect(await readCsvFile(new Blob([bytes]))).toBe('订单号');
});
