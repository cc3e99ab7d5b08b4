import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { useToday } from './statistics-search.ts';

function Day() {
  return <p>{useToday('Asia/Shanghai')}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays open over midnight, in the time zone, has the next day', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-21T15:59:00Z');
  const remove = await draw(<Day />);
  await expect.element(page.getByText('2026-11-21')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('2026-11-22')).toBeVisible();
  for (const day of ['2026-11-23', '2026-11-24']) {
    vi.advanceTimersByTime(24 * 60 * 60_000);
    await expect.element(page.getByText(day)).toBeVisible();
  }
  remove();
});
