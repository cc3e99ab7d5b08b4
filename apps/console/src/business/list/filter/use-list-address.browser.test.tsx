import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { useListAddress } from './use-list-address.ts';

type Search = { q?: string; status?: string; page?: number };

let searches: Search[] = [];
let latest: Record<string, unknown>;
let say: (search: Search) => void;

function Page() {
  const [search, setSearch] = useState<Record<string, unknown>>({ page: 3 });
  say = (next) => {
    latest = next;
    setSearch(next);
  };
  const change = (next: Record<string, unknown>) => {
    searches.push(next);
    latest = next;
  };
  return (
    <PageAddressProvider address={{ search, latestSearch: () => latest, change }}>
      <List />
    </PageAddressProvider>
  );
}

// The address here holds nothing else.
const read = (search: unknown) => search as Search;

function List() {
  const [search, change] = useListAddress(read);
  return (
    <>
      <output>{JSON.stringify(search)}</output>
      <button type="button" onClick={() => change({ q: '王', page: 1 })}>
        搜索
      </button>
      <button type="button" onClick={() => change({ status: 'open' })}>
        状态
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

let remove: () => void;
beforeEach(async () => {
  searches = [];
  latest = { page: 3 };
  remove = await draw(<Page />);
});
afterEach(() => remove());

test('both of two changes are kept if they come before the address has changed', async () => {
  await press('搜索');
  await press('状态');
  expect(searches).toEqual([
    { q: '王', page: 1 },
    { q: '王', page: 1, status: 'open' },
  ]);
});

test('a change is of what the address says, once it has said something else', async () => {
  await press('搜索');
  say({ page: 2 });
  await expect.element(page.getByRole('status')).toHaveTextContent('{"page":2}');
  await press('状态');
  expect(searches.at(-1)).toEqual({ page: 2, status: 'open' });
});
