import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { newClient } from '../../../support/clients.ts';
import { readProposal, waitingAbout } from '../../../support/proposals.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { readWithdrawal, waitingWithdrawals } from '../../../support/withdrawals.ts';
import { openAction, toasts } from '../../support/client-menu.ts';
import { tickRisks } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { spelled } from '../../support/spelled.ts';
import { untilLive } from '../../support/traffic.ts';
import { reviewOf } from '../../support/withdrawal-review.ts';

const configPath = '/config/admin/v1/trade';

type TradeChange = (config: Schemas.TradeConfigState) => Partial<Schemas.TradeConfig>;

async function proposeConfig(who: StaffApi, change: TradeChange): Promise<Schemas.Proposal> {
  const { body } = await who.get<Schemas.TradeConfigState>(configPath);
  const { waiting: _, ...config } = body;
  const wanted = { ...config, ...change(body), reason: 'Fewer approvers' };
  const proposed = await who.put<Schemas.Proposal>(configPath, wanted);
  expect(proposed.status).toBe(200);
  return proposed.body;
}

async function proposeCard(who: StaffApi) {
  const client = await newClient(who);
  const path = `/client/admin/v1/bank/${client.id}`;
  const card = { bank_name: '招商银行', holder_name: client.full_name, address: null, phone: null };
  const accNo = `62258801${randomInt(10_000_000, 99_999_999)}`;
  expect((await who.post(path, { ...card, acc_no: accNo })).status).toBe(201);
  const [proposal] = await waitingAbout(who, client.id);
  if (proposal === undefined) throw new Error('The bank card does not wait.');
  return { client, accNo, proposal };
}

const drawer = (page: Page, operation: string) => page.getByRole('dialog', { name: operation });

