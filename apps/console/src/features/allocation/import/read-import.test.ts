import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { parseCsv, readCsvFile } from '#/business/bulk/read-rows.ts';
import { orderBookRows } from '../book/save-order-book.ts';
import { readImport, recognizeColumns } from './read-import.ts';

// Only these fields are read.
const lines = ['T-1', 'T-2'].map((orderNo) => ({
  ...{ trx_id: `id of ${orderNo}`, order_no: orderNo, applied: 500 },
})) as Schemas.AllocationLine[];
const book = { lines, lot_size: 100 };
const read = (text: string) => {
  const rows = parseCsv(text);
  return readImport(rows, book, recognizeColumns(rows, book));
};

test('cells may be quoted, with separators, quotes and line ends in them', () => {
  expect(parseCsv('\uFEFFa,"b ""c"", d"\r\n\r\n"e\nf",g')).toEqual([
    { number: 1, cells: ['a', 'b "c", d'] },
    { number: 3, cells: ['e\nf', 'g'] },
  ]);
  expect(parseCsv('a;b\n1;2')[1]?.cells).toEqual(['1', '2']);
});

test.each([
  '客户,获配数量,订单号\n陈,"1,00",T-1',
  'Order no.,Allotted\nT-1,100',
  'order_no,allotted\nT-1,100',
  ' ORDER  Number ;Allotted Qty\nT-1;100',
  '订单号,配售数量\nT-1,100',
  '委托号,申购数量,中签数量\nT-1,500,100',
  'T-1,100',
  '100,T-1',
  'Ref,Shares given\nT-1,100',
])(
  'the columns are found by their headings in both languages, or by the order numbers: %s',
  (text) => {
    expect([...read(text).quantities]).toEqual([['id of T-1', '100']]);
  },
);

test('a column that nothing tells from another is left to be chosen', () => {
  const rows = parseCsv('order_no,applied,given\nT-1,500,100');
  const columns = recognizeColumns(rows, book);
  expect(columns).toEqual({ order: 0, quantity: null, headed: true });
  const { quantities } = readImport(rows, book, { ...columns, quantity: 2 });
  expect([...quantities]).toEqual([['id of T-1', '100']]);
});

test('the exported order book is read as it was saved', () => {
  const client = { full_name: '陈, 伟', username: 'chenwei' };
  const money = { price: '10', amount: '5000.00', funding_model: 'prefund' };
  const exported = orderBookRows(
    { lines: lines.map((line) => ({ ...line, ...money, client })) as Schemas.AllocationLine[] },
    new Map([['id of T-2', '200']]),
    {
      heading: (column) =>
        ({ orderNo: '订单号', appliedQty: '申购数量', allottedQty: '中签数量' })[
          column as 'orderNo'
        ] ?? column,
      kyc: (status) => status,
    },
  );
  expect(exported.rows[1]).toEqual([
    ...['T-2', '陈, 伟', 'chenwei', undefined, 500, 200, '10', '2000.00', '0.00', '3000.00'],
  ]);
  const cells = [exported.heads, ...exported.rows.map((row) => row.map(String))];
  const rows = cells.map((row, at) => ({ number: at + 1, cells: row }));
  const { quantities, faults } = readImport(rows, book, recognizeColumns(rows, book));
  expect(faults).toEqual([]);
  expect([...quantities]).toEqual([
    ['id of T-1', '0'],
    ['id of T-2', '200'],
  ]);
});

test('each wrong row is named with its number and what is wrong', () => {
  const text = 'T-9,100\nT-1,600\nT-2,150\nT-2,x\nT-2,\nT-1,200\nT-1,100';
  const { faults, rows } = read(text);
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
