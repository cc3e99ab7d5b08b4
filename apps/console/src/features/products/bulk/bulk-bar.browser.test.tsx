import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import type { Product } from '../kinds/product-fields.ts';
import { CompareBar } from './compare-bar.tsx';

const usage = { orders: 12, open_orders: 3, frozen: '0.00', pool: null };
const fund = (id: string, name: string, terms: object = {}) =>
  ({
    ...{ id, version: 1, code: id.toUpperCase(), name, currency: 'USD', status: 'enabled' },
    ...{ nav: '1.2345', nav_at: '2026-11-27T07:00:00Z', risk: 3, min_amount: '100.00' },
    ...{ fee_pct: '0.5', market: 'HKEX', cutoff: '15:00', confirm_days: 1, redeem_days: 3 },
    ...{ usage, waiting: [], allowed: {}, ...terms },
    // Nothing else of a product is looked at.
  }) as unknown as Product;
const products = [
  fund('growth', '成长'),
  fund('income', '收益', { fee_pct: '1.25', usage: { ...usage, open_orders: 0 } }),
  fund('twin', '双子'),
];

let fails = false;
const sdk = sdkAnswering(async (input, init) => {
  const id = new URL(new Request(input, init).url).pathname.split('/').at(-1);
  if (fails) return new Response('', { status: 500 });
  return Response.json(products.find((one) => one.id === id));
});

let remove = () => {};
async function show(...ids: string[]): Promise<void> {
  await speak('zh-CN', ['product', 'kit', 'record']);
  const rows = products.filter(({ id }) => ids.includes(id));
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <CompareBar kind="fund" tableId="fund-product" rows={rows} clear={() => {}} />
    </SdkProvider>,
  );
}
beforeEach(async () => {
  fails = false;
  await page.viewport(1280, 900);
});
afterEach(() => remove());

const compare = page.getByRole('button', { name: '对比两个产品' });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

// @rule products: Two selected products of a kind are compared side by side, with differences marked
// @in ./compare-dialog.tsx ./comparison.ts
test('two selected products are shown side by side, and what differs is marked', async () => {
  await show('growth', 'income');
  await userEvent.click(compare);
  await expect.element(page.getByRole('columnheader', { name: /^INCOME 收益/ })).toBeVisible();
  for (const name of ['0.50%', '1.25%']) {
    await expect.element(row('手续费率').getByRole('cell', { name })).toBeVisible();
  }
  await expect.element(row('手续费率').getByRole('img', { name: '不同' })).toBeVisible();
  await expect.element(row('起投金额').getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: '2 项不同' })).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: '仅不同项' }));
  await expect.element(row('起投金额')).not.toBeInTheDocument();
  await expect.element(row('手续费率')).toBeVisible();
});

test('two products with the same terms have no differences to show', async () => {
  await show('growth', 'twin');
  await userEvent.click(compare);
  await userEvent.click(page.getByRole('radio', { name: '仅不同项' }));
  await expect.element(page.getByText('没有不同的条款')).toBeVisible();
});

test('a comparison that cannot be loaded is tried again', async () => {
  fails = true;
  await show('growth', 'income');
  await userEvent.click(compare);
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  fails = false;
  await userEvent.click(retry);
  await expect.element(row('手续费率')).toBeVisible();
});

test('three selected products are not compared: two are needed', async () => {
  await show('growth', 'income', 'twin');
  await expect.element(page.getByText('选中两个产品可以对比')).toBeVisible();
  await expect.element(compare).not.toBeInTheDocument();
});
