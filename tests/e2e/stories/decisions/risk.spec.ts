import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { newClient, verify } from '../../../support/clients.ts';
import { balanceOf } from '../../../support/deposits.ts';
import { uploadAny } from '../../../support/kyc.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

/** The first repeats nothing, `copies` of them repeat its reference. */
async function record(
  maker: StaffApi,
  checker: StaffApi,
  { count, copies }: { count: number; copies: number },
) {
  const tag = `RISK${Date.now()}`;
  const client = await newClient(maker);
  await verify(maker, checker, client);
  const account = client.accounts.find(({ currency }) => currency === 'USD');
  const made: Schemas.Deposit[] = [];
  for (let number = 0; number < count; number += 1) {
    const { body } = await maker.post<Schemas.Deposit>(
      `/deposit/admin/v2/specialized/${client.id}`,
      {
        account_id: account?.id,
        amount: '10.00',
        currency: 'USD',
        sub_type: 'bank',
        payer_name: client.full_name,
        screenshot: await uploadAny(maker, 'deposit_proof'),
        reference_no: number < copies ? `${tag}-same` : `${tag}-${number}`,
      },
    );
    made.push(body);
  }
  return { tag, made };
}

// @rule interface: Of deposits decided by keys, no known duplicate is credited by mistake
// @in business/decision/bulk/use-risk-split.ts domains/risk/risk.ts
test('none of three duplicates among eight deposits is credited by mistake if all are decided by keys alone', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const { tag, made } = await record(maker, await staff('angel'), { count: 8, copies: 3 });
  const [first] = made;
  if (first === undefined) throw new Error('unreachable');
  const before = new Big(await balanceOf(maker, first));
  await signIn('angel');
  await page.goto(`/funds/deposit?status=pending&q=${tag}`);
  await untilLive(page);
  await expect(page.getByRole('row').getByText('高风险', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('row').nth(1)).toContainText(first.order_no);
  await expect(page.getByRole('row').nth(1)).toContainText('已等');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  for (let number = 1; number < 8; number += 1) await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText('已选 8 条');
  await bar.getByRole('button', { name: '通过 5 笔' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('有 3 笔高风险，不会处理');
  for (const { order_no: orderNo } of made.slice(0, 3)) {
    await expect(question.getByRole('listitem').filter({ hasText: orderNo })).toContainText(
      '流水号与其他入金重复',
    );
  }
  expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
  await question.getByRole('button', { name: '确认入账 5 笔' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('批量通过：已完成')).toBeVisible();
  expect(await balanceOf(maker, first)).toBe(before.plus(50).toFixed(2));

  for (const { id } of made.slice(1, 3)) {
    await page.goto(`/funds/deposit?status=pending&q=${tag}&id=${id}`);
    const review = page.getByRole('dialog');
    await expect(review).toContainText('高风险：通过须填写放行理由');
    await review.getByRole('button', { name: '驳回' }).focus();
    await page.keyboard.press('r');
    const reason = review.getByRole('radio', { name: '重复提交' });
    await expect(review.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press((await reason.getAttribute('aria-keyshortcuts')) ?? '');
    await expect(reason).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(review.getByRole('form')).toBeHidden();
  }
  await page.goto(`/funds/deposit?status=pending&q=${tag}&id=${first.id}`);
  const review = page.getByRole('dialog');
  await expect(review.getByRole('button', { name: '通过' })).toBeVisible();
  await expect(review).not.toContainText('高风险');
  await review.getByRole('button', { name: '通过' }).focus();
  await page.keyboard.press('a');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: '确认入账' });
  await expect(confirm).toBeFocused();
  await expect(page.getByRole('alertdialog').getByLabel('放行理由')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有待审核的入金了')).toBeVisible();
  expect(await balanceOf(maker, first)).toBe(before.plus(60).toFixed(2));
  const { body: ledger } = await maker.get<Schemas.Statement>(
    `/user/admin/v1/tfl/${first.client.id}?size=100`,
  );
  const credited = made.filter((_, number) => number !== 1 && number !== 2).map(({ id }) => id);
  expect(ledger.list.map((line) => line.reference_id).toSorted()).toEqual(credited.toSorted());
});

// @rule interface: A high-risk deposit is credited alone, for a typed reason that its history keeps
// @in business/decision/approve-dialog.tsx
test('a high-risk deposit is credited alone and for a typed reason, which its history keeps, in English too', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const { tag, made } = await record(maker, await staff('angel'), { count: 2, copies: 2 });
  const [first, copy] = made;
  if (first === undefined || copy === undefined) throw new Error('unreachable');
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${tag}&id=${copy.id}`);
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '确认入账' }).click();
  await expect(question).toContainText('高风险记录须填写放行理由');
  await question.getByLabel('放行理由').fill('银行确认两笔均到账');
  expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
  await question.getByRole('button', { name: '确认入账' }).click();
  await expect(question).toHaveCount(0);
  await page.goto(`/funds/deposit?q=${tag}&id=${copy.id}`);
  await expect(page.getByRole('dialog')).toContainText('放行理由：银行确认两笔均到账');
  await page.goto(`/funds/deposit?q=${tag}&risk=stop`);
  await expect(page.getByRole('button', { name: copy.order_no })).toBeVisible();
  await page.goto(`/funds/deposit?q=${tag}&risk=look`);
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
});

// @rule interface: A bulk payout leaves out withdrawals with risks, naming the reasons of each
// @in business/decision/bulk/use-risk-split.ts domains/risk/risk.ts
test('withdrawals with risks are left out of a bulk payout, each with its reasons, and taken only by a tick', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.WithdrawalList>(
    '/withdraw/admin/v1/list?status=pending&sort=order_no&size=100',
  );
  const open = body.list.filter(({ decision }) => decision.approve);
  const look = open.find(({ risk }) => risk === 'look');
  const stop = open.find(({ risk }) => risk === 'stop');
  if (look === undefined || stop === undefined) throw new Error('The set has no such withdrawals.');
  await signIn('angel');
  await page.goto('/funds/withdrawal?sort=order_no&status=pending&size=100');
  await untilLive(page);
  for (const { order_no: orderNo } of [look, stop]) {
    await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check();
  }
  await page.getByRole('button', { name: '通过 1 笔' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('有 1 笔高风险，不会处理');
  await expect(question).toContainText(stop.order_no);
  await expect(question.getByRole('button', { name: '确认付款 0 笔' })).toBeDisabled();
  await question.getByRole('checkbox', { name: new RegExp(look.order_no) }).check();
  await question.getByRole('button', { name: '确认付款 1 笔' }).click();
  await expect(page.getByText('批量通过：已完成')).toBeVisible();
  const statusOf = async ({ id }: Schemas.Withdrawal) =>
    (await angel.get<Schemas.WithdrawalDetail>(`/withdraw/admin/v1/detail/${id}`)).body.withdrawal
      .status;
  expect([await statusOf(look), await statusOf(stop)]).toEqual(['approved', 'pending']);
});
