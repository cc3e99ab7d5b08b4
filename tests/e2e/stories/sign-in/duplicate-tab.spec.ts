import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const refreshCall = /\/auth\/admin\/v1\/token\/refresh$/;

/** Imitates the browser's "duplicate tab": the new tab starts with a copy of the session storage. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/client'));
  const copy = await opened;
  await expect(copy.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  return copy;
}

async function expectToWork(tab: Page): Promise<void> {
  await tab.getByRole('link', { name: '入金审核', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  await untilQuiet(tab);
  await expect(tab.getByRole('alert')).toHaveCount(0);
  await tab.getByRole('link', { name: '客户管理' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
}

test('a tab that is not remembered and its duplicate both go on, one call renews both, and leaving one leaves both @night', async ({
  page,
  context,
  arrive,
}) => {
  await context.clock.install();
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (refreshCall.test(response.url())) statuses.push(response.status());
  });
  await arrive('angel');
  const copy = await duplicate(page, context);
  await untilQuiet(page);
  const stored = (tab: Page) =>
    tab.evaluate(() => sessionStorage.getItem('brokerdesk.session') ?? '');

  for (const round of [1, 2, 3]) {
    const before = await stored(page);
    await context.clock.fastForward('14:05');
    await expect.poll(() => stored(page)).not.toBe(before);
    await expect.poll(() => stored(copy)).toBe(await stored(page));
    // Time enough for a tab that would have missed what the other one did.
    await context.clock.fastForward('00:30');
    for (const tab of [page, copy]) await expectToWork(tab);
    expect(statuses).toEqual(Array(round).fill(200));
  }

  await copy.getByRole('button', { name: /的账户菜单/ }).click();
  await copy.getByRole('menuitem', { name: '退出登录' }).click();
  await copy.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('您已在另一个标签页中退出或更换账户')).toBeVisible();
});

test.describe('a tab that cannot go on', () => {
  test.use({ expectedTrouble: /50\d/ });

  test('is not shown in its duplicate as something that the user did @night', async ({
    page,
    context,
    arrive,
  }) => {
    await arrive('angel');
    const copy = await duplicate(page, context);
    await page.route('**/auth/admin/v1/userinfo', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(page.getByText('登录状态未能恢复，请重新登录。')).toBeVisible();
    await expect(copy.getByText('登录已失效，请重新登录。')).toBeVisible();
  });
});
