import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { paste } from '#/ui/form/paste.fixture.ts';
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
  method?: string | undefined;
  network?: string | undefined;
};

let address: Search;
let go: (search: Search) => void;

function Filters({ first, many }: { first: Search; many: boolean }) {
  const [search, setSearch] = useState(first);
  address = search;
  go = setSearch;
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
        ...(many
          ? [
              filter.select('method', '方式', ['bank', 'crypto'], String),
              filter.select('network', '网络', ['BTC'], String),
            ]
          : []),
      ]}
    />
  );
}

let remove = () => {};
async function show(first: Search = {}, many = false): Promise<void> {
  remove = await draw(<Filters first={first} many={many} />);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
}
beforeEach(() => page.viewport(1024, 600));
afterEach(() => remove());

const chips = page.getByRole('list', { name: '已选条件' });

test('a search text that is not applied yet is cleared with all filters', async () => {
  await show({ currency: 'USD' });
  await userEvent.fill(page.getByRole('searchbox'), '王');
  await userEvent.click(page.getByRole('button', { name: '清除全部' }));
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(pauseMs);
  expect(Object.values(address).filter(Boolean)).toEqual([]);
});

test('a search text that is being typed outlives a filter that is set in the meantime', async () => {
  await show();
  await userEvent.fill(page.getByRole('searchbox'), '王');
  await choose(page.getByRole('combobox', { name: '币种' }), 'HKD');
  await expect.poll(() => address.q).toBe('王');
  expect(address).toEqual({ q: '王', currency: 'HKD' });
});

const least = page.getByLabelText('金额不低于');
const most = page.getByLabelText('金额不高于');
const crossed = '下限高于上限，不会有记录';

test('an amount that is confirmed keeps the focus, and one that changes elsewhere is shown', async () => {
  await page.viewport(375, 800);
  await show();
  await userEvent.click(page.getByRole('button', { name: '筛选' }));
  await userEvent.fill(least, '20.');
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).toMatchTextContent(/金额不低于：20/);
  await expect.element(least).toHaveFocus();
  await expect.element(least).toHaveValue('20');
  await userEvent.keyboard('5');
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).toMatchTextContent(/金额不低于：205/);
  await userEvent.click(page.getByRole('button', { name: /^移除条件：金额不低于/ }));
  await expect.element(least).toHaveValue('');
  go({ amount_min: '1000', amount_max: '2000' });
  await expect.element(least).toHaveValue('1,000');
  await expect.element(most).toHaveValue('2,000');
});

test('an amount is pasted as the console shows it, whatever its currency', async () => {
  await show();
  await paste(least, '1,234.50\u00a0USD');
  await expect.element(least).toHaveValue('1,234.50');
  await userEvent.keyboard('{Enter}');
  expect(address).toEqual({ amount_min: '1234.50' });
});

test('what is pasted or typed and is no amount is reported at its filter until the next change', async () => {
  await show({ amount_max: '50' });
  await paste(least, '一万');
  await expect.element(least).toHaveAccessibleDescription('“一万”不是金额；小数点请用“.”');
  await expect.element(least).toBeInvalid();
  await expect.element(most).toBeValid();
  await userEvent.type(least, '1');
  await expect.element(least).toBeValid();
  await expect.element(least).not.toHaveAccessibleDescription();
  await userEvent.clear(least);
  await userEvent.keyboard('12,50{Enter}');
  await expect.element(least).toHaveAccessibleDescription('“12,50”不是金额；小数点请用“.”');
  expect(address).toEqual({ amount_max: '50' });
  // Leaving a field reports it in a task of its own: `fill` would leave and change in one.
  await userEvent.click(most);
  await userEvent.fill(most, '60');
  await expect.element(least).toBeValid();
});

