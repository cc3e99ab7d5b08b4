import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const soon = { timeout: 3_000 };

// @rule work: Two reviewers see who works on a record, and assign it to each other
// @in business/work/work-line.tsx domains/work/claim-work.ts
test('a claimed record names its reviewer to others, is assigned and set aside, and an absent reviewer gets none', async ({
  page,
  browser,
  signIn,
  staff,
  stack,
}) => {
  const deposit = await recordDeposit(await staff('god2'), { amount: '77.00' });
  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await expect(review.getByText(/您正在处理，至 \d/)).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.url, locale: 'zh-CN' });
  const second = await context.newPage();
  await signInOn(second, stack.url, 'god');
  await openDeposit(second, deposit);
  const theirs = reviewOf(second, deposit);
  await expect(theirs.getByText('陈雅静正在处理')).toBeVisible();
  await untilLive(page);
  const assignee = await staff('angel');
  const seen = { until: new Date().toISOString() };
  expect((await assignee.call('PUT', '/user/admin/v1/notification/read_all', seen)).status).toBe(
    200,
  );
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: '接手' }).click();
  await expect(theirs.getByText(/您正在处理/)).toBeVisible();
  await expect(review.getByText('高建明正在处理')).toBeVisible(soon);

  await theirs.getByRole('button', { name: '分配' }).click();
  await second.getByRole('menuitem', { name: /陈雅静/ }).click();
  await expect(theirs.getByText('已分配给陈雅静')).toBeVisible(soon);
  await expect(review.getByText('高建明已分配给您')).toBeVisible(soon);
  const bell = page.getByRole('button', { name: '通知 1', exact: true });
  await expect(bell).toBeVisible({ timeout: 2_000 });
  await bell.click();
  const notices = page.getByRole('dialog', { name: '通知' });
  await notices.getByRole('link', { name: `高建明 交给您：${deposit.order_no}` }).click();
  await expect(review.getByText('高建明已分配给您')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^我的/ }).click();
  await page.getByRole('menuitem', { name: deposit.order_no }).click();
  await review.getByRole('button', { name: '暂缓' }).click();
  await page.getByRole('menuitem', { name: '4 小时后处理', exact: true }).click();
  await expect(review).toBeHidden();

  await page.getByRole('button', { name: '陈雅静 的账户菜单' }).click();
  await page.getByRole('menuitem', { name: '不在岗设置' }).click();
  const form = page.getByRole('dialog', { name: '不在岗与手头上限' });
  await form.getByLabel('不在岗开始').fill('2026-01-01 00:00');
  await form.getByLabel('不在岗结束').fill('2099-01-01 00:00');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect(page.getByText('您已设置不在岗，无法领取')).toBeVisible();
  await theirs.getByRole('button', { name: '分配' }).click();
  await expect(second.getByRole('menuitem', { name: /陈雅静.*不在岗/ })).toBeDisabled();
  await context.close();

  const { body: me } = await assignee.get<{ id: string }>('/auth/admin/v1/userinfo');
  const url = `/work/admin/v1/availability/${me.id}`;
  const { body } = await assignee.get<Schemas.Availability>(url);
  const back = { absence: null, capacity: null, version: body.version };
  expect((await assignee.call('PUT', url, back)).status).toBe(200);
});

// @rule work: The claim of a browser that is gone expires, and a colleague gets the record
// @in business/work/work-calls.ts domains/work/claim-work.ts
test('the claim of a browser that has lost its connection expires, and a colleague who looks at the record gets it @night', async ({
  page,
  browser,
  signIn,
  startOwn,
}) => {
  test.slow();
  const own = await startOwn();
  const god = await signInByHand(own.url, 'god');
  const { waiting: _, ...config } = (
    await god.get<Schemas.TradeConfigState>('/config/admin/v1/trade')
  ).body;
  const work = { claim_minutes: 1, open_max: 20 };
  await god.put('/config/admin/v1/trade', { ...config, work });
  await confirmAbout(await signInByHand(own.url, 'god2'), 'trade');
  const deposit = await recordDeposit(god, { amount: '78.00' });

  const context = await browser.newContext({ baseURL: own.url, locale: 'zh-CN' });
  const gone = await context.newPage();
  await signInOn(gone, own.url, 'angel2');
  await openDeposit(gone, deposit);
  await expect(reviewOf(gone, deposit).getByText(/您正在处理/)).toBeVisible();
  await context.setOffline(true);

  await signIn('angel', own);
  await page.goto(`${own.url}/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await expect(review.getByText(/正在处理/)).toBeVisible();
  await expect(review.getByText(/您正在处理/)).toHaveCount(0);
  await expect(review.getByText(/您正在处理/)).toBeVisible({ timeout: 120_000 });
  await context.close();
});
