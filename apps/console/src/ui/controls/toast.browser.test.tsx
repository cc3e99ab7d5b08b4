import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { Drawer, DrawerPanes } from '#/ui/overlay/drawer.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
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

async function show(toast: Parameters<typeof showToast>[0]) {
  showToast(toast);
  await expect.element(card(toastText(toast).title)).toBeVisible();
}

async function isShown(title: string, afterMs: number): Promise<boolean> {
  vi.advanceTimersByTime(afterMs);
  return toastStore.read().some((toast) => toastText(toast).title === title);
}

test('a success leaves after 6 seconds, and a toast with a link or an error stays until it is closed', async () => {
  await show({ tone: 'success', title: '已保存' });
  await show({ tone: 'info', title: '已发送', link });
  await show({ tone: 'danger', title: () => '没有保存' });
  expect(await isShown('已保存', 5_900)).toBe(true);
  expect(await isShown('已保存', 200)).toBe(false);
  expect(await isShown('已发送', 600_000)).toBe(true);
  expect(await isShown('没有保存', 0)).toBe(true);
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有保存');
  await userEvent.click(page.getByRole('button', { name: '关闭' }).last());
  await expect.element(card('没有保存')).not.toBeInTheDocument();
});

test('no toast leaves while the pointer is on one, and their time begins anew when it is gone', async () => {
  await show({ tone: 'success', title: '已保存' });
  await show({ tone: 'info', title: '已提交' });
  await userEvent.hover(card('已提交'));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(await isShown('已保存', 60_000)).toBe(true);
  await userEvent.hover(page.getByRole('button', { name: '别处' }));
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  expect(await isShown('已提交', 5_900)).toBe(true);
  expect(await isShown('已提交', 200)).toBe(false);
});

test('a toast that leads on is gone once it is closed with the keyboard, and holds no other back', async () => {
  await show({ tone: 'info', title: '已提交', link });
  await show({ tone: 'success', title: '已保存' });
  page.getByRole('link', { name: '查看' }).element().focus();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(await isShown('已保存', 60_000)).toBe(true);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '关闭' }).first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card('已提交')).not.toBeInTheDocument();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(await isShown('已保存', 6_100)).toBe(false);
});

function coveredBy(toast: Element, free: Iterable<Element>): string[] {
  const box = toast.getBoundingClientRect();
  return [...free].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const apart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    return apart ? [] : [one.textContent];
  });
}

const toastCard = () => {
  const found = document.querySelector('[data-slot=toast]');
  if (found === null) throw new Error('There is no toast.');
  return found;
};

