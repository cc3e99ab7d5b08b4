import { recordDeposit } from '../../../support/deposits.ts';
import { demoPassword } from '../../../support/stack.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, fillLogin, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

// @rule shell: Preferences follow the user to every device, applied before the first page
// @in domains/auth/preferences.ts app/session/apply-preferences.ts
test('what a person has chosen is there at the sign-in on another device, from the first page on', async ({
  page,
  arrive,
  browser,
  stack,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await arrive('angel');
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '偏好设置' }).click();
  const dialog = page.getByRole('dialog', { name: '偏好设置' });
  await expect(dialog.getByRole('radio', { name: '红涨绿跌' })).toBeChecked();
  await dialog.getByRole('radio', { name: '绿涨红跌' }).check();
  await dialog.getByRole('radio', { name: '紧凑' }).check();
  await dialog.getByRole('radio', { name: '深色' }).check();
  await dialog.getByRole('radio', { name: 'English' }).click();
  const inEnglish = page.getByRole('dialog', { name: 'Preferences' });
  await expect(inEnglish.getByRole('radio', { name: 'Green up, red down' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeFindings(page)).toEqual([]);
  await untilQuiet(page);

  const elsewhere = await browser.newContext({ baseURL: stack.url, colorScheme: 'light' });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => {
    const headings = new Set<string>();
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const heading = document.querySelector('#content h1')?.textContent;
      if (heading) headings.add(heading);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await other.goto('/login?redirect=%2Ffunds%2Fdeposit');
  await fillLogin(other, 'angel', demoPassword);
  await other.getByRole('button', { name: '登录' }).click();
  await expect(other.getByRole('table')).toBeVisible();
  const root = other.locator('html');
  await expect(root).toHaveAttribute('lang', 'en-US');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-market', 'green_up');
  expect(await other.evaluate(() => [...Object(window).headings])).toEqual(['Deposits']);
  await other.getByRole('button', { name: 'Columns and density' }).click();
  await expect(other.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  await elsewhere.close();
});

test('new work in a queue is announced to people who have chosen that, with the way there', async ({
  page,
  arrive,
  staff,
}) => {
  await arrive('angel');
  await untilLive(page);
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '偏好设置' }).click();
  const dialog = page.getByRole('dialog', { name: '偏好设置' });
  const announce = dialog.getByRole('switch', { name: '新待办提示' });
  await announce.click();
  await expect(announce).toBeChecked();
  await page.keyboard.press('Escape');
  await untilQuiet(page);
  await recordDeposit(await staff('angel2'), { amount: '60.00', tag: `Notice ${Date.now()}` });
  const toast = page.getByText('入金审核：新增 1 条待办');
  await expect(toast).toBeVisible();
  await page.getByRole('link', { name: '去处理' }).click();
  await expect(page).toHaveURL(/\/funds\/deposit/);
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedTrouble: /preferences|ERR_FAILED|Failed to load/ });

  test('a choice counts in this browser, and is said not to be kept @night', async ({
    page,
    arrive,
  }) => {
    await arrive('angel');
    await page.route('**/user/v1/preferences', (route) => route.abort());
    await page.getByRole('button', { name: '主题' }).click();
    await page.getByRole('menuitemradio', { name: '深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('设置未能保存到服务器，仅在此浏览器生效。')).toBeVisible();
  });
});
