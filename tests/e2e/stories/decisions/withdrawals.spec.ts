import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { confirmAbout } from '../../../support/proposals.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import {
  decideByHand,
  readWithdrawal,
  showcase,
  waitingWithdrawals,
} from '../../../support/withdrawals.ts';
import { choose } from '../../support/choose.ts';
import { tickRisks } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { spelled } from '../../support/spelled.ts';
import { untilLive } from '../../support/traffic.ts';
import { openWithdrawal, reviewOf } from '../../support/withdrawal-review.ts';

test('a withdrawal is paid out, then given back, and each step says beforehand what it moves', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');
  const before = await readWithdrawal(angel, pending.id);
  const { destination } = pending;
  if (destination.kind !== 'bank') throw new Error('unreachable');

  await signIn('angel');
  await page.goto(`/funds/withdrawal?q=${pending.order_no}`);
  const row = page.getByRole('button', { name: pending.order_no, exact: true });
  await row.click();
  const review = reviewOf(page, pending);
  await expect(review).toContainText(destination.acc_no);
  await review.getByRole('button', { name: /显示完整卡号/ }).click();
  await expect(review).toContainText(/\d{8,}/);
  await expect(review.getByRole('button', { name: '复制卡号' })).toBeVisible();
  const god = await staff('god');
  const looks = await god.get<Schemas.AuditList>(
    `/audit/admin/v1/list?action=withdrawal.acc_no_revealed&subject_id=${pending.id}`,
  );
  expect(looks.body.total).toBe(1);
  await review.getByText('的全部余额').click();
  const frozen = review.getByRole('row', { name: /^冻结/ });
  await expect(frozen).toContainText(spelled(before.account.frozen));
  await expect(frozen).toContainText(spelled(before.after.frozen));
  await review.getByRole('button', { name: '通过' }).click();
  const confirm = page.getByRole('alertdialog');
  for (const text of [
    spelled(pending.amount),
    `手续费${spelled(pending.fee)}`,
    `实付金额${spelled(pending.net_amount)}`,
    destination.acc_no,
    destination.holder_name,
    pending.client.full_name,
  ]) {
    await expect(confirm).toContainText(text);
  }
  await tickRisks(confirm);
  await confirm.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByText(`${pending.order_no} 已通过`)).toBeAttached();
  await expect(page.getByText('没有待审核的出金了')).toBeVisible();
  const paid = await readWithdrawal(angel, pending.id);
  expect(paid.account.balance).toBe(
    new Big(before.account.balance).minus(pending.amount).toFixed(2),
  );

  await row.click();
  await review.getByRole('button', { name: '冲正' }).click();
  await expect(review.getByRole('form')).toContainText(`${spelled(pending.amount)}（含手续费`);
  await review.getByRole('button', { name: '确认冲正' }).click();
  await expect(review.getByLabel('冲正原因')).toBeFocused();
  await review.getByLabel('冲正原因').fill('银行退汇');
  await review.getByRole('button', { name: '确认冲正' }).click();
  await expect(page.getByText(`${pending.order_no} 已冲正`)).toBeVisible();
  await expect(review).toContainText('银行退汇');
  const back = await readWithdrawal(angel, pending.id);
  expect(back.account.balance).toBe(before.account.balance);
  expect(back.account.frozen).toBe(paid.account.frozen);
});

