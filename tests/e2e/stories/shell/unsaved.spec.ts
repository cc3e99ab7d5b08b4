import type { Page } from '@playwright/test';
import { newClient } from '../../../support/clients.ts';
import { recordDeposit } from '../../../support/deposits.ts';
import { openAction } from '../../support/client-menu.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: '放弃已填写的内容？' });
const browserAsks = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a form that keeps no draft marks its page: the browser asks, another page does not, closing its tab does @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '站内信' })
    .click();
  await page.getByRole('button', { name: '发送站内信' }).click();
  const body = page.getByRole('textbox', { name: '中文正文' });
  await expect(body).toBeVisible();
  expect(await browserAsks(page)).toBe(false);
  await body.fill('系统将于今晚维护');
  await expect.poll(() => browserAsks(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(question(page)).toBeHidden();
  await expect(tab(page, '站内信')).toHaveAccessibleName(/未保存/);
  expect(await browserAsks(page)).toBe(true);
  await tab(page, '站内信').click({ button: 'middle' });
  await page
    .getByRole('alertdialog', { name: '“站内信”有未保存的内容' })
    .getByRole('button', { name: '取消' })
    .click();
  await page.goForward();
  await expect(body).toHaveValue('系统将于今晚维护');

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: '放弃' }).click();
  await expect(body).toBeHidden();
  await expect(tab(page, '站内信')).not.toHaveAccessibleName(/未保存/);
  expect(await browserAsks(page)).toBe(false);
});

test('the way back asks before it takes a record away from under a form about it, and leads on once nothing is lost @night', async ({
  page,
  signIn,
  staff,
}) => {
  const client = await newClient(await staff('angel'));
  await signIn('angel');
  await page.goto('/client');
  await page.getByRole('searchbox', { name: /姓名/ }).fill(client.username);
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const cards = await openAction(page, '银行卡');
  await cards.getByRole('button', { name: '添加银行卡' }).click();
  const form = page.getByRole('dialog', { name: '添加银行卡' });
  const number = form.getByLabel('账号');
  await number.fill('6225 8801');
  const opened = page.url();

  await page.goBack();
  await question(page).getByRole('button', { name: '继续填写' }).click();
  await expect(number).toHaveValue('6225 8801');
  await expect(page).toHaveURL(opened);
  await page.goBack();
  await question(page).getByRole('button', { name: '放弃' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(opened);
  await expect(cards).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/id=/);
  await expect(cards).toBeHidden();
  expect(await browserAsks(page)).toBe(false);
});

test('what a closed form keeps the browser asks about, until its record is decided the other way', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '55.00' });
  await signIn('god');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '驳回' }).click();
  await page.getByRole('textbox', { name: '说明' }).fill('凭证不清晰');
  await page.keyboard.press('Escape');
  await expect(review.getByRole('button', { name: '驳回' })).toBeVisible();
  expect(await browserAsks(page)).toBe(true);
  await expect(tab(page, '入金审核'), 'closing the tab loses nothing').not.toHaveAccessibleName(
    /未保存/,
  );
  await review.getByRole('button', { name: '通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认入账' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(review.getByRole('button', { name: '通过' })).toBeHidden();
  await expect.poll(() => browserAsks(page)).toBe(false);
});
