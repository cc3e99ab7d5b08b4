import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { HoldingTab } from './holding-tab.tsx';

const client = { id: 'c1', fake: false } as Schemas.Client; // The tab reads no more of it.
const address = { search: {}, latestSearch: () => ({}), change: () => {} };

const holding = (id: string, kind: Schemas.TradeKind, price: string) => ({
  ...{ id, kind, price, order_no: id, currency: 'USD', allotted_qty: '10', paid: '50.00' },
  ...{ product: { id: 'p', code: 'P', name: 'P', kind }, opened_at: null, settle_at: null },
});
const list = [holding('T-1', 'stock', '7.2'), holding('T-2', 'fund', '1.521')];
const base = { currency: 'USD', amount: '100.00', rates: 'current', unrated: 0 };
const worth = { value: '61.50', result: '11.50' };
const valued = {
  values: [{ id: 'T-1', price: '6.15', priced_at: null, ...worth }],
  value_totals: [{ currency: 'USD', paid: '50.00', ...worth }],
};
const paged = { total: list.length, page: 1, size: 20 };
const sdk = sdkAnswering(async () =>
  Response.json({ list, ...paged, totals: [], base, ...valued, savings: [] }),
);

test('a price among the holdings of a client has its currency and the digits of its kind, and what is priced has its value and result', async () => {
  await speak('zh-CN', ['client-detail', 'table']);
  const remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
        <PageAddressProvider address={address}>
          <HoldingTab client={client} />
        </PageAddressProvider>
      </PermissionsProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByText('7.20 USD')).toBeVisible();
  await expect.element(page.getByText('1.5210 USD')).toBeVisible();
  const [stock, fund] = page.getByRole('row').elements().slice(-2);
  expect(stock?.textContent).toContain('6.15\u00a0USD');
  expect(stock?.textContent).toContain('61.50\u00a0USD+11.50\u00a0USD');
  expect(fund?.textContent).not.toContain('11.50');
  expect(document.body.textContent).toContain('当前市值61.50\u00a0USD，成本 50.00\u00a0USD +11.50');
  remove();
});
