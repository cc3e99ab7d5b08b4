import '#/styles/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useWholeList } from '#/business/whole-list/use-whole-list.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableSearch } from './sort.ts';

type Row = { id: string; amount: string; labels: string };

const count = 100_000;
const rows: Row[] = Array.from({ length: count }, (_, at) => ({
  id: `r${at + 1}`,
  amount: at === count - 1 ? '123456789012345678901234567890.50' : `${(at * 7919) % count}.50`,
  labels: `labels of ${at + 1}`,
}));

const columns: Column<Row>[] = [
  { id: 'id', label: 'Id', cell: ({ id }) => id },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    sortable: true,
    cell: ({ amount }) => amount,
    value: ({ amount }) => amount,
  },
  ...Array.from({ length: 10 }, (_, at) => ({
    id: `labels${at}`,
    label: `Words ${at}`,
    cell: ({ labels }: Row) => labels,
  })),
];

const query = {
  data: rows,
  error: null,
  isError: false,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => Promise.reject(new Error('Nothing is fetched here.')),
};

function LongList() {
  const [search, setSearch] = useState<TableSearch>({ page: 1, size: 20, sort: '' });
  const list = useWholeList({ query, columns, search, paged: false });
  return (
    <DataTable
      id="long"
      label="Long list"
      columns={columns}
      query={list}
      address={{
        search,
        onChange: (change) => setSearch({ ...search, ...change }),
        openId: undefined,
        onOpen: () => {},
        paged: false,
      }}
      empty={{ title: '', hint: '', filtered: false, onClearFilters: () => {} }}
      totalsOf={{ label: '', count: () => '', entries: { of: 'deposit', filter: () => ({}) } }}
      bulk={() => null}
    />
  );
}

beforeAll(async () => {
  await speak('en-US', ['kit', 'record', 'table']);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
      <LongList />
    </SessionProvider>,
  );
});

const drawn = () => document.querySelectorAll('tbody tr').length;
const region = () => page.getByRole('region', { name: 'Long list' });

test('a table draws only the visible ones of 100,000 rows, down to the last, below a fixed head', async () => {
  await expect.element(page.getByRole('button', { name: 'r1', exact: true })).toBeVisible();
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  expect(drawn()).toBeLessThan(80);

  const scroller = region().element();
  scroller.scrollTo({ top: scroller.scrollHeight, left: 300 });
  const last = page.getByRole('button', { name: 'r100000', exact: true });
  await expect.element(last).toBeVisible();
  expect(last.element().closest('tr')?.getAttribute('aria-rowindex')).toBe('100001');
  expect(drawn()).toBeLessThan(80);
  const top = scroller.getBoundingClientRect().top;
  const head = page
    .getByRole('columnheader', { name: 'Id', exact: true })
    .element()
    .getBoundingClientRect();
  expect(Math.abs(head.top - top)).toBeLessThan(3);
  expect(last.element().getBoundingClientRect().left).toBeLessThan(150);
});

test('columns grow for what scrolls by and never shrink', async () => {
  const scroller = region().element();
  const wide = page.getByRole('columnheader', { name: 'Words 3', exact: true });
  const before = wide.element().getBoundingClientRect().width;
  scroller.scrollTo({ top: 0 });
  await expect.element(page.getByRole('button', { name: 'r1', exact: true })).toBeVisible();
  expect(wide.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(before - 0.5);
});

test('a list that is held whole sorts by the value of amounts from its beginning, and keys reach rows that are not drawn', async () => {
  region().element().scrollTo({ top: 900_000 });
  await vi.waitFor(() => expect(document.querySelector('tr[aria-rowindex="2"]')).toBeNull());
  await page.getByRole('button', { name: 'Amount' }).click();
  await vi.waitFor(() => {
    const [first] = document.querySelectorAll('tbody tr[aria-rowindex="2"] td.tabular-nums');
    expect(first?.textContent).toBe('0.50');
  });
  const scroller = region().element();
  expect(scroller.scrollTop).toBe(0);
  scroller.scrollTo({ top: scroller.scrollHeight });
  await vi.waitFor(() => expect(document.querySelector('tr[aria-rowindex="2"]')).toBeNull());
  await userEvent.keyboard('j');
  await vi.waitFor(() =>
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2'),
  );
});

test('a column of numbers is made wider and narrower, and still grows for a longer number and stays so', async () => {
  const scroller = region().element();
  const edge = page.getByRole('separator', { name: 'Width of Amount' });
  const width = () => edge.element().closest('th')?.offsetWidth ?? 0;
  const toTop = async () => {
    scroller.scrollTo({ top: 0 });
    await vi.waitFor(() => expect(document.querySelector('tr[aria-rowindex="2"]')).not.toBeNull());
  };
  await toTop();
  edge.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft>8/}{/Shift}');
  const least = width();
  await userEvent.keyboard('{Shift>}{ArrowRight>3/}{/Shift}');
  await expect.poll(width).toBe(least + 96);
  await userEvent.keyboard('{Shift>}{ArrowLeft>2/}{/Shift}');
  await expect.poll(width).toBe(least + 32);
  const dispatch = (type: string, clientX: number) =>
    edge.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX }));
  dispatch('pointerdown', 400);
  for (const by of [60, 90, 40, 10]) {
    dispatch('pointermove', 400 + by);
    await expect.poll(width).toBe(least + 32 + by);
  }
  dispatch('pointerup', 410);

  scroller.scrollTo({ top: scroller.scrollHeight });
  await expect.poll(width).toBeGreaterThan(least + 60);
  const grown = width();
  await toTop();
  expect(width()).toBe(grown);
});
