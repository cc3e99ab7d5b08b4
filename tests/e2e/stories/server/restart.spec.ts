import Big from 'big.js';
import { balanceOf, recordDeposit } from '../../../support/deposits.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';

// @rule deposits: An approval survives a restart and kill -9
// @in kernel/db/open-database.ts
test('what was approved is still approved, and the money still there, after a restart @night', async ({
  page,
  signIn,
  startOwn,
}) => {
  const first = await startOwn();
  const maker = await signInByHand(first.url, 'angel2');
  const deposit = await recordDeposit(maker, { amount: '345.67' });
  const before = new Big(await balanceOf(maker, deposit));

  await signIn('angel', first);
  await page.goto(`${first.url}/funds/deposit?id=${deposit.id}`);
  await reviewOf(page, deposit).getByRole('button', { name: '通过' }).click();
  await page.getByRole('button', { name: '确认入账' }).click();
  await expect(page.getByText(`${deposit.order_no} 已入账`)).toBeVisible();
  await page.goto('about:blank');
  await first.terminate();

  const second = await startOwn(first);
  await signIn('angel', second);
  await page.goto(`${second.url}/funds/deposit?id=${deposit.id}`);
  await expect(reviewOf(page, deposit)).toContainText('已入账');
  const after = await balanceOf(await signInByHand(second.url, 'angel2'), deposit);
  expect(after).toBe(before.plus('345.67').toFixed(2));
});
