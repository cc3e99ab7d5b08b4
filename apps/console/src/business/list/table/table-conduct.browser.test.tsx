import '#/styles/tokens.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { Column, ListQuery } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableSearch } from './sort.ts';

type Row = { id: string; version: number };
type Answer = { prefix: string; version: number; state: 'pending' | 'before' | 'there' };

let drawnCells = 0;

const columns: Column<Row>[] = [
  { id: 'id', label: 'Id', sortable: true, cell: ({ id }) => id },
  {
    id: 'version',
    label: 'Version',
    cell: ({ version }) => {
      drawnCells += 1;
      return version;
    },
  },
];
const size = 60;

/** As the query client responds: the rows that have not changed are the same objects as before. */
const rows = new Map<string, Row>();
function rowOf(id: string, version: number): Row {
  const name = `${id} ${version}`;
  const row = rows.get(name) ?? { id, version };
  rows.set(name, row);
  return row;
}

function queryOf({ prefix, version, state }: Answer): ListQuery<Row> {
  return {
    data:
      state === 'pending'
        ? undefined
        : {
            list: Array.from({ length: size }, (_, at) =>
              rowOf(`${prefix}${at + 1}`, at === 3 ? version : 1),
            ),
            total: size * 3,
          },
    error: null,
    isError: false,
    isPending: state === 'pending',
    isFetching: state !== 'there',
    isPlaceholderData: state === 'before',
    refetch: () => Promise.reject(new Error('Nothing is fetched here.')),
  };
}

let answer: (next: Partial<Answer>) => void = () => {};
let selected: readonly Row[] = [];

function List() {
  const [search, setSearch] = useState<TableSearch & { q?: string }>({
    page: 1,
    size: 50,
    sort: '',
  });
  const [now, setNow] = useState<Answer>({ prefix: 'a', version: 1, state: 'pending' });
  answer = (next) => setNow((before) => ({ ...before, ...next }));
  return (
    <DataTable
      id="conduct"
      label="Conduct"
      columns={columns}
      query={queryOf(now)}
      address={{
        search,
        onChange: (change) => {
          setSearch({ ...search, ...change });
          answer({ state: 'before' });
        },
        openId: undefined,
        onOpen: () => {},
      }}
      empty={{ title: '', hint: '', filtered: false, onClearFilters: () => {} }}
      bulk={(chosen) => {
        selected = chosen.rows;
        return null;
      }}
      toolbar={{
        filters: () => (
          <button
            type="button"
            onClick={() => {
              setSearch({ ...search, q: 'x' });
              answer({ state: 'before' });
            }}
          >
            Filter
          </button>
        ),
      }}
    />
  );
}

beforeAll(() => speak('en-US', ['kit', 'record', 'table']));

beforeEach(async () => {
  selected = [];
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const drawing = createRoot(root);
  drawing.render(
    <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
      <List />
    </SessionProvider>,
  );
  await expect.element(page.getByRole('region', { name: 'Conduct' })).toBeVisible();
  return () => drawing.unmount();
});

const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
const opener = (name: string) => page.getByRole('button', { name, exact: true });
const tickOfPage = () => page.getByRole('checkbox', { name: 'Select all on this page' });
const scroller = () => page.getByRole('region', { name: 'Conduct' }).element();

async function shown(prefix: string) {
  answer({ prefix, state: 'there' });
  await expect.element(opener(`${prefix}${size}`)).toBeInTheDocument();
}

test('a head is named by its label alone, and says how its column is sorted', async () => {
  await shown('a');
  await expect.element(head('Id')).toBeVisible();
  await expect.element(head('Version')).toBeVisible();
  await expect.element(head('Id')).not.toHaveAttribute('aria-sort');
  await opener('Id').click();
  await expect.element(head('Id')).toHaveAttribute('aria-sort', 'ascending');
  const edge = page.getByRole('separator', { name: 'Width of Id' });
  const width = Math.round(head('Id').element().getBoundingClientRect().width);
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(width));
});

test('rows of another order, page or filter begin at the top; news of the same list moves nothing', async () => {
  await shown('a');
  const down = async () => {
    scroller().scrollTo({ top: 700 });
    expect(scroller().scrollTop).toBe(700);
  };
  const changes: [string, () => Promise<void>][] = [
    ['b', () => opener('Id').click()],
    ['c', () => page.getByRole('button', { name: 'Next page' }).click()],
    ['d', () => page.getByRole('button', { name: 'Filter' }).click()],
  ];
  for (const [prefix, change] of changes) {
    await down();
    await change();
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(scroller().scrollTop).toBe(700);
    await shown(prefix);
    expect(scroller().scrollTop).toBe(0);
  }
  await down();
  answer({ version: 2 });
  await vi.waitFor(() => expect(document.querySelector('tr[data-flash]')).not.toBeNull());
  expect(scroller().scrollTop).toBe(700);
});

// @rule lists: Only visible rows can be selected; select-all waits for its rows
// @in business/list/table/use-selection.ts
test('the tick of the page waits for the rows of that page, and takes those that are shown', async () => {
  await expect.element(tickOfPage()).toBeDisabled();
  await shown('a');
  await tickOfPage().click();
  await vi.waitFor(() => expect(selected.map(({ id }) => id)).toContain('a60'));
  expect(selected).toHaveLength(size);

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.element(tickOfPage()).toBeDisabled();
  expect(document.querySelectorAll('tr[data-selected]')).toHaveLength(0);
  await page.getByRole('checkbox', { name: 'Select a2', exact: true }).click();
  opener('a3').element().focus();
  await userEvent.keyboard('x');
  await shown('b');
  await expect.element(tickOfPage()).toBeEnabled();
  expect(document.querySelectorAll('tr[data-selected]')).toHaveLength(0);
  await page.getByRole('checkbox', { name: 'Select b2', exact: true }).click();
  await vi.waitFor(() => expect(selected.map(({ id }) => id)).toEqual(['b2']));
});

test('a table draws again only the rows that have changed', async () => {
  await shown('a');
  drawnCells = 0;
  await page.getByRole('checkbox', { name: 'Select a2', exact: true }).click();
  await vi.waitFor(() => expect(document.querySelectorAll('tr[data-selected]')).toHaveLength(1));
  expect(drawnCells).toBe(1);
  answer({ version: 3 });
  await vi.waitFor(() => expect(document.querySelector('tr[data-flash]')).not.toBeNull());
  expect(drawnCells).toBe(2);
  answer({ state: 'before' });
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  // The flash is over with the next answer at the latest.
  expect(drawnCells).toBeLessThanOrEqual(3);
});
