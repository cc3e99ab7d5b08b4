import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

export async function openFilters(within: Page | Locator): Promise<void> {
  await untilAtRest('page' in within ? within.page() : within);
  await within.getByRole('button', { name: /^筛选/ }).click();
}

export async function chooseState(page: Page, state: string): Promise<void> {
  await untilAtRest(page);
  const states = page.getByRole('main').getByRole('group', { name: '状态' });
  await states.getByText(new RegExp(`^${state}`)).click();
}

export async function openListMenu(page: Page): Promise<Locator> {
  await untilAtRest(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(?:列表操作|List options)$/ })
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}
