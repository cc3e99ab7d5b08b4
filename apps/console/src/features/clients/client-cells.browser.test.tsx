import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cellHeights } from '#/business/list/table/row-cells.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { WithinOpener } from '#/ui/page/row-opener.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { Balances } from './client-cells.tsx';

const address = { search: {}, latestSearch: () => ({}), change: () => {} };

let unmount = () => {};
afterEach(() => unmount());

async function show(...balances: string[]) {
  await speak('zh-CN', ['client']);
  const accounts = balances.map((balance, at) => ({ id: String(at), balance, currency: 'USD' }));
  const client = { id: 'c', accounts } as unknown as Schemas.Client;
  unmount = await draw(
    <PageAddressProvider address={address}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
        <WithinOpener>
          <table>
            <tbody>
              <tr>
                <td className={cellHeights.normal}>
                  <Balances client={client} />
                </td>
              </tr>
            </tbody>
          </table>
        </WithinOpener>
      </PermissionsProvider>
    </PageAddressProvider>,
  );
  const text = () => page.getByRole('main').element().textContent?.replaceAll(/\s/g, '');
  await expect.poll(text).not.toBe('');
  return text();
}

test.each([
  [['0.00', '12.50', '0.00'], '+212.50USD'],
  [['3.00', '12.50'], '3.00USD12.50USD'],
  [['0.00', '0.00'], '+10.00USD'],
  [[], '未开户'],
])('the empty ones of the accounts %j are folded into a number', async (balances, shown) => {
  expect(await show(...balances)).toBe(shown);
});

test('a row with two balances is no higher than another one', async () => {
  const height = () => document.querySelector('tr')?.clientHeight;
  await show('12.50');
  const one = height();
  unmount();
  await show('3.00', '12.50');
  expect(height()).toBe(one);
});