test('a least amount above the most is reported at its fields, and filters nothing until both make sense', async () => {
  await show({ amount_min: '10', amount_max: '50' });
  await userEvent.fill(least, '100');
  await userEvent.keyboard('{Enter}');
  await expect.element(least).toBeInvalid();
  await expect.element(least).toHaveAccessibleDescription(crossed);
  await expect.element(most).toHaveAccessibleDescription(crossed);
  expect(address).toEqual({ amount_min: '10', amount_max: '50' });
  await userEvent.fill(most, '200');
  await userEvent.keyboard('{Enter}');
  await expect.element(least).toBeValid();
  expect(address).toEqual({ amount_min: '100', amount_max: '200' });
});

test.each<[string, Search, string, string]>([
  ['amounts', { amount_min: '5', amount_max: '1' }, '金额不低于', crossed],
  ['days', { from: '2026-03-05', to: '2026-03-01' }, '时间', '结束早于开始，不会有记录'],
  ['times', { from: 'now-7d', to: 'now-30d' }, '时间', '结束早于开始，不会有记录'],
])(
  '%s of a link in which nothing can be say so, on a narrow screen too',
  async (_, search, label, labels) => {
    await page.viewport(375, 800);
    await show(search);
    const field = page.getByLabelText(label, { exact: true });
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(labels);
    await userEvent.click(page.getByRole('button', { name: /^筛选/ }));
    await expect.element(field).not.toBeInTheDocument();
  },
);

test('what a link sets and no list offers is shown by its filter, and can be taken off there', async () => {
  await show({ currency: 'XYZ' });
  const select = page.getByRole('combobox', { name: '币种' });
  await expect.element(select).toHaveTextContent('XYZ');
  await choose(select, '全部');
  await expect.poll(() => address.currency).toBeUndefined();
  await expect.element(page.getByRole('option', { name: 'XYZ' })).not.toBeInTheDocument();
});

test.each<[Search, string]>([
  [{ from: 'now-90d' }, '近 90 天'],
  [{ from: 'now-90d', to: 'now' }, '近 90 天'],
  [{ from: '2026-11-01', to: '2026-11-03' }, '2026/11/01 – 2026/11/03'],
  [{ from: '2026-11-01' }, '2026/11/01 起'],
  [{ to: '2026-11-03' }, '至 2026/11/03'],
])('the filters show the range %o as text if its control is hidden', async (search, labels) => {
  await page.viewport(375, 800);
  await show(search);
  await expect.element(chips).toMatchTextContent(new RegExp(`时间：${labels}`));
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/now/);
});

test('a range of times that a link brought is shown as days and minutes, at its filter as well', async () => {
  await show({ from: 'now-90d/d', to: 'now-30d/d' });
  const select = page.getByRole('combobox', { name: '时间' });
  await expect
    .element(select)
    .toMatchTextContent(/^\d{4}\/\d\d\/\d\d 00:00 – \d{4}\/\d\d\/\d\d 00:00$/);
});

test.each([
  ['今天', { from: 'now/d', to: undefined }],
  ['昨天', { from: 'now-1d/d', to: 'now/d' }],
  ['近 7 天', { from: 'now-7d', to: undefined }],
  ['近 30 天', { from: 'now-30d', to: undefined }],
])('%s is chosen by its name, shown by it, and comes off as one', async (name, range) => {
  await show();
  const select = page.getByRole('combobox', { name: '时间' });
  await choose(select, name);
  await expect.poll(() => address).toEqual(range);
  await expect.element(select).toHaveTextContent(name);
  await choose(select, '全部时间');
  await expect.poll(() => address).toEqual({ from: undefined, to: undefined });
});

test('days that are chosen by hand begin with those of the range before', async () => {
  await show({ from: 'now-1d/d', to: 'now/d' });
  await choose(page.getByRole('combobox', { name: '时间' }), '自定义');
  const yesterday = new Date(Date.now() - 86_400_000);
  const day = yesterday.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  await expect.poll(() => address).toEqual({ from: day, to: day });
  await expect.element(page.getByLabelText('开始日期')).toHaveValue(day);
});

