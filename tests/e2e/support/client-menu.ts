import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { untilAtRest } from './traffic.ts';

const buttons = ['登记入金', '换汇', '编辑资料'];

export async function pick(page: Page, action: string): Promise<void> {
  await untilAtRest(page);
  if (buttons.includes(action)) {
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function openAction(page: Page, action: string): Promise<Locator> {
  await pick(page, action);
  return page.getByRole('dialog', { name: action, exact: true });
}

export const toasts = (page: Page) => page.getByRole('region', { name: '通知' });

export async function giveReason(form: Locator): Promise<void> {
  await choose(form.getByLabel('原因', { exact: true }), { index: 1 });
  await form.getByLabel('说明').fill('客户来电投诉后核实');
}
