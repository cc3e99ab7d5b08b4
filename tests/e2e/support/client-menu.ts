import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { untilAtRest } from './traffic.ts';

/** The actions that have a button of their own beside the menu. */
const buttons = ['登记入金', '换汇', '编辑资料'];

/** Chooses what is to be done for the client whose drawer is open. */
export async function pick(page: Page, action: string): Promise<void> {
  await untilAtRest(page);
  if (buttons.includes(action)) {
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The dialog of what is to be done for that client. */
export async function openAction(page: Page, action: string): Promise<Locator> {
  await pick(page, action);
  return page.getByRole('dialog', { name: action, exact: true });
}

export const toasts = (page: Page) => page.getByRole('region', { name: '通知' });

/** Says why compensation or a bonus is given. */
export async function giveReason(form: Locator): Promise<void> {
  await choose(form.getByLabel('原因', { exact: true }), { index: 1 });
  await form.getByLabel('说明').fill('客户来电投诉后核实');
}
