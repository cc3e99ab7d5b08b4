import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '#/kit/i18n/labels.fixture.ts';
import { draw } from './draw.fixture.tsx';
import { Toaster } from './toast.tsx';
import { dismissToast, showToast, toastStore, toastText } from './toast-store.ts';

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
});
const link = { to: '/', search: {}, label: '查看' };

let remove: () => void;
beforeEach(async () => {
  remove = await draw(
    <RouterContextProvider router={router}>
      <Toaster />
      <button type="button">别处</button>
    </RouterContextProvider>,
  );
  await speak('zh-CN', ['frame', 'shell']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  remove();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const card = (title: string) => page.getByText(title, { exact: true });

/** Shows it, and waits until its time runs. */
async function show(toast: Parameters<typeof showToast>[0]) {
  showToast(toast);
  await expect.element(card(toastText(toast).title)).toBeVisible();
}

/** Whether it is still there so many milliseconds later. */
async function stays(title: string, afterMs: number): Promise<boolean> {
  vi.advanceTimersByTime(afterMs);
  return toastStore.read().some((toast) => toastText(toast).title === title);
}

test('what went well leaves after 6 seconds, with somewhere to go on after 20, and an error stays', async () => {
  await show({ tone: 'success', title: '已保存' });
  await show({ tone: 'info', title: '已发送', link });
  await show({ tone: 'danger', title: () => '没有保存' });
  expect(await stays('已保存', 5_900)).toBe(true);
  expect(await stays('已保存', 200)).toBe(false);
  expect(await stays('已发送', 13_800)).toBe(true);
  expect(await stays('已发送', 200)).toBe(false);
  await expect.element(card('已发送')).not.toBeInTheDocument();
  expect(await stays('没有保存', 600_000)).toBe(true);
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有保存');
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  await expect.element(card('没有保存')).not.toBeInTheDocument();
});

test('no toast leaves while the pointer is on one, and their time begins anew when it is gone', async () => {
  await show({ tone: 'success', title: '已保存' });
  await show({ tone: 'info', title: '已提交' });
  await userEvent.hover(card('已提交'));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(await stays('已保存', 60_000)).toBe(true);
  await userEvent.hover(page.getByRole('button', { name: '别处' }));
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  expect(await stays('已提交', 5_900)).toBe(true);
  expect(await stays('已提交', 200)).toBe(false);
});

test('a link does not leave from under the keyboard, and one that is closed holds no other back', async () => {
  await show({ tone: 'info', title: '已提交', link });
  await show({ tone: 'success', title: '已保存' });
  const follow = page.getByRole('link', { name: '查看' });
  follow.element().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(await stays('已提交', 60_000)).toBe(true);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '关闭' }).first()).toHaveFocus();
  expect(await stays('已提交', 60_000)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(card('已提交')).not.toBeInTheDocument();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(await stays('已保存', 6_100)).toBe(false);
});
