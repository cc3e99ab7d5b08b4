import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import type { Product } from '../kinds/product-fields.ts';
import { BulkBar } from './bulk-bar.tsx';

const usage = { orders: 12, open_orders: 3, frozen: '0.00', pool: null };
const allowed = {
  ...{ edit: true, fixed_fields: [], delete_blocked_code: null },
  statuses: [{ status: 'disabled', blocked_code: null }],
};
const fund = (id: string, name: string, terms: object = {}) =>
  ({
    ...{ id, version: 1, code: id.toUpperCase(), name, currency: 'USD', status: 'enabled' },
    ...{ nav: '1.2345', nav_at: '2026-11-27T07:00:00Z', risk: 3, min_amount: '100.00' },
    ...{ fee_pct: '0.5', market: 'HKEX', cutoff: '15:00', confirm_days: 1, redeem_days: 3 },
    ...{ usage, waiting: [], allowed, ...terms },
    // Nothing else of a product is looked at.
  }) as unknown as Product;
const products = [
  fund('growth', '成长'),
  fund('income', '收益', { fee_pct: '1.25', usage: { ...usage, open_orders: 0 } }),
  fund('twin', '双子'),
  fund('held', '持有', { min_amount: '7.00', allowed: { ...allowed, fixed_fields: ['fee_pct'] } }),
  fund('idle', '停用', { status: 'disabled', allowed: { ...allowed, statuses: [] } }),
];

let fails = false;
const started: Schemas.BulkRunRequest[] = [];
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const id = new URL(request.url).pathname.split('/').at(-1);
  if (id === 'start') {
    started.push(await request.json());
    return Response.json({ id: 'r1', status: 'running' }, { status: 201 });
  }
  if (fails) return new Response('', { status: 500 });
  return Response.json(products.find((one) => one.id === id));
});

let remove = () => {};
async function show(...ids: string[]): Promise<void> {
  await speak('zh-CN', ['product', 'kit', 'record']);
  const rows = products.filter(({ id }) => ids.includes(id));
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
        <BulkBar kind="fund" tableId="fund-product" rows={rows} clear={() => {}} />
      </PermissionsProvider>
    </SdkProvider>,
  );
}
beforeEach(async () => {
  fails = false;
  started.length = 0;
  await page.viewport(1280, 900);
});
afterEach(() => remove());

const compare = page.getByRole('button', { name: '对比两个产品' });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

// @rule products: Two selected products of a kind are compared side by side, with differences marked
// @in features/products/compare/compare-dialog.tsx
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

// @rule products: Several products change state at once; those that cannot are named and left out
// @in features/products/bulk/status-dialog.tsx
test('products that cannot go to the state are named with the reason, and the others are sent', async () => {
  await show('growth', 'held', 'idle');
  await userEvent.click(page.getByRole('button', { name: '停用' }));
  const dialog = page.getByRole('dialog', { name: '停用：2 个产品' });
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'IDLE' }))
    .toMatchTextContent('当前状态不能这样变更');
  await userEvent.click(dialog.getByRole('button', { name: '停用（2）' }));
  await expect
    .poll(() => started)
    .toEqual([
      {
        ...{ operation: 'changeProductStatus', kind: 'fund', body: { status: 'disabled' } },
        items: [
          { id: 'growth', version: 1 },
          { id: 'held', version: 1 },
        ],
      },
    ]);
});

// @rule products: Terms are copied to several products after a preview of every change
// @in features/products/bulk/copy-dialog.tsx
test('terms of one product are shown against each other one before they are sent', async () => {
  await show('growth', 'income', 'twin', 'held');
  await userEvent.click(page.getByRole('button', { name: '复制条款' }));
  const changes = page.getByRole('list', { name: '变更预览' }).getByRole('listitem');
  await expect.element(changes.filter({ hasText: 'TWIN' })).toMatchTextContent('没有变更');
  await expect
    .element(changes.filter({ hasText: 'INCOME' }).first())
    .toMatchTextContent(/手续费率.*1\.25%.*0\.50%/);
  await expect.element(changes.filter({ hasText: 'HELD' }).first()).toMatchTextContent(/7\.00/);
  await userEvent.click(page.getByRole('checkbox', { name: '起投金额' }));
  await userEvent.click(page.getByRole('button', { name: '提交 1 个产品' }));
  await expect
    .poll(() => started)
    .toMatchObject([
      {
        ...{ operation: 'updateProduct', kind: 'fund' },
        items: [
          { id: 'income', version: 1, body: { code: 'INCOME', fee_pct: '0.5', nav: '1.2345' } },
        ],
      },
    ]);
});
