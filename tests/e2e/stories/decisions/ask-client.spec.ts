import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a client is asked from a template, the deposit waits apart, and the recorded answer brings it back', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '123.00' });
  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await expect(review.getByRole('button', { name: '询问客户' })).toBeVisible();
  await page.keyboard.press('q');
  const form = review.getByRole('form');
  await expect(form.getByRole('radio', { name: '请补充付款凭证' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(form.getByRole('radio', { name: '请说明付款人' })).toBeChecked();
  await form.getByLabel('补充说明').fill('付款人是您的配偶吗？');
  await form.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText(/^已询问/)).toBeVisible();

  await page.goto(`/funds/deposit?phase=asked&id=${deposit.id}`);
  await expect(page.getByRole('radio', { name: /^待客户答复/ })).toBeChecked();
  await expect(review).toContainText('等待客户答复');
  await expect(review).toContainText('付款人是您的配偶吗？');
  await expect(review.getByRole('button', { name: '通过' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await review.getByRole('button', { name: '登记答复' }).click();
  await review.getByRole('button', { name: '保存答复' }).click();
  await expect(review.getByLabel('客户的答复')).toHaveAccessibleDescription(/请填写客户的答复/);
  await review.getByLabel('客户的答复').fill('是，已提供结婚证');
  await review.getByRole('button', { name: '保存答复' }).click();
  await expect(review).toContainText('是，已提供结婚证');
  await expect(review.getByRole('button', { name: '询问客户' })).toBeVisible();
});
