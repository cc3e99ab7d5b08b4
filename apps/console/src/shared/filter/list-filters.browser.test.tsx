import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/shared/ui/draw.fixture.tsx';
import { ListFilters } from './list-filters.tsx';
import { useRecordFilters } from './use-record-filters.tsx';

/** Longer than the pause after which what is typed is searched. */
const pauseMs = 450;

type Search = {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  currency?: string | undefined;
  amount_min?: string | undefined;
  amount_max?: string | undefined;
};

/** What the address says. */
let address: Search;

function Filters({ first }: { first: Search }) {
  const [search, setSearch] = useState(first);
  address = search;
  const onChange = (change: Partial<Search>) => setSearch((before) => ({ ...before, ...change }));
  const filter = useRecordFilters({ search, onChange });
  return (
    <ListFilters
      search={search}
      onChange={onChange}
      searched="搜索"
      filters={[
        filter.select('currency', '币种', ['USD', 'HKD'], String),
        filter.dates('时间'),
        ...filter.amounts('金额'),
      ]}
    />
  );
}

let remove = () => {};
async function show(first: Search = {}): Promise<void> {
  remove = await draw(<Filters first={first} />);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
}
beforeEach(() => page.viewport(1024, 600));
afterEach(() => remove());

const chips = page.getByRole('list', { name: '已选条件' });

test('words that are not searched yet go with all else that is taken off', async () => {
  await show({ currency: 'USD' });
  await userEvent.fill(page.getByRole('searchbox'), '王');
  await userEvent.click(page.getByRole('button', { name: '清除全部' }));
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(pauseMs);
  expect(Object.values(address).filter(Boolean)).toEqual([]);
});

test('words still typed outlive a filter that is set meanwhile', async () => {
  await show();
  await userEvent.fill(page.getByRole('searchbox'), '王');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '币种' }), 'HKD');
  await expect.element(chips).toMatchTextContent(/关键词：王/);
  expect(address).toEqual({ q: '王', currency: 'HKD' });
});
