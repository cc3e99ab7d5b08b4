import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { Toaster } from '#/ui/controls/toast.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import type { ListQuery } from './column.ts';
import { ExportButton } from './export-button.tsx';
import {
  type DrawnList,
  drawList,
  drawLists,
  head,
  type ListProps,
  opener,
  type Row,
  rowsOf,
  there,
} from './list.fixture.tsx';

let list: DrawnList;
let remove: () => void;
async function draw(props: ListProps) {
  const drawn = await drawList(props);
  ({ remove } = drawn);
  list = drawn;
  await expect
    .element(page.getByRole('button', { name: /^(?:Reload|List options)$/ }))
    .toBeVisible();
}
afterEach(async () => {
  remove();
  await page.viewport(1280, 800);
});

const skeletons = () => document.querySelectorAll('[data-slot=skeleton]').length;
const first = () => opener('r1');

function opacityOf(element: Element | null): number {
  return element === null
    ? 1
    : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

const layouts = [
  ['in a table', 1280],
  ['as cards', 375],
] as const;

const goingOn = [
  ['in a table', 1280, () => page.getByRole('region', { name: 'Records' })],
  ['as cards', 375, first],
] as const;

test.each(layouts)(
  'rows %s: loading is shown before the first rows, and dims old ones until the new are there',
  async (_, width) => {
    await page.viewport(width, 800);
    await draw({ query: { ...there([]), data: undefined, isPending: true, isFetching: true } });
    expect(skeletons()).toBeGreaterThan(4);
    await expect.element(page.getByRole('status').getByText('Loading')).toBeInTheDocument();
    list.answer(there(rowsOf(3)));
    await expect.element(first()).toBeVisible();
    expect(skeletons()).toBe(0);
    expect(opacityOf(first().element())).toBe(1);

    list.answer({ isFetching: true, isPlaceholderData: true });
    await expect.poll(() => opacityOf(first().element())).toBe(0.55);
    list.answer(there(rowsOf(3, 2)));
    await expect.poll(() => opacityOf(first().element())).toBe(1);
  },
);

test.each(goingOn)(
  'rows %s: a failure is shown above the old rows, which stay, and can be tried again',
  async (_, width, scope) => {
    await page.viewport(width, 800);
    const refetch = vi.fn<ReturnType<typeof there>['refetch']>();
    refetch.mockReturnValue(new Promise(() => {}));
    await draw({ query: there(rowsOf(3)) });
    await expect.element(first()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    list.answer({ isError: true, error: new Error('Gone'), refetch });
    await expect.element(page.getByRole('alert').getByText('Loading failed')).toBeVisible();
    await expect.element(first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(refetch).toHaveBeenCalledOnce();
    list.answer(there(rowsOf(3, 2)));
    await expect.element(scope()).toHaveFocus();
  },
);

const status = () => page.getByRole('status').first().element().textContent;
const gone: Partial<ListQuery<Row>> = {
  ...there([]),
  data: undefined,
  isError: true,
  error: new Error('Gone'),
};
const underWay: Partial<ListQuery<Row>> = {
  isError: false,
  error: null,
  isPending: true,
  isFetching: true,
};

test('a list that cannot be had has no count: the failure alone is shown, until it is there', async () => {
  await draw({ query: { ...there([]), ...gone } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(status()).toBe('');
  list.answer(underWay);
  await expect.poll(status).toBe('Loading');
  list.answer(there(rowsOf(3)));
  await expect.poll(status).toBe('3 records');
});

test.each(goingOn)(
  'rows %s: a retry keeps the focus on the button while it fails, and moves it to the rows',
  async (_, width, scope) => {
    await page.viewport(width, 800);
    const refetch: ListQuery<Row>['refetch'] = () => {
      list.answer(underWay);
      return new Promise(() => {});
    };
    await draw({ query: { ...there([]), ...gone, refetch } });
    const again = opener('Try again');
    again.element().focus();
    for (const answer of [gone, there(rowsOf(3))]) {
      await userEvent.keyboard('{Enter}');
      await expect.element(again).toHaveAttribute('aria-busy', 'true');
      await expect.element(again).toHaveFocus();
      // The rows of the page before are no answer.
      list.answer({
        ...there(rowsOf(2)),
        isPending: false,
        isFetching: true,
        isPlaceholderData: true,
      });
      await expect.element(again).toHaveFocus();
      list.answer({ ...answer, refetch });
    }
    await expect.element(scope()).toHaveFocus();
  },
);

test('a failure that goes while the focus is elsewhere moves no focus', async () => {
  await draw({ query: { ...there([]), ...gone } });
  opener('Reload').element().focus();
  list.answer(there(rowsOf(3)));
  await expect.element(first()).toBeVisible();
  await expect.element(opener('Reload')).toHaveFocus();
});

test('the failure of one page is none of another', async () => {
  await draw({ query: { ...there([]), ...gone }, search: { page: 2 } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  list.ask({ page: 1 });
  list.answer(underWay);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(skeletons()).toBeGreaterThan(4);
});

// @rule lists: A list sorts by several columns; pages are of 20, 50 or 100
// @in business/list/table/columns/table-head.tsx
test('heads sort, with Shift by a second column, and then say which comes first', async () => {
  await draw({ query: there(rowsOf(3)) });
  await opener('Amount').click();
  expect(list.search().sort).toBe('amount');
  await expect.element(head('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await opener('Name').click({ modifiers: ['Shift'] });
  expect(list.search().sort).toBe('amount,name');
  await expect.element(head('Amount 1')).toBeVisible();
  await expect.element(head('Name 2')).toHaveAttribute('aria-sort', 'ascending');
  await opener('Name 2').click();
  expect(list.search().sort).toBe('-name');
});

test('a page beyond the last says so and leads to the first', async () => {
  await draw({ query: there([], 45), search: { page: 9 } });
  await expect.element(page.getByText('This page no longer exists')).toBeVisible();
  const region = page.getByRole('region', { name: 'Records' });
  await region.getByRole('button', { name: 'First page' }).click();
  expect(list.search().page).toBe(1);
});

test.each(goingOn)(
  'rows %s: leaving an empty list by its button moves the focus to the rows',
  async (_, width, scope) => {
    await page.viewport(width, 800);
    const empty = {
      title: 'Nothing here',
      hint: '',
      filtered: true,
      onClearFilters: () => list.answer(there(rowsOf(3))),
    };
    await draw({ query: there([]), empty });
    const clear = opener('Clear all');
    await expect.element(clear).toBeVisible();
    clear.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(first()).toBeVisible();
    await expect.element(scope()).toHaveFocus();
  },
);

test('a page beyond the last leads back to the last one, and no further', async () => {
  for (const name of ['Previous page', 'Last page']) {
    await draw({ query: there([], 45), search: { page: 9 } });
    await expect.element(opener('Next page')).toHaveAttribute('aria-disabled', 'true');
    await opener(name).click();
    expect(list.search().page).toBe(3);
    if (name === 'Previous page') remove();
  }
});

test('pages lead to the last and back; another number of rows a page begins at the first', async () => {
  await draw({ query: there(rowsOf(20), 45) });
  await opener('Last page').click();
  expect(list.search()).toMatchObject({ page: 3, size: 20 });
  await expect.element(page.getByText('3 / 3')).toBeVisible();
  // If there is nothing further, the button that led there keeps the focus, and does nothing.
  for (const name of ['Last page', 'Next page']) {
    await expect.element(opener(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.element(opener('Last page')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(list.search().page).toBe(3);
  await opener('Previous page').click();
  expect(list.search().page).toBe(2);
  await choose(page.getByLabelText('Per page'), '50');
  expect(list.search()).toMatchObject({ page: 1, size: 50 });
  await expect.element(page.getByText('1 / 1')).toBeVisible();
});

test('a long list is shown in cards by the hundred, and the rest on demand', async () => {
  await page.viewport(375, 800);
  await draw({ query: there(rowsOf(230)), paged: false });
  const cards = () => page.getByRole('list', { name: 'Records' }).getByRole('listitem').elements();
  await expect.element(first()).toBeVisible();
  expect(cards()).toHaveLength(100);
  await opener('Show 100 more').click();
  expect(cards()).toHaveLength(200);
  await opener('Show 30 more').click();
  expect(cards()).toHaveLength(230);
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test('an export asks for the kind of file, says so if it fails, and can be tried again', async () => {
  const fetch = vi.fn<(format: string) => Promise<Blob>>().mockRejectedValue(new TypeError('Gone'));
  await speak('en-US', ['frame', 'shell']);
  remove = await drawLists(
    <>
      <ExportButton what="records" onExport={fetch} />
      <Toaster />
    </>,
  );
  await opener('Export').click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  await expect.element(page.getByRole('alert').getByText('The export failed')).toBeVisible();
  await expect.element(opener('Export')).not.toHaveAttribute('aria-busy');
  await opener('Export').click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  await expect.poll(() => fetch.mock.calls.map(([format]) => format)).toEqual(['xlsx', 'csv']);
});

test('news of other rows are read out again, also if the text is the same', async () => {
  await draw({ query: there(rowsOf(3)) });
  const labels = '1 record was changed by someone else';
  const changed = rowsOf(3, 2);
  list.answer(there([...changed.slice(0, 1), ...rowsOf(3).slice(1)]));
  await expect.element(page.getByText(labels)).toBeInTheDocument();
  const before = page.getByText(labels).element();
  list.answer(there([...changed.slice(0, 2), ...rowsOf(3).slice(2)]));
  await expect.poll(() => page.getByText(labels).element() === before).toBe(false);
  await expect.element(page.getByText(labels)).toBeInTheDocument();
});
