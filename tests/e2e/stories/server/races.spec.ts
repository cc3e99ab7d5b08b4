import type { Schemas } from '@brokerdesk/sdk';
import type { Browser, Locator, Page } from '@playwright/test';
import Big from 'big.js';
import { balanceOf, clientWithAccount, recordDeposit } from '../../../support/deposits.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

/** Expected console errors: of the loser of a race, and of everybody while the server is down. */
test.use({ expectedTrouble: /409|ERR_|Failed to load|EventSource|50[0-9]/ });

async function otherBrowser(browser: Browser, url: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'zh-CN' })).newPage();
  await signInOn(page, url, username);
  return page;
}

async function recordDeposits(maker: StaffApi, count: number) {
  const payer = `Race ${Date.now()}`;
  const to = await clientWithAccount(maker);
  const deposits: Schemas.Deposit[] = [];
  for (let made = 0; made < count; made += 1) {
    deposits.push(await recordDeposit(maker, { amount: '1.01', tag: payer, to }));
  }
  const [first] = deposits;
  if (first === undefined) throw new Error('No deposit was made.');
  return { payer, deposits, first };
}

async function askToApprove(page: Page, url: string, payer: string, count: number): Promise<void> {
  await page.goto(`${url}/funds/deposit?status=pending&size=100&q=${encodeURIComponent(payer)}`);
  const bar = page.getByRole('region', { name: '批量操作' });
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(bar).toContainText(`已选 ${count} 条`);
  await bar.getByRole('button', { name: `通过 ${count} 笔` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`确认入账 ${count} 笔`);
}

const confirmAll = (page: Page, count: number) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: `确认入账 ${count} 笔` })
    .click();

async function openReport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '查看结果' }).click();
  return page.getByRole('dialog', { name: '批量通过的结果' });
}

async function counted(report: Locator, state: string): Promise<number> {
  const found = new RegExp(`(\\d+) 笔${state}`).exec((await report.textContent()) ?? '');
  return Number(found?.[1] ?? '0');
}

test('two browsers that approve one deposit at the same moment credit it once, and the other one shows who was first', async ({
  browser,
  page,
  signIn,
  staff,
  stack,
}) => {
  const maker = await staff('angel2');
  const deposit = await recordDeposit(maker, { amount: '812.34' });
  const before = new Big(await balanceOf(maker, deposit));
  await signIn('angel');
  const other = await otherBrowser(browser, stack.url, 'god');
  for (const one of [page, other]) {
    await openDeposit(one, deposit);
    await reviewOf(one, deposit).getByRole('button', { name: '通过' }).click();
    await expect(one.getByRole('alertdialog')).toContainText('812.34');
  }
  await Promise.all(
    // The one that has the other's decision by then has nothing to press.
    [page, other].map((one) =>
      one.getByRole('button', { name: '确认入账' }).click({ force: true }),
    ),
  );

  const done = (one: Page) => one.getByText(`${deposit.order_no} 已入账`);
  const late = (one: Page) => one.getByText('已由他人处理');
  await expect(done(page).or(late(page)).first()).toBeVisible();
  await expect(done(other).or(late(other)).first()).toBeVisible();
  const winners = (await done(page).count()) + (await done(other).count());
  const losers = (await late(page).count()) + (await late(other).count());
  expect([winners, losers]).toEqual([1, 1]);
  expect(await balanceOf(maker, deposit)).toBe(before.plus('812.34').toFixed(2));
  await other.context().close();
});

test('two bulk runs over the same 12 deposits decide each of them once, and report truly which were theirs @night', async ({
  browser,
  page,
  signIn,
  staff,
  stack,
}) => {
  test.slow();
  const count = 12;
  const maker = await staff('angel2');
  const { payer, deposits, first } = await recordDeposits(maker, count);
  const before = new Big(await balanceOf(maker, first));
  await signIn('angel');
  const other = await otherBrowser(browser, stack.url, 'god');
  await askToApprove(page, stack.url, payer, count);
  await askToApprove(other, stack.url, payer, count);
  await Promise.all([confirmAll(page, count), confirmAll(other, count)]);

  for (const one of [page, other]) {
    await expect(one.getByRole('button', { name: '查看结果' })).toContainText(
      `${count} / ${count}`,
      { timeout: 90_000 },
    );
  }
  const report = await openReport(page);
  const theirReport = await openReport(other);
  const mine = await counted(report, '成功');
  const theirs = await counted(theirReport, '成功');
  expect(mine + theirs).toBe(count);
  expect(await counted(report, '被拒绝')).toBe(theirs);
  expect(await counted(theirReport, '被拒绝')).toBe(mine);
  expect(await balanceOf(maker, first)).toBe(before.plus(new Big('1.01').times(count)).toFixed(2));

  const { body } = await maker.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?size=200&q=${encodeURIComponent(payer)}`,
  );
  const own = body.list.filter(({ checker }) => checker?.name === '陈雅静');
  expect(own).toHaveLength(mine);
  expect(body.list.filter(({ status }) => status === 'approved')).toHaveLength(deposits.length);
  for (const { order_no: orderNo } of own.slice(0, 3)) {
    await expect(report.getByRole('row', { name: orderNo })).toContainText('成功');
  }
  await other.context().close();
});

test('a bulk run goes on by itself if the server goes in the middle and comes back; the page finds its report again @night', async ({
  page,
  signIn,
  startOwn,
}) => {
  test.slow();
  const count = 14;
  const stack = await startOwn();
  let maker = await signInByHand(stack.url, 'angel2');
  const { payer, first } = await recordDeposits(maker, count);
  const before = new Big(await balanceOf(maker, first));
  await signIn('angel', stack);
  let cut: Promise<void> | undefined;
  page.on('response', (response) => {
    if (response.url().includes('/bulk/admin/v1/start')) cut = stack.kill();
  });
  await askToApprove(page, stack.url, payer, count);
  await confirmAll(page, count);
  await expect.poll(() => cut !== undefined).toBe(true);
  await cut;

  await startOwn(stack);
  await page.goto(stack.url);
  await expect(page.getByRole('button', { name: '查看结果' })).toContainText(
    `${count} / ${count}`,
    {
      timeout: 60_000,
    },
  );
  const report = await openReport(page);
  expect(await counted(report, '成功')).toBe(count);
  maker = await signInByHand(stack.url, 'angel2');
  expect(await approvedOf(maker, payer)).toHaveLength(count);
  expect(await balanceOf(maker, first)).toBe(before.plus(new Big('1.01').times(count)).toFixed(2));
});

async function approvedOf(staff: StaffApi, payer: string): Promise<Schemas.Deposit[]> {
  const { body } = await staff.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?status=approved&size=200&q=${encodeURIComponent(payer)}`,
  );
  return body.list;
}
