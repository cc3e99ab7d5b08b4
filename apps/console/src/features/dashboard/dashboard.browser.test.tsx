import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermittedPathsProvider } from '#/ui/page/permitted-paths.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { Dashboard } from './dashboard.tsx';

const at = '2026-11-27T01:00:00.000Z';
const none = { count: 0, totals: [] };
const clients = { total: 400, new: 27, online: 3, balances: [], changes: [], base: null };
const summary: Schemas.Summary = {
  ...{ as_of: at, from: at, to: at, queues: [], pending: { deposit: none }, clients },
  deposits: { created: none, approved: none, rejected: none, rolled_back: none },
};
let shown = summary;
const sdk = sdkAnswering(async (input) => {
  const { pathname } = new URL(String(input instanceof Request ? input.url : input));
  return pathname.endsWith('/summary') ? Response.json(shown) : new Response(null, { status: 404 });
});

function OwnDashboard() {
  return (
    <Dashboard>
      <p>产品</p>
    </Dashboard>
  );
}

let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

async function show(): Promise<void> {
  await speak('zh-CN', ['dashboard', 'kit', 'record']);
  const router = createRouter({
    routeTree: createRootRoute({ component: OwnDashboard }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '李思源', role: 'hero', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('hero'))}>
          <PermittedPathsProvider value={new Set(['/kyc', '/funds/deposit', '/funds/loan'])}>
            <RouterProvider router={router} />
          </PermittedPathsProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const queue = (name: Schemas.QueueName, hours: number, targetHours: number) => ({
  ...{ queue: name, kind: null, count: 3, totals: [], base: null },
  ...{ oldest_at: hoursAgo(hours), target_minutes: targetHours * 60 },
});

test('the queue furthest beyond its target is first, and says that it missed the target', async () => {
  shown = {
    ...summary,
    queues: [
      queue('loan', 5, 24),
      { ...queue('deposit', 6, 4), base: { currency: 'USD', amount: '905235.82' } },
      queue('kyc', 72, 24),
    ],
  };
  await show();
  const waiting = page.getByRole('region', { name: '等您处理' });
  await expect.element(waiting.getByRole('link', { name: /^实名审核/ })).toBeVisible();
  const links = waiting.getByRole('link').elements();
  expect(links.map((link) => link.textContent?.slice(0, 4))).toEqual([
    '实名审核',
    '入金审核',
    '借款审核',
  ]);
  expect(links.map((link) => link.textContent?.includes('已超'))).toEqual([true, true, false]);
  expect(links[1]?.textContent).toContain('≈ 905,235.82\u00a0USD');
});

test('a card that cannot be drawn leaves the others, and is drawn with the next figures', async () => {
  // React reports what a boundary has caught.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  shown = {
    ...summary,
    queues: [null as never],
    clients: { ...clients, balances: null as never },
  };
  await show();
  for (const text of ['400', '产品']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole('heading', { name: '入金' })).toBeVisible();
  const broken = () => page.getByText('此处内容无法显示').elements();
  expect(broken()).toHaveLength(2);
  shown = { ...summary, as_of: '2026-11-27T01:00:10.000Z' };
  await userEvent.click(page.getByRole('button', { name: '刷新' }));
  await expect.element(page.getByRole('heading', { name: '客户账户余额' })).toBeVisible();
  expect(broken()).toHaveLength(0);
});