// @rule withdrawals: The balance after a rollback is named as such beside an approved withdrawal
// @in business/decision/account-effect.tsx
test('an approved withdrawal waits among those to send, is sent with its reference, and is confirmed by another user', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');
  await decideByHand(angel, pending, { result: 'approved' });
  const reference = `FT ${pending.order_no}`;

  await signIn('angel2');
  await page.goto(`/funds/withdrawal?payout=to_send&id=${pending.id}`);
  const beside = page.getByRole('region', { name: '出金记录' }).getByRole('listitem');
  await expect(beside.filter({ hasText: pending.order_no })).toContainText('待汇出');
  const review = reviewOf(page, pending);
  await expect(review.getByRole('region', { name: '账户变动' })).toContainText(
    '如果冲正，余额变为',
  );
  await review.getByRole('button', { name: '登记汇出' }).click();
  const form = page.getByRole('dialog', { name: '登记汇出' });
  await expect(form).toContainText(spelled(pending.net_amount));
  await form.getByLabel('银行流水号').fill(reference);
  await form.getByRole('button', { name: '登记汇出' }).click();
  await expect(review).toContainText(reference);
  await expect(review).toContainText('款项已汇出，冲正须双人复核');

  await review.getByRole('button', { name: '确认到账' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: '确认到账' }).click();
  await expect(review.getByRole('region', { name: '汇款' })).toContainText('已到账');
  await expect(review.getByRole('button', { name: '冲正（第一签）' })).toBeVisible();
  const { withdrawal, history } = await readWithdrawal(angel, pending.id);
  expect(withdrawal.payout).toMatchObject({ phase: 'paid', reference });
  expect(history.slice(-2).map(({ action }) => action)).toEqual(['sent', 'paid']);
});

test('a payment file is downloaded from the queue, released by two users, and its results come back as one', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');
  const { order_no: orderNo } = pending;
  await decideByHand(angel, pending, { result: 'approved' });

  await signIn('angel2');
  await page.goto(`/funds/withdrawal?payout=to_send&q=${orderNo}`);
  const row = page.getByRole('row').filter({ hasText: orderNo });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '付款文件（1 笔）' }).click();
  const dialog = page.getByRole('dialog', { name: '付款文件' });
  await expect(dialog).toContainText(spelled(pending.net_amount));
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载文件' }).click();
  const [, line] = (await readFile(await (await arriving).path(), 'utf8')).split('\r\n');
  expect(line).toMatch(new RegExp(`^${orderNo},.*,\\d{8,},.*,${pending.net_amount},USD$`));
  await expect(row).toContainText('付款文件中');

  await row.getByRole('button', { name: orderNo, exact: true }).click();
  await reviewOf(page, pending).getByRole('button', { name: '移出付款文件' }).click();
  const form = page.getByRole('dialog', { name: '移出付款文件' });
  await form.getByLabel('原因').fill('银行未收到文件');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form).toHaveCount(0);
  await confirmAbout(angel, pending.id);
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('付款文件中');

  await page.getByRole('button', { name: '导入结果' }).click();
  const day = line?.split(',')[1];
  const results = `end_to_end_id,reference,date\r\n${orderNo},FT-${orderNo},${day}\r\n`;
  await page.getByLabel('付款结果文件').setInputFiles({
    ...{ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(results) },
  });
  await page.getByRole('button', { name: '登记汇出 1 笔' }).click();
  await expect
    .poll(async () => (await readWithdrawal(angel, pending.id)).withdrawal.payout)
    .toMatchObject({ phase: 'sent', reference: `FT-${orderNo}` });
});

test('rejecting says what is unfrozen, and the next one that waits opens', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');
  const before = await readWithdrawal(angel, pending.id);
  await signIn('angel');
  await page.goto(`/funds/withdrawal?status=pending&sort=order_no&id=${pending.id}`);
  const review = reviewOf(page, pending);
  await review.getByRole('button', { name: '驳回' }).click();
  await expect(review.getByRole('form')).toContainText(`冻结的 ${spelled(pending.amount)} 解冻`);
  await choose(review.getByLabel('原因', { exact: true }), '收款人与客户不符');
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(
    page.getByText(`${pending.order_no} 已驳回，${spelled(pending.amount)} 已解冻`),
  ).toBeAttached();
  await expect(page.getByText(/^下一笔：W/)).toBeAttached();
  await expect(page.getByRole('dialog')).not.toContainText(pending.order_no);
  const { account } = await readWithdrawal(angel, pending.id);
  expect(account.balance).toBe(before.account.balance);
  expect(account.available).toBe(new Big(before.account.available).plus(pending.amount).toFixed(2));
});

