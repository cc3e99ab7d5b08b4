import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { BindingKey } from './binding-step.tsx';

test('the key is copied without the blanks that it is shown with; if the browser forbids it, that is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  onTestFinished(() => write.mockRestore());
  await speak('zh-CN', ['authenticator']);
  onTestFinished(
    await draw(<BindingKey otpauthUri="otpauth://totp/Desk:ada?secret=ABCDEFGHIJKLMNOP" />),
  );
  const announced = () => document.querySelector('[role=status]')?.textContent;
  write.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  await page.getByRole('button', { name: '复制密钥' }).click();
  await expect.element(page.getByRole('button', { name: '无法复制，请手动选取' })).toBeVisible();
  expect(announced()).toBe('无法复制，请手动选取');

  write.mockResolvedValueOnce();
  await page.getByRole('button', { name: '无法复制，请手动选取' }).click();
  await expect.element(page.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(announced()).toBe('已复制');
  expect(write).toHaveBeenLastCalledWith('ABCDEFGHIJKLMNOP');
});