test('a toast is above the buttons at the bottom of a phone, however high they are', async () => {
  const size = [innerWidth, innerHeight] as const;
  remove();
  await page.viewport(375, 700);
  remove = await draw(
    <RouterContextProvider router={router}>
      <Toaster />
      <div style={{ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' }}>
        <DrawerPanes
          footer={
            <button type="button" style={{ height: 150 }}>
              确认入账
            </button>
          }
        >
          {null}
        </DrawerPanes>
      </div>
    </RouterContextProvider>,
  );
  await show({ tone: 'success', title: 'D20261127-1247 已入账 6,500.00 USD', link });
  await expect
    .poll(() => coveredBy(toastCard(), document.querySelectorAll('main button')))
    .not.toContain('确认入账');
  expect(toastCard().getBoundingClientRect().bottom).toBeGreaterThan(400);
  await page.viewport(...size);
});

test.each(['page', 'drawer'])(
  'on a phone the end of a %s can be scrolled above a toast',
  async (where) => {
    const size = [innerWidth, innerHeight] as const;
    remove();
    await page.viewport(375, 700);
    const content = (
      <>
        <div style={{ height: 2_000 }} />
        <p>合计 6,500.00 USD</p>
        {where === 'page' && <div style={{ height: 72 }} />}
      </>
    );
    remove = await draw(
      <RouterContextProvider router={router}>
        {where === 'page' ? (
          content
        ) : (
          <div style={{ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column' }}>
            <DrawerPanes footer={<button type="button">确认入账</button>}>{content}</DrawerPanes>
          </div>
        )}
        <Toaster />
      </RouterContextProvider>,
    );
    await show({ tone: 'success', title: 'D20261127-1247 已入账 6,500.00 USD', link });
    const total = card('合计 6,500.00 USD').element();
    const scroller = total.closest('.overflow-y-auto') ?? document.documentElement;
    await expect
      .poll(() => {
        scroller.scrollTo(0, scroller.scrollHeight);
        return coveredBy(toastCard(), [total]);
      })
      .toEqual([]);
    expect(total.getBoundingClientRect().top).toBeLessThan(innerHeight);
    await page.viewport(...size);
  },
);

const barStyles = {
  nav: {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 232,
    display: 'flex',
    flexDirection: 'column',
  },
  header: {
    position: 'fixed',
    inset: '0 0 auto 0',
    height: 48,
    display: 'flex',
    alignItems: 'center',
  },
} as const;

function FullBar({ of: Bar }: { of: keyof typeof barStyles }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <RouterContextProvider router={router}>
      <Bar style={barStyles[Bar]}>
        <div className="flex min-h-0 min-w-0 flex-1 flex-wrap overflow-auto">
          {Array.from({ length: 60 }, (_, at) => (
            <button type="button" key={String(at)}>
              {`第 ${at} 页`}
            </button>
          ))}
        </div>
        <div ref={setSlot} />
        <button type="button">收起菜单</button>
      </Bar>
      <Toaster slot={slot} />
    </RouterContextProvider>
  );
}

test.each(['nav', 'header'] as const)(
  'on a wide screen a toast takes room of its own in the %s, beside its buttons',
  async (element) => {
    const size = [innerWidth, innerHeight] as const;
    remove();
    await page.viewport(1280, 700);
    remove = await draw(<FullBar of={element} />);
    await show({ tone: 'danger', title: () => '没有保存' });
    await show({
      ...{ tone: 'success', title: 'D20261127-1247 已入账 6,500.00 USD', link },
      description: '高敏 (gaomin46)',
    });
    const bar = toastCard().closest(element);
    if (bar === null) throw new Error('The toast is elsewhere.');
    const shown = [...document.querySelectorAll('[data-slot=toast]')].filter((one) =>
      one.checkVisibility(),
    );
    expect(shown).toHaveLength(element === 'nav' ? 2 : 1);
    for (const one of shown) {
      expect(coveredBy(one, bar.querySelectorAll(':scope > :is(button, .flex-1)'))).toEqual([]);
      expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().bottom,
      );
    }
    await page.viewport(...size);
  },
);

function Frame({ opened }: { opened: boolean }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SessionProvider user={{ id: 'u1', name: '高建明', role: 'god', mfa: false }}>
      <RouterContextProvider router={router}>
        <nav className="z-10" style={barStyles.nav}>
          <div className="flex-1" />
          <div ref={setSlot} />
        </nav>
        <header className="z-40" style={{ ...barStyles.header, left: 232 }} />
        <Toaster slot={slot} />
        {opened && (
          <Drawer open full onClose={() => {}} recordId="k1" title="实名审核">
            {null}
          </Drawer>
        )}
      </RouterContextProvider>
    </SessionProvider>
  );
}

const isOnTop = () => {
  const { left, top, width, height } = toastCard().getBoundingClientRect();
  return toastCard().contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test.each([
  [1280, false, 'NAV'],
  [1280, true, 'NAV'],
  [900, false, 'NAV'],
  [900, true, 'HEADER'],
])('at %i px, with a drawer: %s, a toast is visible in the %s', async (width, opened, bar) => {
  const size = [innerWidth, innerHeight] as const;
  remove();
  await page.viewport(width, 700);
  remove = await draw(<Frame opened={opened} />);
  await show({ tone: 'success', title: 'D20261127-1247 已入账 6,500.00 USD', link });
  expect(toastCard().closest('nav, header')?.tagName).toBe(bar);
  await expect.poll(isOnTop).toBe(true);
  await page.viewport(...size);
});

test('in the top bar news that come by themselves wait behind the result of an action, and have their whole time', async () => {
  const size = [innerWidth, innerHeight] as const;
  remove();
  await page.viewport(1280, 700);
  remove = await draw(<FullBar of="header" />);
  await show({ tone: 'success', title: '已保存' });
  showToast({ tone: 'info', title: '有新的通知' });
  await expect.element(card('有新的通知')).toBeInTheDocument();
  await expect.element(card('有新的通知')).not.toBeVisible();
  expect(await isShown('已保存', 5_900)).toBe(true);
  expect(await isShown('已保存', 200)).toBe(false);
  await expect.element(card('有新的通知')).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(await isShown('有新的通知', 5_900)).toBe(true);
  expect(await isShown('有新的通知', 200)).toBe(false);
  await page.viewport(...size);
});
