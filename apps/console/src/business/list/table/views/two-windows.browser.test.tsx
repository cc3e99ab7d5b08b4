import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawLists, head, List, opener, widthOf } from '../list.fixture.tsx';
import {
  type KeptView,
  readSavedViews,
  readView,
  savedViewsKey,
  untouchedView,
  viewKey,
} from './table-view.ts';

const tableKey = viewKey('u1', 'made-up');
const viewsKey = savedViewsKey('u1', 'made-up');

/** The same element: to be shown again does not draw it again. */
const list = <List />;

function Kept() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Other page
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>{list}</Activity>
    </>
  );
}

let remove: () => void;
let other: HTMLIFrameElement;
beforeEach(async () => {
  remove = await drawLists(<Kept />);
  other = document.createElement('iframe');
  document.body.append(other);
  await expect.element(head('No')).toBeVisible();
});
afterEach(() => {
  remove();
  other.remove();
  vi.restoreAllMocks();
});

function elsewhere(key: string, value: unknown) {
  other.contentWindow?.localStorage.setItem(key, JSON.stringify(value));
}

const wide: KeptView = { ...untouchedView, widths: { name: 444 } };
const viewOfOther = { id: 'v1', name: 'Theirs', search: { q: 'x' }, view: untouchedView };

async function openMenu(name: string) {
  await page.getByRole('button', { name }).click();
}

test('what another window does to a list is followed', async () => {
  elsewhere(tableKey, wide);
  await expect.poll(() => widthOf('Name')).toBe(444);
  elsewhere(viewsKey, [viewOfOther]);
  await openMenu('Views');
  await expect.element(page.getByRole('menuitemradio', { name: 'Theirs' })).toBeVisible();
});

test('a page that was hidden in the meantime shows what another window has done', async () => {
  await opener('Other page').click();
  await expect.element(head('No')).not.toBeInTheDocument();
  elsewhere(tableKey, wide);
  await new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
  await opener('Other page').click();
  await expect.poll(() => widthOf('Name')).toBe(444);
});

test('a change to a list leaves what another window has set in the meantime', async () => {
  await openMenu('Columns and density');
  elsewhere(tableKey, wide);
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  expect(readView(localStorage.getItem(tableKey))).toEqual({ ...wide, density: 'compact' });
});

test('a view that is saved is added to those that another window has saved', async () => {
  await openMenu('Views');
  await page.getByRole('menuitem', { name: 'Save and manage views…' }).click();
  elsewhere(viewsKey, [viewOfOther]);
  await page.getByLabelText('Save the current filters and columns as').fill('Own');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const names = readSavedViews(localStorage.getItem(viewsKey)).map(({ name }) => name);
  expect(names).toEqual(['Theirs', 'Own']);
});

// The last one: it leaves something in this document.
test('choices last as long as the document if there is no storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openMenu('Columns and density');
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Note' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Note' })).not.toBeChecked();
  expect(localStorage.getItem(tableKey)).toBeNull();
});
