import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { Page } from './order-page.tsx';

const at = '2026-11-21T02:15:30.000Z';
const order = {
  ...{ id: 'o1', version: 2, kind: 'ipo', order_no: 'T20261121-1346', status: 'payment' },
  client: { id: 'c1', username: 'liguodong362', full_name: '李国栋', fake: false },
  product: { id: 'p1', kind: 'ipo', code: 'HRBR', name: '海湾物流' },
  ...{ currency: 'USD', price: '5.60', applied_qty: '500', allotted_qty: '200' },
  ...{ amount: '2800.00', paid: '0.00', outstanding: '1120.00', fee: '0.00', profit: null },
  ...{ created_at: at, checked_at: at, pay_deadline: at, settle_at: null, plan: null },
  ...{ phase: 'payment_due', risk: 'none', risk_reasons: [] },
  ...{ maker: null, checker: null, steps: ['pay'] },
};
const sdk = sdkAnswering(async () =>
  Response.json({ list: [order], total: 1, page: 1, size: 20, totals: [] }),
);
const search = { phase: 'payment_due' };

afterEach(() => page.viewport(1280, 800));

test('what is to be paid and by when are visible among unpaid allotments at 1280 px, beside the menu', async () => {
  const menuWidth = 232;
  await page.viewport(1280 - menuWidth, 800);
  await speak('zh-CN', ['order', 'menu', 'table', 'shell']);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Page name="ipoTrx" kind="ipo" /> }),
    history: createMemoryHistory(),
  });
  const remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
          <PageAddressProvider address={{ search, latestSearch: () => search, change: () => {} }}>
            <RouterProvider router={router} />
          </PageAddressProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByRole('cell', { name: /1,120\.00/ })).toBeVisible();
  for (const name of ['待缴', '缴款截止', '等待时间']) {
    const head = page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const { right } = head.element().getBoundingClientRect();
    expect([name, right <= innerWidth]).toEqual([name, true]);
  }
  remove();
});
