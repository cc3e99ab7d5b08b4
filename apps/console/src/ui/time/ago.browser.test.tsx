import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { Ago } from './ago.tsx';

let unmount = () => {};
afterEach(() => unmount());

test('how long ago something was has the exact moment in its tip', async () => {
  const at = new Date(Date.now() - 3 * 3_600_000);
  unmount = await draw(<Ago at={at.toISOString()} />);
  const shown = page.getByText('3小时前');
  await expect.element(shown).toBeVisible();
  const clock = at.toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hourCycle: 'h23' });
  expect(shown.element().getAttribute('title')).toContain(clock);
});
