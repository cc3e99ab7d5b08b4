import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermittedPathsProvider } from '#/ui/page/permitted-paths.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { DepositsCompared } from './deposits-compared.tsx';

const deposit = (orderNo: string, amount: string) => ({
  ...{ id: orderNo, order_no: orderNo, amount, currency: 'USD', sub_type: 'bank' },
  ...{ payer_name: '李国栋', reference_no: 'FT-1', txid: null, status: 'approved' },
  client: { id: 'c1', username: 'li', full_name: '李国栋', fake: false },
  created_at: '2026-11-21T02:15:30.000Z',
});
const deposits = [deposit('D-1', '120.00'), deposit('D-2', '450.00')];
const sdk = sdkAnswering(async (url) => {
  const query = new URL(String(url)).searchParams.get('q');
  const list = deposits.filter(({ order_no: orderNo }) => orderNo === query);
  return Response.json({ list, total: list.length, page: 1, size: 1, totals: [] });
});

// The section reads no more of it.
const exception = {
  subject: { id: 'FT-1', name: 'FT-1', type: 'deposit_group', kind: null },
  ...{ client: null, found: '2: D-1, D-2' },
} as Schemas.DataException;

let remove = () => {};
async function show(paths: readonly string[]): Promise<void> {
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
        <PermittedPathsProvider value={new Set(paths)}>
          <PageAddressProvider address={address}>
            <p>异常</p>
            <DepositsCompared exception={exception} />
          </PageAddressProvider>
        </PermittedPathsProvider>
      </PermissionsProvider>
    </SdkProvider>,
  );
}
beforeEach(() => speak('zh-CN', ['exception', 'kit', 'record']));
afterEach(() => remove());

test('the deposits of an exception are shown side by side', async () => {
  await show(['/funds/deposit']);
  await expect.element(page.getByRole('columnheader', { name: 'D-2' })).toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect.element(row('金额')).toMatchTextContent(/120\.00\s*USD.*450\.00\s*USD/);
  await expect.element(row('状态')).toMatchTextContent(/已入账.*已入账/);
});

test('the deposits of an exception are not asked for without access to deposits', async () => {
  await show([]);
  await expect.element(page.getByText('异常')).toBeVisible();
  expect(page.getByRole('heading', { name: '入金对照' }).elements()).toEqual([]);
});
