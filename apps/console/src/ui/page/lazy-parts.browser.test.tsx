import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { dismissToast, toastStore, toastText } from '#/ui/controls/toast-store.ts';
import { lazyOverlay } from './lazy-overlay.tsx';
import { lazyPart } from './lazy-part.tsx';

let remove = () => {};
afterEach(() => {
  remove();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function ReviewPage({ part }: { part: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="备注" />
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <output>{open ? '已打开' : '未打开'}</output>
      {open && part(() => setOpen(false))}
    </>
  );
}

test('a dialog that cannot be loaded is reported and stays closed, and is loaded again the next time', async () => {
  const load = vi.fn<() => Promise<(props: { onClose: () => void }) => ReactNode>>(gone);
  const Question = lazyOverlay(load);
  remove = await draw(<ReviewPage part={(close) => <Question onClose={close} />} />);
  await userEvent.fill(page.getByLabelText('备注'), '等待回单');
  for (const times of [1, 2]) {
    await userEvent.click(button('打开'));
    await expect.poll(() => toastStore.read().map(({ title }) => title)).toHaveLength(times);
    await expect.element(page.getByText('未打开')).toBeVisible();
  }
  expect(toastStore.read().map(toastText)).toMatchObject(
    Array(2).fill({ title: '页面没有加载成功' }),
  );
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue(({ onClose }) => (
    <div role="dialog" aria-label="问题">
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </div>
  ));
  for (const _ of ['once more', 'and again']) {
    await userEvent.click(button('打开'));
    await userEvent.click(button('关闭'));
    await expect.element(page.getByText('未打开')).toBeVisible();
  }
  expect(load, 'what is there is not asked for again').toHaveBeenCalledTimes(3);
  await expect.element(page.getByLabelText('备注')).toHaveValue('等待回单');
});

test('what lies over a list and cannot be had closes its record', async () => {
  const Drawer = lazyOverlay<{ onOpen: (id: string | undefined) => void }>(gone);
  const onOpen = vi.fn();
  remove = await draw(<Drawer onOpen={onOpen} />);
  await expect.poll(() => onOpen.mock.calls).toEqual([[undefined]]);
});

test('a part that cannot be had says so in its place, beside what is typed, and comes when it is tried again', async () => {
  const load = vi.fn<() => Promise<(props: { of: string }) => ReactNode>>(gone);
  const Tab = lazyPart(load);
  remove = await draw(<ReviewPage part={() => <Tab of="银行卡" fallback={<p>正在加载</p>} />} />);
  await userEvent.fill(page.getByLabelText('备注'), '等待回单');
  await userEvent.click(button('打开'));
  await expect.element(page.getByText('此处内容加载失败')).toBeVisible();
  await userEvent.click(button('重试'));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(page.getByRole('alert')).toBeVisible();

  load.mockResolvedValue(({ of }) => <h2>{of}</h2>);
  await userEvent.click(button('重试'));
  await expect.element(page.getByRole('heading', { name: '银行卡' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('备注')).toHaveValue('等待回单');
});