test.describe('when two people decide', () => {
  test.use({ expectedTrouble: /409/ });

  test('the second sees who was first and keeps what was typed; a large one of the own cannot be approved', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const [pending] = await waitingWithdrawals(angel, 1);
    if (pending === undefined) throw new Error('unreachable');
    await signIn('angel');
    const review = await openWithdrawal(page, pending);
    await review.getByRole('button', { name: '驳回' }).click();
    await choose(review.getByLabel('原因', { exact: true }), '其他');
    await review.getByLabel('说明').fill('客户来电说不是本人申请');
    await untilLive(page);
    await decideByHand(await staff('god'), pending, { result: 'approved' });
    await expect(review.getByRole('alert')).toContainText('已由他人处理');
    await expect(review.getByRole('button', { name: '确认驳回' })).toBeDisabled();
    await expect(review.getByLabel('说明')).toHaveValue('客户来电说不是本人申请');
    await expect(review).toContainText('已通过');
    expect((await readWithdrawal(angel, pending.id)).withdrawal.status).toBe('approved');

    const large = await showcase(angel, 'large');
    const own = await openWithdrawal(page, large);
    await expect(own).toContainText('须由另一位同事审核');
    await expect(own).toContainText('10,000.00 USD');
    await expect(own.getByRole('button', { name: '通过' })).toHaveCount(0);
    await expect(own.getByRole('button', { name: '驳回' })).toBeVisible();
  });
});

test.describe('a refusal', () => {
  test.use({ expectedTrouble: /403/ });

  test('is shown in place unless it is a conflict, moves nothing, and leaves the possible actions @night', async ({
    page,
    signIn,
    startOwn,
  }) => {
    // Its own server: the limit is everybody's.
    const own = await startOwn();
    const angel = await signInByHand(own.url, 'angel');
    const [god, god2] = [await signInByHand(own.url, 'god'), await signInByHand(own.url, 'god2')];
    const limitCredits = async (credit: string) => {
      const { body } = await god.get<Schemas.TradeConfigState>('/config/admin/v1/trade');
      const bounds = Object.keys(body.limits.withdrawal).map((bound) => [bound, credit]);
      const limits = { ...body.limits, withdrawal: Object.fromEntries(bounds) };
      const { waiting: _, ...config } = body;
      await god.put('/config/admin/v1/trade', { ...config, limits, reason: 'Another team' });
      await confirmAbout(god2, 'trade');
    };
    const large = await showcase(angel, 'large');
    await limitCredits('100000000');
    await signIn('angel', own);
    await page.goto(`${own.url}/funds/withdrawal?q=${large.order_no}&id=${large.id}`);
    const review = reviewOf(page, large);
    await review.getByRole('button', { name: '通过' }).click();
    await tickRisks(page.getByRole('alertdialog'));
    await limitCredits('10000');
    const before = await readWithdrawal(angel, large.id);
    await page.getByRole('alertdialog').getByRole('button', { name: '确认付款' }).click();
    const refusal = review.getByRole('alert').filter({ hasText: '没有处理成功' });
    await expect(refusal).toContainText('须由另一位同事审核');
    await expect(refusal).toContainText('10,000.00 USD');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(review).toContainText('待审核');
    await expect(review.getByRole('button', { name: '通过' })).toHaveCount(0);
    await expect(review.getByRole('button', { name: '驳回' })).toBeVisible();
    const after = await readWithdrawal(angel, large.id);
    expect(after.account).toEqual(before.account);
    expect(after.withdrawal).toMatchObject({ status: 'pending', version: large.version });
  });
});

