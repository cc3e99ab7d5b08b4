import { expect, type Page } from '@playwright/test';
import { qaCaptcha } from '../../support/stack.ts';

export async function setPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: '接受邀请' });
  await form.getByLabel('新密码', { exact: true }).fill(password);
  await form.getByLabel('确认新密码').fill(password);
  await expect(form.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await form.getByRole('textbox', { name: '验证码' }).fill(qaCaptcha);
  await form.getByRole('button', { name: '设置密码并进入' }).click();
}
