import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { showcase, waitingWithdrawals } from '../../../support/withdrawals.ts';
import { expect, test } from '../../support/fixtures.ts';
import { spelled } from '../../support/spelled.ts';
import { openWithdrawal } from '../../support/withdrawal-review.ts';

test('before many are paid out the question says what arrives after fees, and how many go somewhere for the first time @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const waiting = await waitingWithdrawals(angel, 2);
  const isFirst = ({ first_used_at: first, made_at: made }: Schemas.Withdrawal) => first === made;
  const first = waiting.find(isFirst);
  const known = waiting.find((one) => !isFirst(one) && one.amount !== one.net_amount);
  if (!first || !known) throw new Error('The demonstration set has one of each.');
  await signIn('angel');
  await page.goto(`/funds/withdrawal?status=pending&sort=order_no&size=100`);
  const rowOf = ({ order_no: orderNo }: Schemas.Withdrawal) =>
    page.getByRole('row', { name: orderNo });
  await expect(rowOf(first)).toContainText('首次');
  await expect(rowOf(known)).not.toContainText('首次');
  for (const { order_no: orderNo } of [first, known]) {
    await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check();
  }
  await page
    .getByRole('region', { name: '批量操作' })
    .getByRole('button', { name: /^通过 / })
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox', { name: new RegExp(first.order_no) }).check();
  const sum = (of: 'amount' | 'net_amount') =>
    spelled(new Big(first[of]).plus(known[of]).toFixed(2), first.currency);
  expect(sum('amount')).not.toBe(sum('net_amount'));
  await expect(question).toContainText(`出金合计：${sum('amount')}`);
  await expect(question).toContainText(`实付合计：${sum('net_amount')}`);
  await expect(question).toContainText('其中 1 笔是首次使用的收款账户');
  await question.getByRole('button', { name: '取消' }).click();
});

// @rule withdrawals: A crypto withdrawal repeats the memo
// @in features/withdrawals/review/use-withdrawal-labels.tsx
test('a withdrawal of coins repeats the memo without which they would be lost', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');
  await signIn('angel');
  // No client of the set has asked for coins that need one.
  await page.route(`**/withdraw/admin/v1/detail/${pending.id}`, async (route) => {
    const detail = (await (await route.fetch()).json()) as Schemas.WithdrawalDetail;
    const address = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
    detail.withdrawal.destination = {
      ...{ kind: 'crypto', coin: 'XRP', network: 'XRP', address, memo: '884455' },
    };
    await route.fulfill({ json: detail });
  });
  const review = await openWithdrawal(page, pending);
  await review.getByRole('button', { name: '通过' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh');
  await expect(question).toContainText('备注码（Memo）884455');
});

// @rule interface: What stops a withdrawal comes before what is only odd
// @in features/withdrawals/review/evidence-strip.tsx
test('what stops a withdrawal comes first, then what is odd, in whichever order it was looked at @night', async ({
  page,
  signIn,
  staff,
}) => {
  const odd = await showcase(await staff('angel'), 'odd');
  await signIn('angel');
  // The name at the bank is looked at first, and is odd with every one of the set that has anything odd.
  await page.route(`**/withdraw/admin/v1/detail/${odd.id}`, async (route) => {
    const detail = (await (await route.fetch()).json()) as Schemas.WithdrawalDetail;
    if (detail.evidence.holder === null) throw new Error('The odd one goes to a bank.');
    detail.evidence.holder = { ...detail.evidence.holder, odd: false, matches: true };
    await route.fulfill({ json: detail });
  });
  const review = await openWithdrawal(page, odd);
  const evidence = review.getByRole('region', { name: '风险核对' });
  const lines = evidence.locator('ul').first().locator('> li');
  await expect(lines.first()).toContainText('另有 1 位客户使用该收款账户');
  await expect(lines.nth(1)).toContainText('从未向该收款账户付过款');
  await expect(review.getByText('首次向该收款方出金')).toHaveCount(0);
  await expect(lines.last()).toContainText('王建国');
});
