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
const sdk = sdkAnswering(async () =>
  Response.json({ list, total: list.length, page: 1, size: 20, totals: [], base, savings: [] }),
);

test('a price among the holdings of a client has its currency, and the digits of its kind', async () => {
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
  remove();
});
