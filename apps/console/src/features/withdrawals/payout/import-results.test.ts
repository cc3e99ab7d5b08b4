import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { parseCsv } from '#/business/bulk/read-rows.ts';
import { readResults } from './import-results.tsx';

const toSend = ['W1', 'W2', 'W3'].map((orderNo) => ({
  id: `id-${orderNo}`,
  order_no: orderNo,
  version: 2,
})) as Schemas.Withdrawal[];
const read = (text: string) => readResults(parseCsv(text), toSend);
const short = ({ results }: ReturnType<typeof read>) =>
  results.map(({ id, reference, sentOn }) => [id, reference, sentOn]);

test('results are read by their headings in any order, or as id, reference and day', () => {
  const expected = [['id-W1', 'FT-1', '2026-11-27']];
  expect(short(read('Value date,Bank reference,end_to_end_id\n2026-11-27,FT-1,W1'))).toEqual(
    expected,
  );
  expect(short(read('订单号,流水号,汇出日期\nW1,FT-1,2026/11/27'))).toEqual(expected);
  expect(short(read('id-W1,FT-1,20261127'))).toEqual(expected);
});

test('each wrong row is named with its number, and the others are kept', () => {
  const found = read(
    'id,reference,day\nW1,FT-1,2026-11-27\nW9,FT-2,2026-11-27\nW1,FT-3,2026-11-27\nW2,,2026-11-27\nW3,FT-4,soon',
  );
  expect(short(found)).toEqual([['id-W1', 'FT-1', '2026-11-27']]);
  expect(found.faults.map(({ number, fault }) => [number, fault])).toEqual([
    [3, 'notToSend'],
    [4, 'twice'],
    [5, 'noReference'],
    [6, 'noDay'],
  ]);
});
