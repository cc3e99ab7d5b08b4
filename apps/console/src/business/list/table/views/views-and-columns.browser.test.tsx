import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose } from '#/ui/controls/choose.fixture.ts';
import {
  type DrawnList,
  drawList,
  drawLists,
  edgeOf,
  head,
  List,
  opener,
} from '../list.fixture.tsx';
import { readView, viewKey } from './table-view.ts';

let list: DrawnList & { remove: () => void };
beforeEach(async () => {
  list = await drawList();
  await expect.element(head('No')).toBeVisible();
});
afterEach(() => list.remove());

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Also under a dialog, which hides them from screen readers. */
const headNames = () =>
  [...document.querySelectorAll('th[data-column]')].map(({ textContent }) => textContent);

async function openColumns() {
  await button('Columns and density').click();
  await page.getByRole('menuitem', { name: 'Arrange columns…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Arrange columns' })).toBeVisible();
}

async function openViews() {
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('menuitem', { name: 'Save and manage views…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
}

async function saveView(name: string) {
  await page.getByLabelText('Save the current filters and columns as').fill(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(button(`Rename “${name}”`)).toBeVisible();
}

test('a column that cannot go further looks so, and says nothing when it is pressed', async () => {
  await openColumns();
  const news = () => page.getByText(/is now column/).elements();
  for (const name of ['Move Name left', 'Move Note right']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(Number(getComputedStyle(button(name).element()).opacity)).toBeLessThan(1);
    button(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(name)).toHaveFocus();
    expect(news()).toEqual([]);
  }
  await choose(page.getByLabelText('Position of Amount'), 'Pinned left');
  await expect.element(button('Move Amount right')).toHaveAttribute('aria-disabled', 'true');
  button('Move Amount right').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(news()).toEqual([]);
  expect(headNames()).toEqual(['No', 'Amount', 'Name', 'Note']);

  expect(getComputedStyle(button('Move Name right').element()).opacity).toBe('1');
  button('Move Name right').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name is now column 4')).toBeInTheDocument();
});

test('a view cannot take the name of another: the field says so and keeps what was typed', async () => {
  await openViews();
  await saveView('One');
  await saveView('Two');
  await button('Rename “Two”').click();
  const field = page.getByRole('textbox', { name: 'Rename “Two”' });
  await field.fill('One');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('One');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Another view has this name');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await field.fill('Three');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Rename “Three”')).toHaveFocus();
  await expect.element(button('Rename “One”')).toBeVisible();
});

test('Escape while a view is renamed gives that up alone, and the dialog stays', async () => {
  await openViews();
  await saveView('One');
  await button('Rename “One”').click();
  await page.getByRole('textbox', { name: 'Rename “One”' }).fill('Else');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Rename “One”')).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a column that is hidden in one tab stays in the others', async () => {
  list.remove();
  const remove = await drawLists(
    <>
      <List tab="rejected" />
      <List tab="approved" />
    </>,
  );
  list = { ...list, remove };
  await page.getByRole('button', { name: 'Columns and density' }).first().click();
  await expect.element(page.getByText('Columns of this tab')).toBeVisible();
  await page.getByRole('menuitemcheckbox', { name: 'Name' }).click();
  await expect
    .poll(headNames)
    .toEqual([...['No', 'Amount', 'Note'], ...['No', 'Name', 'Amount', 'Note']]);
});

test('the density of the rows is chosen from the menu, which stays open, and is kept', async () => {
  const height = () => opener('r2').element().closest('tr')?.offsetHeight ?? 0;
  const heights: number[] = [];
  await button('Columns and density').click();
  for (const name of ['Compact', 'Normal', 'Roomy']) {
    const choice = page.getByRole('menuitemradio', { name });
    await choice.click();
    await expect.element(choice).toBeChecked();
    heights.push(height());
  }
  const [compact = 0, normal = 0, roomy = 0] = heights;
  expect([compact, normal]).toEqual([28, 32]);
  expect(normal).toBeLessThan(roomy);
  expect(readView(localStorage.getItem(viewKey('u1', 'made-up'))).density).toBe('roomy');
});

test('a column that is pinned on the right stays visible there, however wide the others are', async () => {
  for (const name of ['Name', 'Note']) {
    edgeOf(name).element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>16/}{/Shift}');
  }
  await openColumns();
  await choose(page.getByLabelText('Position of Name'), 'Pinned right');
  await button('Done').click();
  expect(headNames()).toEqual(['No', 'Amount', 'Note', 'Name']);
  const scroller = page.getByRole('region', { name: 'Records' }).element();
  const end = () => scroller.getBoundingClientRect().right;
  const row = opener('r1').element().closest('tr');
  for (const left of [0, scroller.scrollWidth]) {
    scroller.scrollTo({ left });
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth + 100);
    for (const last of [head('Name').element(), row?.lastElementChild]) {
      expect(Math.abs(end() - (last?.getBoundingClientRect().right ?? 0))).toBeLessThan(2);
    }
  }
});

test('the first column is held on the left once the others are scrolled under it', async () => {
  for (const name of ['Name', 'Note']) {
    edgeOf(name).element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>16/}{/Shift}');
  }
  const scroller = page.getByRole('region', { name: 'Records' }).element();
  const fromEdge = (element: Element | null | undefined) =>
    (element?.getBoundingClientRect().left ?? Number.NaN) - scroller.getBoundingClientRect().left;
  const first = () => opener('r1').element().closest('td');
  const start = fromEdge(first());
  scroller.scrollTo({ left: scroller.scrollWidth });
  expect(scroller.scrollLeft).toBeGreaterThan(100);
  await expect.poll(() => fromEdge(first())).toBe(start);
  expect(fromEdge(head('No').element())).toBe(start);
});

test('a shade marks columns that are out of view on the right, until they are scrolled to', async () => {
  const scroller = page.getByRole('region', { name: 'Records' }).element();
  const shade = () => {
    const { parentElement } = scroller;
    return Number(parentElement && getComputedStyle(parentElement, '::after').opacity);
  };
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  expect(shade()).toBe(0);
  for (const name of ['Name', 'Note']) {
    edgeOf(name).element().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>16/}{/Shift}');
  }
  await expect.poll(shade).toBe(1);
  scroller.scrollTo({ left: scroller.scrollWidth });
  await expect.poll(shade).toBe(0);
});

test('what opens a record is in ink until the pointer is on it, and in the colour of links then', async () => {
  const colour = () => getComputedStyle(opener('r1').element()).color;
  const ink = getComputedStyle(document.body).color;
  expect(colour()).toBe(ink);
  await opener('r1').hover();
  await expect.poll(colour).not.toBe(ink);
});
