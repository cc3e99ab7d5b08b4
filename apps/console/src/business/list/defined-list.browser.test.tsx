import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { plain } from './columns.tsx';
import { defineList } from './define-list.ts';
import * as filter from './filter/filters.ts';
import { listPage } from './list-page.tsx';

const list = defineList({
  name: 'client',
  namespaces: ['kit'],
  path: '/client/admin/v1/list',
  topics: ['client'],
  sort: ['created_at'],
  defaultSort: '-created_at',
  filters: { q: filter.text(), agent_id: filter.agent(), created_at: filter.dates() },
});

const rows: Pick<Schemas.Client, 'id' | 'version'>[] = [{ id: 'c1', version: 1 }];
const agents = ['a1', 'a2'].map((id) => ({ id, name: `Agent ${id}`, role: 'hero' }));

let listCalls = 0;
const sdk = sdkAnswering(async (url) => {
  if (String(url).includes('trading_list')) return Response.json({ list: agents });
  listCalls += 1;
  return Response.json({ list: rows, total: rows.length, page: 1, size: 20 });
});

/** How often the list was drawn: it calls the hook of its own filters each time. */
let drawn = 0;
const countDrawing = () => {
  drawn += 1;
  return {};
};
const address = { search: {}, latestSearch: () => ({}), change: () => {} };
const { Page, prefetch } = listPage(list, {
  columns: [plain('id')],
  useOwnFilters: countDrawing,
});

let show: (shown: boolean) => void;
function TabPage() {
  const [shown, setShown] = useState(true);
  show = setShown;
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <PageAddressProvider address={address}>
        <Page name="client" />
      </PageAddressProvider>
    </Activity>
  );
}

let remove = () => {};
beforeEach(async () => {
  listCalls = 0;
  drawn = 0;
  localStorage.clear();
  await speak('zh-CN', ['kit', 'record', 'menu', 'table', 'shell']);
  const queries = new QueryClient();
  await prefetch({ queries, sdk, timeZone: 'Asia/Shanghai', search: {} });
  remove = await draw(
    <QueryClientProvider client={queries}>
      <SdkProvider sdk={sdk}>
        <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
          <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
            <TabPage />
          </PermissionsProvider>
        </SessionProvider>
      </SdkProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('cell', { name: 'c1' })).toBeVisible();
});
afterEach(() => remove());

const idle = () => expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');

test('a list whose rows and filters were prefetched is drawn once, though it asks again', async () => {
  await expect.poll(() => listCalls).toBe(2);
  await idle();
  expect(drawn).toBe(1);
});

test('a list is not drawn again while it is reloaded, and says that it is', async () => {
  await expect.poll(() => listCalls).toBe(2);
  await idle();
  await userEvent.click(page.getByRole('button', { name: '刷新' }));
  await expect.poll(() => listCalls).toBe(3);
  await idle();
  expect(drawn).toBe(1);
});

test('a list that is shown again asks the server, and is not drawn again', async () => {
  await expect.poll(() => listCalls).toBe(2);
  await idle();
  show(false);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  show(true);
  await expect.poll(() => listCalls).toBe(3);
  await idle();
  expect(drawn).toBe(1);
});
