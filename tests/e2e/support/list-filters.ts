import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

/** Shows the filters that the line over a list has no place for. */
export async function openFilters(within: Page | Locator): Promise<void> {
  await untilAtRest('page' in within ? within.page() : within);
  await within.getByRole('button', { name: /^筛选/ }).click();
}

/** Shows the records of a list that are in one state, or in any: 全部. */
export async function chooseState(page: Page, state: string): Promise<void> {
  await untilAtRest(page);
  const states = page.getByRole('main').getByRole('group', { name: '状态' });
  await states.getByText(new RegExp(`^${state}`)).click();
}

/** On a narrow screen: opens the menu of what a wide one has at the right over a list. */
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
