import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from './draw.fixture.tsx';
import { Facts } from './facts.tsx';

let unmount = () => {};
afterEach(() => unmount());

test('a time takes one line in a narrow pane, and short facts stand beside each other', async () => {
  const facts = [
    { label: '币种', value: 'USD' },
    { label: '方式', value: '银行转账' },
    { label: '提交时间', value: '2026/11/23 01:25:09 GMT+8' },
    { label: '复核时间', value: '2026/11/23 01:26:10 GMT+8' },
  ];
  unmount = await draw(
    <div style={{ width: '280px', fontSize: '13px' }}>
      <Facts facts={facts} />
    </div>,
  );
  await expect.element(page.getByText('USD')).toBeVisible();
  const [currency, method, submitted, reviewed] = facts.map(({ value }) =>
    page.getByText(value, { exact: true }).element().getBoundingClientRect(),
  );
  expect(method?.top).toBe(currency?.top);
  expect(submitted?.height).toBe(currency?.height);
  expect(reviewed?.height).toBe(currency?.height);
  expect(reviewed?.top).toBeGreaterThan(submitted?.top ?? Number.NaN);
});
