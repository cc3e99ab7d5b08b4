import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { TimedChangesNotice } from './timed-changes-notice.tsx';

const id = '0192f1d0-0000-7000-8000-0000000abcde';
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const sdkAnswering = (answer: unknown, requested: string[]) =>
  createSdk({
    baseUrl: location.origin,
    tenant: 'demo',
    tokens: createMemoryTokens(),
    locale: () => 'zh-CN',
    device: { type: 'desktop', os: 'Linux', incognito: false },
    fetch: async (url) => {
      const { pathname, search } = new URL(url);
      requested.push(pathname + search);
      return Response.json(answer);
    },
  });

let remove = () => {};
afterEach(() => remove());

async function show(answer: unknown, role: Role, only: { grants?: [] } = {}): Promise<string[]> {
  const requested: string[] = [];
  await speak('zh-CN', ['notices', 'two-people']);
  remove = await draw(
    <RouterContextProvider router={router as never}>
      <SdkProvider sdk={sdkAnswering(answer, requested)}>
        <PermissionsProvider
          permissions={compilePermissions({ ...rolePermissions(role), ...only })}
        >
          <TimedChangesNotice />
        </PermissionsProvider>
      </SdkProvider>
    </RouterContextProvider>,
  );
  return requested;
}

// @rule second-person: Everybody who may stop a timed change sees it on every page
test('the notice names the next change that takes effect by itself, and links to the page that stops it', async () => {
  const change = {
    id,
    operation: 'updateTradeConfig',
    maker: { id: 'a', name: '李雷' },
    effective_at: '2026-11-25T02:00:00Z',
  };
  const requested = await show({ list: [change], total: 3, page: 1, size: 10 }, 'god');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      '李雷 提交的“修改交易参数”将于 2026/11/25 10:00 自动生效，无需复核。 另有 2 项待生效查看或阻止',
    );
  await expect
    .element(page.getByRole('link', { name: '查看或阻止' }))
    .toHaveAttribute('href', `/approval?id=${id}`);
  expect(requested).toEqual(['/approval/admin/v1/list?status=pending&timed=true&size=10']);
});

test('the notice requests nothing for a user who may not read pending proposals', async () => {
  const requested = await show({ list: [], total: 0, page: 1, size: 10 }, 'hero', { grants: [] });
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  expect(requested).toEqual([]);
});
