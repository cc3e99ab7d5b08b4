import * as Primitive from '@radix-ui/react-dialog';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore } from '#/core/browser/store.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { lockExempt, useSessionLock } from './use-session-lock.ts';

const user = { id: 'u1', name: '王小明', role: 'angel', mfa: false } as const;

const locked = createStore(false);
const loaded = createStore(true);
const drawers = createStore<readonly string[]>([]);
const pressed: string[] = [];

const useStore = <Value,>({ subscribe, read }: ReturnType<typeof createStore<Value>>) =>
  useSyncExternalStore(subscribe, read);

function SignIn() {
  return (
    <Primitive.Root open>
      <Primitive.Portal>
        <Primitive.Content
          {...lockExempt}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Primitive.Title>登录已过期</Primitive.Title>
          <input aria-label="用户名" />
          <button type="button">登录</button>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function ReviewPage() {
  const on = useStore(locked);
  const open = useStore(drawers);
  const isLoaded = useStore(loaded);
  const press = (key: string) => () => pressed.push(key);
  useSessionLock(on);
  useShortcuts({
    j: { labelKey: 'list.next', run: press('j') },
    '?': { labelKey: 'everywhere.help', run: press('?') },
    'Mod+k': { labelKey: 'everywhere.palette', run: press('Mod+k') },
  });
  const drawer = (title: string) => (
    <Drawer
      open={open.includes(title)}
      onClose={press(`close ${title}`)}
      title={title}
      recordId={title}
    >
      {title}
    </Drawer>
  );
  return (
    <SessionProvider user={user}>
      <button type="button">页面</button>
      {drawer('入金')}
      {drawer('客户')}
      {on && isLoaded && <SignIn />}
    </SessionProvider>
  );
}

let remove: () => void;
beforeEach(async () => {
  pressed.length = 0;
  drawers.write([]);
  locked.write(false);
  loaded.write(true);
  remove = await draw(<ReviewPage />);
});
afterEach(() => {
  locked.write(false);
  remove();
});

const drawer = (name: string) => page.getByRole('dialog', { name, includeHidden: true });
const isReachable = (name: string) => () => {
  const element = drawer(name).element();
  return element.checkVisibility({ visibilityProperty: true }) && !element.matches('[inert]');
};

async function lock() {
  locked.write(true);
  await expect.element(page.getByLabelText('用户名')).toHaveFocus();
}

describe('after the session lock', () => {
  test('a drawer that another one covers is as far out of reach as before, and the other one is not', async () => {
    drawers.write(['入金', '客户']);
    await expect.poll(isReachable('客户')).toBe(true);
    await lock();
    expect([isReachable('入金')(), isReachable('客户')()]).toEqual([false, false]);
    locked.write(false);
    await expect.poll(isReachable('客户')).toBe(true);
    expect(isReachable('入金')()).toBe(false);
    drawers.write(['入金']);
    await expect.poll(isReachable('入金')).toBe(true);
  });

  test('a drawer that another one has come to cover in the meantime is out of reach', async () => {
    drawers.write(['入金']);
    await expect.poll(isReachable('入金')).toBe(true);
    await lock();
    drawers.write(['入金', '客户']);
    await expect.element(drawer('客户')).toBeInTheDocument();
    await expect.poll(isReachable('客户')).toBe(false);
    locked.write(false);
    await expect.poll(isReachable('客户')).toBe(true);
    expect(isReachable('入金')()).toBe(false);
  });

  test('a drawer whose cover has gone in the meantime is in reach, and was not a moment sooner', async () => {
    drawers.write(['入金', '客户']);
    await expect.poll(isReachable('客户')).toBe(true);
    await lock();
    drawers.write(['入金']);
    await expect.element(drawer('客户')).not.toBeInTheDocument();
    await expect.poll(() => drawer('入金').element().matches('[inert]')).toBe(true);
    locked.write(false);
    await expect.poll(isReachable('入金')).toBe(true);
  });
});

describe('under the session lock', () => {
  test('no key closes or does anything on the page, before the sign-in has arrived, too', async () => {
    drawers.write(['入金']);
    await expect.poll(isReachable('入金')).toBe(true);
    loaded.write(false);
    locked.write(true);
    await expect.poll(isReachable('入金')).toBe(false);
    await userEvent.keyboard('j?{Control>}k{/Control}{Escape}');
    expect(pressed).toEqual([]);
  });

  test('no key of the sign-in reaches the page, whether it is typed into a field or not', async () => {
    drawers.write(['入金']);
    await expect.poll(isReachable('入金')).toBe(true);
    await lock();
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('button', { name: '登录' }).click();
    await userEvent.keyboard('j?{Control>}k{/Control}{Escape}');
    expect(pressed).toEqual([]);
    await page.getByLabelText('用户名').fill('angel');
    await expect.element(page.getByLabelText('用户名')).toHaveValue('angel');

    locked.write(false);
    await expect.poll(isReachable('入金')).toBe(true);
    await userEvent.keyboard('j{Control>}k{/Control}');
    expect(pressed).toEqual(['j', 'Mod+k']);
  });
});