test('many are decided with a report, and decisions of another user show in the list @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [one, two, other] = await waitingWithdrawals(angel, 3);
  if (!one || !two || !other) throw new Error('unreachable');
  await signIn('angel');
  await page.goto('/funds/withdrawal?sort=order_no&status=pending&size=100');
  await untilLive(page);
  await page.getByRole('checkbox', { name: `选择 ${one.order_no}` }).check();
  await page.getByRole('checkbox', { name: `选择 ${two.order_no}` }).check();
  const sum = spelled(new Big(one.amount).plus(two.amount).toFixed(2));
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText(sum);
  await bar.getByRole('button', { name: '通过 2 笔' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toBeVisible();
  for (const box of await confirm.getByRole('checkbox').all()) await box.check();
  await expect(confirm).toContainText(`出金合计：${sum}`);
  await confirm.getByRole('button', { name: '确认付款 2 笔' }).click();
  await expect(page.getByText('批量通过：已完成')).toBeVisible();
  await page.getByRole('button', { name: '查看结果' }).click();
  const report = page.getByRole('dialog');
  for (const { order_no: orderNo } of [one, two]) {
    await expect(report.getByRole('row', { name: orderNo })).toContainText('成功');
  }
  await page.keyboard.press('Escape');
  for (const { id } of [one, two]) {
    expect((await readWithdrawal(angel, id)).withdrawal.status).toBe('approved');
  }
  await expect(page.getByText(other.order_no)).toBeVisible();
  await decideByHand(await staff('god'), other, { result: 'rejected', reason_code: 'duplicate' });
  await expect(page.getByText(other.order_no)).toHaveCount(0);
});

test('the evidence names odd facts, is calm without any, and fits a phone @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [odd, clean] = [await showcase(angel, 'odd'), await showcase(angel, 'clean')];
  await signIn('angel');
  const review = await openWithdrawal(page, odd);
  const evidence = review.getByRole('region', { name: '风险核对' });
  await expect(evidence).toContainText('项需留意');
  for (const text of [
    /收款人与实名不符.*王建国/,
    /从未向该收款账户付过款/,
    /申请前登录安全有变动.*修改了密码.*Android 手机（新加坡/,
    /另有 1 位客户使用该收款账户/,
    /近 90 天另有 2 位客户使用相同 IP.*103\.252\.118\.9/,
  ]) {
    await expect(evidence.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
  }
  await review.getByRole('button', { name: '通过' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('收款人与客户不符');
  await page.getByRole('button', { name: '取消' }).click();

  await page.setViewportSize({ width: 375, height: 812 });
  const calm = await openWithdrawal(page, clean);
  await expect(calm.getByRole('region', { name: '风险核对' })).toContainText('未见异常');
  await expect(calm).toContainText('曾向该收款账户付款 2 次');
  await page.context().grantPermissions(['clipboard-write']);
  await calm.getByRole('button', { name: /显示完整卡号/ }).click();
  await calm.getByRole('button', { name: '复制卡号' }).click();
  await expect(calm.getByRole('button', { name: '已复制' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
});

test('a salesman sees the evidence without clients of others, and nothing to decide with', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const odd = await showcase(hero, 'odd');
  const { evidence } = await readWithdrawal(await staff('angel'), odd.id);
  const [foreign] = evidence.shared_destination.clients;
  if (foreign === undefined) throw new Error('The odd withdrawal shares its card with nobody.');
  await signIn('hero');
  await page.goto('/funds/withdrawal');
  await expect(page.getByRole('button', { name: odd.order_no })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^选择/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0);
  const review = await openWithdrawal(page, odd);
  await expect(review).toContainText('1 位不在您的范围内');
  await expect(review).not.toContainText(foreign.client.username);
  for (const name of ['通过', '驳回', '冲正']) {
    await expect(review.getByRole('button', { name })).toHaveCount(0);
  }
  const byHand = await decideByHand(hero, odd, { result: 'approved' });
  expect(byHand.status).toBe(403);
});
