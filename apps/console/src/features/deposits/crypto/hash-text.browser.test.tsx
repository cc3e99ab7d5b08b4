import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore, toastText } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { HashText } from './hash-text.tsx';

test('a hash says that it cannot be copied on plain http, which has no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await speak('zh-CN', ['crypto-deposit']);
  onTestFinished(await draw(<HashText kind="tx" chain={null} hash={'0x'.padEnd(66, 'a')} />));
  await page.getByRole('button', { name: /复制/ }).click();
  await expect
    .poll(() => toastStore.read().map(toastText))
    .toEqual([expect.objectContaining({ title: '浏览器不允许复制，请手动选择' })]);
});
