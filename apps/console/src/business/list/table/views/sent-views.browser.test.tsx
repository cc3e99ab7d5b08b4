import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { drawLists } from '../list.fixture.tsx';
import { useViewsOnServer } from '../view-calls.ts';
import { readSavedViews, savedViewsKey, untouchedView } from './table-view.ts';
import { useSavedViews, useTableView } from './use-table-view.ts';

const key = savedViewsKey('u1', 'made-up');
const unsent = {
  ...{ id: 'v1', name: 'Large', search: { q: 'x' }, view: untouchedView, standard: false },
};
const stored = () => readSavedViews(localStorage.getItem(key));

let requests = 0;
const sdk = sdkAnswering((input, init) => {
  const { method } = new Request(input, init);
  if (method === 'PUT') {
    const { view: layout, ...view } = unsent;
    const sent = { ...view, list: 'made-up', layout, sharing: 'private', version: 1 };
    return Promise.resolve(Response.json(sent));
  }
  requests += 1;
  if (requests > 1) return new Promise(() => {});
  return Promise.resolve(Response.json({ own: [], shared: [], may_share: 'private' }));
});

function Views() {
  const control = useTableView('made-up');
  const search = { page: 1, size: 20, sort: '' } as const;
  const saved = useSavedViews({
    ...{ tableId: 'made-up', control, search, columns: [] },
    ...{ readSearch: undefined, onSearchChange: () => {} },
  });
  useViewsOnServer(saved);
  return saved.views.map(({ id, name }) => <p key={id}>{name}</p>);
}

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Views
      </button>
      {open && <Views />}
    </>
  );
}

let remove = () => {};
afterEach(() => remove());

test('a view that was sent late stays when the menu opens again before the server lists it', async () => {
  remove = await drawLists(
    <QueryClientProvider client={new QueryClient()}>
      <SdkProvider sdk={sdk}>
        <Menu />
      </SdkProvider>
    </QueryClientProvider>,
  );
  localStorage.setItem(key, JSON.stringify([unsent]));
  const menu = page.getByRole('button', { name: 'Views' });
  await menu.click();
  await expect.poll(() => stored()[0]?.version).toBe(1);
  await menu.click();
  await menu.click();
  await expect.poll(() => requests).toBeGreaterThan(1);
  await expect.element(page.getByText('Large')).toBeVisible();
  expect(stored()).toHaveLength(1);
});
