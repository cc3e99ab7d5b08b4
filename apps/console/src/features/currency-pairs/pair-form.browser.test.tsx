import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { PairForm } from './pair-form.tsx';

afterEach(() => keptDrafts.forgetAll());

test('one currency twice and a maximum below the minimum are reported together', async () => {
  await speak('zh-CN', ['currency-pair', 'two-people']);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PairForm pair={null} onClose={() => {}} /> }),
    history: createMemoryHistory(),
  });
  const remove = await draw(
    <SdkProvider sdk={sdkAnswering(() => Promise.reject(new Error('Nothing is sent.')))}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <RouterProvider router={router} />
      </SessionProvider>
    </SdkProvider>,
  );
  const select = (label: string) => page.getByRole('combobox', { name: label });
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await choose(select('转出货币'), 'USD');
  await choose(select('转入货币'), 'USD');
  await userEvent.fill(field('单笔最低'), '100');
  await userEvent.fill(field('单笔最高'), '50');
  await userEvent.fill(field('排序权重'), '1');
  await userEvent.click(page.getByRole('button', { name: '提交复核' }));
  await expect.element(select('转入货币')).toHaveAccessibleDescription('不能与转出货币相同');
  await expect.element(field('单笔最高')).toHaveAccessibleDescription(/不能低于单笔最低金额/);
  await expect.element(page.getByText('请先更正标出的内容再提交')).toBeVisible();
  remove();
});
