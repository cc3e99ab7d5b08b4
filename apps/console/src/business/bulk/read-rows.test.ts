import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

const workbook = () => readFile(new URL('./allotted.fixture.xlsx', import.meta.url));

test('the first sheet of a workbook is read with the numbers of its rows, empty ones left out', async () => {
  const rows = await readRows(new Blob([new Uint8Array(await workbook())]));
  expect(rows).toEqual([
    { number: 1, cells: ['订单号', '中签数量'] },
    { number: 2, cells: ['T20261121-1042', '500'] },
    { number: 4, cells: ['20261121000000000001', '1000'] },
  ]);
});

test('a file that only begins like a workbook is none, and text is a CSV file', async () => {
  expect(await readRows(new Blob(['PK, but no archive']))).toBeNull();
  expect(await readRows(new Blob(['a,1']))).toEqual([{ number: 1, cells: ['a', '1'] }]);
});
