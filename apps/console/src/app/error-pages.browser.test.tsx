import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ErrorDetails } from './error-pages.tsx';

test('details say that they cannot be copied on plain http, which has no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await speak('zh-CN', ['notices']);
  onTestFinished(await draw(<ErrorDetails error={new Error('broken')} />));
  await page.getByText('技术信息').click();
  await page.getByRole('button', { name: '复制', exact: true }).click();
  await expect.element(page.getByRole('button', { name: '浏览器不允许复制' })).toBeVisible();
});
