import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { RecordsAmount } from './entries-link.tsx';
import { type ListLedgerEntries, namedMax } from './entries-ref.ts';

const change = vi.fn<(search: Record<string, unknown>, replace: boolean) => void>();
const entries: ListLedgerEntries = {
  of: 'deposit',
  filter: () => ({ status: 'pending', fake: 'true' }),
};
let remove = () => {};
afterEach(() => {
  remove();
  change.mockReset();
});

async function drawAmount(count: number) {
  remove = await draw(
    <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
      <PageAddressProvider
        address={{ search: { page: 2 }, latestSearch: () => ({ page: 2 }), change }}
      >
        <RecordsAmount
          entries={entries}
          ids={Array.from({ length: count }, (_, at) => `d${at}`)}
          amount="9.00 USD"
        />
      </PageAddressProvider>
    </PermissionsProvider>,
  );
}

const button = page.getByRole('button', { name: '9.00 USD，查看资金流水' });

test('the records of one request lead to their entries by their ids alone', async () => {
  await drawAmount(namedMax);
  await button.click();
  const [search] = change.mock.calls[0] ?? [];
  expect(search).toMatchObject({ page: 2, entries: 'deposit', entries_fake: 'true' });
  expect(String(search?.['entries_ids']).split(',')).toHaveLength(namedMax);
  expect(search).not.toHaveProperty('entries_status');
});

test('more than that are an amount without a way to lines that the server would refuse', async () => {
  await drawAmount(namedMax + 1);
  await expect.element(page.getByText('9.00 USD')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
