import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { useAdvance } from './use-advance.ts';

type Row = { id: string };

const opened = vi.fn<(id: string | undefined) => void>();
const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});

function Review({ findWaiting }: { findWaiting: () => Promise<readonly Row[]> }) {
  const { advance } = useAdvance<Row>({
    queue: {
      rows: [],
      watch: () => ({ isCurrent: () => true, end: () => {} }),
      findWaiting,
      queryKey: ['deposit'],
      labels: { opened: ({ id }) => id, none: '没有待审核的入金' },
    },
    onOpen: opened,
    nextOf: (rows, decided) => rows.find(({ id }) => id !== decided),
  });
  return (
    <button type="button" onClick={() => void advance('d1')}>
      通过
    </button>
  );
}

let remove = () => {};
beforeEach(() => speak('zh-CN', ['decision']));
afterEach(() => {
  remove();
  opened.mockClear();
  logged.mockClear();
});

async function decide(findWaiting: () => Promise<readonly Row[]>) {
  remove = await draw(<Review findWaiting={findWaiting} />);
  await page.getByRole('button', { name: '通过' }).click();
}

test('a next record that cannot be found is reported to the reviewer and logged, and the decided one stays', async () => {
  await decide(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => toastStore.read().at(-1)?.tone).toBe('danger');
  const last = toastStore.read().at(-1);
  expect(last?.tone === 'danger' && last.title()).toContain('无法读取下一笔');
  expect(logged).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test('the next record that waits on the server is opened', async () => {
  await decide(async () => [{ id: 'd1' }, { id: 'd2' }]);
  await expect.poll(() => opened.mock.calls).toEqual([['d2']]);
});
