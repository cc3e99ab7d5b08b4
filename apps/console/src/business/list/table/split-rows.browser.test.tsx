import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Column } from './column.ts';
import { drawList, type Row, rowsOf, there } from './list.fixture.tsx';

const client = (name: string | null): Column<Row> => ({
  ...{ id: 'client', label: 'Client', inCards: 'title' },
  cell: () => name,
});
const columns: Column<Row>[] = [
  { id: 'no', label: 'No', cell: ({ id }) => `Order ${id}` },
  client('Li Na'),
  { id: 'amount', label: 'Amount', inCards: 'beside', cell: () => '120.00 USD' },
  { id: 'about', label: 'About', inCards: 'method', cell: () => 'Trade config' },
  { id: 'risk', label: 'Risk', inCards: 'state', cell: () => 'High risk' },
  { id: 'waited', label: 'Waiting time', inCards: 'waited', cell: () => '3 h' },
  { id: 'note', label: 'Note', cell: () => 'A long note' },
];

let remove = () => {};
afterEach(async () => {
  remove();
  await page.viewport(1280, 800);
});

async function beside(of: readonly Column<Row>[]) {
  await page.viewport(1440, 900);
  ({ remove } = await drawList({
    ...{ splits: true, openId: 'r1', columns: of, query: there(rowsOf(2)) },
  }));
  const row = page.getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  return row.element();
}

const lineOf = (row: Element, text: string): number => {
  const found = [...row.querySelectorAll('*')].findLast((one) => one.textContent === text);
  return found === undefined ? Number.NaN : Math.round(found.getBoundingClientRect().bottom);
};

test('a row beside an open record has client and amount on one line, order, risk and age on the other', async () => {
  const row = await beside(columns);
  const [client, amount] = ['Li Na', '120.00 USD'].map((text) => lineOf(row, text));
  const [order, risk, age] = ['Order r1', 'High risk', '3 h'].map((text) => lineOf(row, text));
  expect(Math.abs((client ?? 0) - (amount ?? 9))).toBeLessThan(5);
  for (const second of [order, risk, age]) expect(second).toBeGreaterThan((client ?? 0) + 8);
  expect(row.textContent).not.toContain('A long note');
  expect(row.textContent).not.toContain('Trade config');
});

test('a row about no client is called after its first column, and says what it is about', async () => {
  const row = await beside([...columns.slice(0, 1), client(null), ...columns.slice(2)]);
  expect(page.getByRole('button', { name: 'Order r1' }).elements()).toHaveLength(1);
  expect(row.textContent).toContain('Trade config');
  expect(row.textContent?.match(/Order r1/g)).toHaveLength(1);
});