test.each([
  ['half a day', '2026-1'],
  ['a day that no calendar has', '2026-02-30'],
])('%s in the filter goes as it came when it is left', async (_, typed) => {
  await show({ from: '2026-11-01', to: '2026-11-20' });
  const to = page.getByLabelText('结束日期');
  await userEvent.fill(to, typed);
  await userEvent.tab();
  await expect.element(to).toHaveValue('2026-11-20');
  expect(address).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});

test('a day that is typed in another way counts on Enter, and none once its field is left empty', async () => {
  await show({ from: '2026-11-01' });
  const to = page.getByLabelText('结束日期');
  await userEvent.fill(to, '2026/11/2');
  expect(address).toEqual({ from: '2026-11-01' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => address).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  await expect.element(to).toHaveValue('2026-11-02');
  await userEvent.fill(to, '');
  await userEvent.tab();
  await expect.poll(() => address).toEqual({ from: '2026-11-01' });
});

test('both ends of a range are chosen from one calendar, and count together', async () => {
  await show({ from: '2026-11-01', to: '2026-11-02' });
  await userEvent.click(page.getByRole('button', { name: '选择日期范围' }));
  const calendar = page.getByRole('dialog', { name: '选择日期范围' });
  const day = (name: RegExp) => calendar.getByRole('button', { name });
  await userEvent.click(day(/2026年12月8日/));
  expect(address).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  // The other way round is the same range.
  await userEvent.click(day(/2026年11月25日/));
  await expect.poll(() => address).toEqual({ from: '2026-11-25', to: '2026-12-08' });
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('开始日期')).toHaveValue('2026-11-25');
});

test("half a day in the browser's own field goes as it came when it is left", async () => {
  await page.viewport(375, 800);
  await show({ from: '2026-11-01' });
  await userEvent.click(page.getByRole('button', { name: /^筛选/ }));
  const to = page.getByLabelText('结束日期');
  await expect.element(to).toBeVisible();
  const field = to.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The day is no field.');
  field.focus();
  await userEvent.keyboard('02');
  expect(field.validity.badInput).toBe(true);
  field.blur();
  await expect.poll(() => field.validity.badInput).toBe(false);
  expect(address).toEqual({ from: '2026-11-01' });
});

test('the filters are behind a button below 768 px, which counts the active ones, also by key', async () => {
  await page.viewport(375, 800);
  await show();
  const button = page.getByRole('button', { name: '筛选', exact: true });
  const select = page.getByLabelText('币种');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(select).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(select).toBeVisible();
  await userEvent.selectOptions(select, 'HKD');
  await userEvent.fill(least, '5');
  await userEvent.keyboard('{Enter}');
  const counted = page.getByRole('button', { name: '筛选 2' });
  await expect.element(counted).toBeVisible();
  const element = counted.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(select).not.toBeInTheDocument();
  await expect.element(chips).toMatchTextContent(/币种：HKD/);
  await userEvent.keyboard(' ');
  await expect.element(select).toBeVisible();
  await page.viewport(768, 800);
  await expect.element(counted).not.toBeInTheDocument();
  await expect.element(select).toBeVisible();
});

test('what the line has no place for is behind a button, which counts it, and has the focus again after Escape', async () => {
  await show({}, true);
  const button = page.getByRole('button', { name: '筛选', exact: true });
  await expect.element(page.getByLabelText('币种')).toBeVisible();
  await expect.element(page.getByLabelText('方式')).not.toBeInTheDocument();
  await userEvent.click(button);
  await choose(page.getByLabelText('方式'), 'bank');
  await expect.element(chips).toMatchTextContent(/^方式：bank$/);
  await userEvent.keyboard('{Escape}');
  await choose(page.getByLabelText('币种'), 'HKD');
  await expect.poll(() => address).toEqual({ method: 'bank', currency: 'HKD' });
  await expect.element(chips).toMatchTextContent(/^方式：bank$/);
  const counted = page.getByRole('button', { name: '筛选 1' });
  await userEvent.click(counted);
  await expect.element(page.getByLabelText('方式')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('方式')).not.toBeInTheDocument();
  await expect.element(counted).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: '移除条件：方式：bank' }));
  await expect.poll(() => address.method).toBeUndefined();
});