// @rule second-person: The second approver decides in the review of the record, beside its evidence
// @in app/composed-pages/approval/desk-drawer.tsx
test('a large withdrawal waits after its first approval, and is paid once another person confirms it', async ({
  page,
  signIn,
  startOwn,
}) => {
  // Its own server: the limit is everybody's.
  const own = await startOwn();
  const angel = await signInByHand(own.url, 'angel');
  const lowered = await proposeConfig(await signInByHand(own.url, 'god'), ({ limits }) => ({
    limits: { ...limits, withdrawal: { ...limits.withdrawal, record: '1.00' } },
  }));
  const god2 = await signInByHand(own.url, 'god2');
  await god2.put(`/approval/admin/v1/audit/${lowered.id}`, { result: 'approved', version: 1 });
  const [pending] = await waitingWithdrawals(angel, 1);
  if (pending === undefined) throw new Error('unreachable');

  await signIn('angel', own);
  await page.goto(`${own.url}/funds/withdrawal?q=${pending.order_no}&id=${pending.id}`);
  const review = reviewOf(page, pending);
  await expect(review).toContainText(`出金单笔超过 ${spelled('1.00')} 须双人复核`);
  await expect(review).toContainText(/可复核人：.*Victoria Lam/);
  await review.getByRole('button', { name: '通过（第一签）' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('签署后不会执行，须等另一人再签');
  await tickRisks(question);
  await question.getByRole('button', { name: '签署，等待第二人' }).click();
  await expect(toasts(page)).toContainText(`${pending.order_no} 已签署，等待第二人复核`);
  await expect(page.getByText('没有待审核的出金了')).toBeAttached();
  expect((await readWithdrawal(angel, pending.id)).withdrawal.status).toBe('pending');

  await page.getByRole('button', { name: pending.order_no, exact: true }).click();
  await expect(review).toContainText(/您已于 .* 签署/);
  await expect(review.getByRole('button', { name: /^通过/ })).toHaveCount(0);
  await review.getByRole('link', { name: '查看复核申请' }).click();
  const proposal = drawer(page, '通过出金');
  await expect(proposal).toContainText('须由另一位同事审核');
  await expect(proposal.getByRole('button', { name: '撤回申请' })).toBeVisible();
  await expect(proposal.getByRole('button', { name: '复核并执行' })).toHaveCount(0);

  await signIn('angel2', own);
  await page.goto(`${own.url}/approval`);
  await expect(page.getByRole('region', { name: /双人复核限额/ })).toContainText('出金');
  await expect(page.getByRole('radio', { name: /^待我复核/ })).toBeChecked();
  const row = page.getByRole('row').filter({ hasText: pending.order_no });
  await expect(row).toContainText(pending.client.full_name);
  await row.getByRole('button', { name: '通过出金' }).click();
  await expect(review.getByRole('heading', { name: '风险核对' })).toBeVisible();
  await expect(review).toContainText(/已于 .* 签署/);
  await review.getByRole('button', { name: '查看复核申请' }).click();
  await expect(proposal.getByRole('button', { name: '复核并执行' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '通过出金' }).click();
  await review.getByRole('button', { name: '驳回申请' }).click();
  await expect(proposal.getByRole('radio', { name: '理由不充分' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proposal.getByRole('button', { name: '复核并执行' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '通过出金' }).click();
  await expect(review.getByRole('button', { name: /^通过/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(question).toContainText(pending.client.full_name);
  await tickRisks(question);
  await question.getByRole('button').last().click();
  await expect(toasts(page)).toContainText(pending.order_no);
  await expect(toasts(page)).toContainText(pending.client.full_name);
  expect((await readWithdrawal(angel, pending.id)).withdrawal.status).toBe('approved');
  await expect(row).toHaveCount(0);

  await signIn('angel', own);
  await page.goto(`${own.url}/approval`);
  await page.getByText('我提交的').click();
  await expect(row).toContainText('已执行');
  await expect(row).toContainText('Victoria Lam');
});

test('the maker of a proposal takes it back, and nothing of it takes effect', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, accNo, proposal } = await proposeCard(angel);
  await signIn('angel');
  await page.goto(`/client?id=${client.id}`);
  await untilLive(page);
  const cards = await openAction(page, '银行卡');
  await expect(cards.getByText('等待第二人复核：新增客户银行卡')).toBeVisible();
  const masked = `************${accNo.slice(-4)}`;
  await expect(cards).toContainText(masked);

  await page.goto(`/approval?whose=mine&id=${proposal.id}`);
  const open = drawer(page, '新增客户银行卡');
  await expect(open).toContainText(masked);
  await expect(open).not.toContainText(accNo);
  await open.getByRole('button', { name: /显示完整新卡号/ }).click();
  await expect(open).toContainText(accNo);
  const god = await staff('god');
  const looks = await god.get<Schemas.AuditList>(
    `/audit/admin/v1/list?action=proposal.acc_no_revealed&subject_id=${proposal.id}`,
  );
  expect(looks.body.total).toBe(1);
  await open.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(toasts(page)).toContainText('已撤回');
  await expect(open).toContainText('已撤回');
  await expect(open.getByRole('button', { name: '撤回申请' })).toHaveCount(0);
  expect((await readProposal(angel, proposal.id)).status).toBe('withdrawn');
  const kept = await angel.get<Schemas.ClientBankList>(`/client/admin/v1/bank/${client.id}`);
  expect(kept.body).toMatchObject({ list: [], waiting: [] });
});

test('a proposal that is withdrawn says so at once to a user about to reject it, with the reason that was typed @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { proposal } = await proposeCard(angel);
  await signIn('angel2');
  await page.goto(`/approval?id=${proposal.id}`);
  const open = drawer(page, '新增客户银行卡');
  await open.getByRole('button', { name: '驳回' }).click();
  await open.getByRole('button', { name: '确认驳回' }).click();
  await expect(open.getByRole('radiogroup', { name: '原因' })).toHaveAccessibleDescription(
    /请选择驳回原因/,
  );
  await page.keyboard.press('6');
  await expect(open.getByRole('radio', { name: '其他' })).toBeChecked();
  await open.getByLabel('说明').fill('户名与实名不符');
  await untilLive(page);
  const { id, version } = proposal;
  await angel.put(`/approval/admin/v1/withdraw/${id}`, { version });
  await expect(open.getByRole('alert')).toContainText('申请已结束');
  await expect(open.getByRole('button', { name: '确认驳回' })).toBeDisabled();
  await expect(open.getByLabel('说明')).toHaveValue('户名与实名不符');
  expect((await readProposal(angel, id)).status).toBe('withdrawn');
});
