import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListQuery } from '#/business/list/table/column.ts';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { registerTopicQueries } from '#/ui/live/invalidate-topics.ts';
import { cryptoAddressKey } from '#/ui/money/currencies.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { AddressDrawer } from './address-drawer.tsx';

registerTopicQueries((topic) => (topic === 'crypto_address' ? [cryptoAddressKey] : []));

const at = '2026-11-21T02:15:30.000Z';
const waiting = (id: string, address: string): Schemas.CryptoAddress => ({
  ...{ id, version: 1, created_at: at, updated_at: at, coin: 'USDT', network: 'tron', address },
  ...{
    memo: null,
    note: null,
    status: 'pending',
    maker: { id: 'm1', name: '陈雅静' },
    made_at: at,
  },
  ...{ checker: null, checked_at: null, reason_code: null, reason: null },
  decision: {
    ...{ approve: true, reject: true, rollback: false },
    ...{ blocked_code: null, blocked_reason: null },
  },
});
const [first, second] = [waiting('a1', 'TFirst'), waiting('a2', 'TSecond')];

const calls: string[] = [];
let release = () => {};
let held: Promise<void> = Promise.resolve();
const claimOf = (id: string | null) => ({
  ...{ mine: true, comments: 0 },
  item: {
    ...{ type: 'crypto_address', id, holder: { id: 'u1', name: 'A' }, taken_at: null },
    ...{ expires_at: null, assigned_by: null, aside_until: null, first_look_at: null },
  },
});
const sdk = sdkAnswering(async (url, init) => {
  const { pathname, searchParams } = new URL(String(url), location.origin);
  const id = pathname.split('/').at(-1) ?? '';
  calls.push(`${init?.method ?? 'GET'} ${pathname.split('/').slice(4).join('/')}`);
  if (pathname.startsWith('/work/')) return Response.json(claimOf(id));
  if (pathname.includes('/uses/')) {
    if (id === 'a2') await held;
    return Response.json({ deposits: 0, clients: 0, latest: [] });
  }
  const { result } = JSON.parse(String(init?.body));
  const status = result === 'approved' ? 'enabled' : 'rejected';
  const decision = { ...first.decision, approve: false, reject: false };
  const next = searchParams.get('claim_next');
  return Response.json({
    ...{ ...first, id, version: 2, status, decision },
    ...(next && { claimed_next: claimOf(next) }),
  });
});

const address = { search: {}, latestSearch: () => ({}), change: () => {} };
let openId: string | undefined;
let remove = () => {};
let rows: Schemas.CryptoAddress[];
let others: Schemas.CryptoAddress[];
function Queue() {
  const [id, setId] = useState<string | undefined>('a1');
  openId = id;
  if (id === undefined) return null;
  return (
    <AddressDrawer
      id={id}
      listed={rows.find((row) => row.id === id)}
      // The drawer asks for no more of it.
      query={{ data: { list: rows }, isPending: false } as unknown as ListQuery<never>}
      onOpen={setId}
      onClose={() => setId(undefined)}
      queue={{
        rows,
        watch: () => ({ isCurrent: () => true, end: () => {} }),
        findWaiting: async () => others,
        queryKey: ['cryptoAddress'],
        labels: { opened: ({ address }) => address, none: '没有待复核的收款地址了' },
      }}
    />
  );
}

async function open(shown: Schemas.CryptoAddress[], found: Schemas.CryptoAddress[] = []) {
  [rows, others] = [shown, found];
  const router = createRouter({
    routeTree: createRootRoute({ component: Queue }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: 'A', role: 'angel', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('angel'))}>
          <PageAddressProvider address={address}>
            <RouterProvider router={router} />
          </PageAddressProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByRole('button', { name: /^通过/ })).toBeVisible();
  await expect.element(page.getByText(/您正在处理/)).toBeVisible();
}

beforeEach(async () => {
  calls.length = 0;
  held = Promise.resolve();
  await speak('zh-CN', ['crypto-address', 'crypto-address-detail', 'two-people', 'decision']);
  await speak('zh-CN', ['kit', 'record', 'work', 'comments', 'form', 'history']);
});
afterEach(() => remove());

test('a decision claims the next address, which was read ahead, and names the decided one', async () => {
  await open([first, second]);
  await expect.poll(() => calls).toContain('GET uses/a2');
  calls.length = 0;
  await userEvent.keyboard('r1{Enter}');
  await expect.element(page.getByRole('img', { name: /TSecond/ })).toBeVisible();
  await expect.element(page.getByText(/您正在处理/)).toBeVisible();
  expect(calls).toEqual(['PUT audit/a1']);
  expect(toastStore.read().at(-1)).toMatchObject({
    ...{ title: '已驳回', description: 'USDT TFirst' },
    link: { search: { q: 'TFirst', id: 'a1' } },
  });
});

test('a key that is pressed before the next address is there decides that address', async () => {
  held = new Promise((resolve) => {
    release = resolve;
  });
  await open([first, second]);
  await userEvent.keyboard('a');
  await page.getByRole('button', { name: '确认通过' }).click();
  await expect.poll(() => openId).toBe('a2');
  await userEvent.keyboard('r');
  expect(page.getByRole('form').elements()).toEqual([]);
  release();
  await expect.element(page.getByRole('form')).toBeVisible();
});

test('the next address opens from another page, and the queue closes after the last', async () => {
  await open([first], [second]);
  await userEvent.keyboard('r1{Enter}');
  await expect.element(page.getByRole('img', { name: /TSecond/ })).toBeVisible();
  remove();
  await open([first]);
  await userEvent.keyboard('r1{Enter}');
  await expect.poll(() => openId).toBeUndefined();
});
