import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { recordDeposit } from '../../../support/deposits.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const auditOf = ({ id }: Schemas.Deposit) => `**/deposit/admin/v1/audit/${id}*`;

async function waiting(maker: StaffApi, count: number) {
  const payer = `Decide ${crypto.randomUUID().slice(0, 8)}`;
  const deposits: Schemas.Deposit[] = [];
  for (let made = 1; made <= count; made += 1) {
    deposits.push(await recordDeposit(maker, { amount: `${made}.01`, tag: payer }));
  }
  const [first, second] = deposits;
  if (first === undefined || second === undefined) throw new Error('Two were asked for.');
  const list = `/funds/deposit?status=pending&sort=created_at&q=${encodeURIComponent(payer)}`;
  return { first, second, third: deposits[2] ?? second, list };
}

const formIn = (page: Page, deposit: Schemas.Deposit) => reviewOf(page, deposit).getByRole('form');

test('a rejection is made by keys alone, says why, is given up by Escape, and keeps its text with its own record @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { first, second, list } = await waiting(await staff('angel2'), 2);
  await signIn('angel');
  await page.goto(`${list}&id=${first.id}`);
  const button = reviewOf(page, first).getByRole('button', { name: '驳回' });
  await button.focus();
  await page.keyboard.press('r');
  const form = formIn(page, first);
  const code = form.getByLabel('原因', { exact: true });
  await expect(code.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('r');
  await expect(code.getByRole('radio').first()).toBeFocused();
  await choose(code, '其他');
  await page.keyboard.press('Control+Enter');
  const note = form.getByLabel('说明');
  await expect(note).toHaveAccessibleDescription(/选择“其他”时请写明原因/);
  await note.fill('付款人来电撤回');

  await page.getByRole('button', { name: second.order_no }).click();
  await reviewOf(page, second).getByRole('button', { name: '驳回' }).click();
  await expect(formIn(page, second).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(formIn(page, second).getByLabel('说明')).toHaveValue('');
  await page.getByRole('button', { name: first.order_no }).click();
  await reviewOf(page, first).getByRole('button', { name: '驳回' }).click();
  await expect(note).toHaveValue('付款人来电撤回');
  await note.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${first.order_no} 已驳回`)).toBeVisible();
});

test('Escape held down closes what lies over a form alone: the form and its text stay @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { first, list } = await waiting(await staff('angel2'), 2);
  await signIn('angel');
  await page.goto(`${list}&id=${first.id}`);
  await reviewOf(page, first).getByRole('button', { name: '驳回' }).click();
  const note = formIn(page, first).getByLabel('说明');
  await note.fill('还在写');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.down('Escape');
  await expect(palette).toBeHidden();
  await expect(note).toBeFocused();
  for (let held = 0; held < 5; held++) await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('还在写');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(reviewOf(page, first)).toBeVisible();
});

test('a person who has opened another record before the answer came stays there @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { first, second, third, list } = await waiting(await staff('angel2'), 3);
  await signIn('angel');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(auditOf(first), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${list}&id=${first.id}`);
  await reviewOf(page, first).getByRole('button', { name: '驳回' }).click();
  const form = formIn(page, first);
  await choose(form.getByLabel('原因', { exact: true }), '重复提交');
  await form.getByRole('button', { name: '确认驳回' }).click();
  await page.getByRole('button', { name: third.order_no }).click();
  await expect(reviewOf(page, third)).toBeVisible();
  answer();
  await expect(page.getByText(`${first.order_no} 已驳回`)).toBeVisible();
  await untilQuiet(page);
  await expect(reviewOf(page, third)).toBeVisible();
  await expect(reviewOf(page, second)).toBeHidden();
});

test.describe('the next record that waits', () => {
  test.use({ expectedTrouble: /403/ });

  test('is found by the same filters beyond the rows of the page; without an answer the decided one stays, and none is said to be left @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const { first, second, list } = await waiting(await staff('angel2'), 2);
    await signIn('angel');
    await page.goto(`${list}&page=2&id=${first.id}`);
    const reject = async (deposit: Schemas.Deposit) => {
      await reviewOf(page, deposit).getByRole('button', { name: '驳回' }).click();
      const form = formIn(page, deposit);
      await choose(form.getByLabel('原因', { exact: true }), '重复提交');
      await form.getByRole('button', { name: '确认驳回' }).click();
      await expect(page.getByText(`${deposit.order_no} 已驳回`)).toBeAttached();
    };
    await reject(first);
    await expect(reviewOf(page, second)).toBeVisible();

    await page.route(/\/deposit\/admin\/v1\/list\?.*size=100/, (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{}' }),
    );
    await reject(second);
    await expect(reviewOf(page, second)).toContainText('已驳回');
    await untilQuiet(page);
    await expect(reviewOf(page, second)).toBeVisible();
    await expect(page.getByText('没有待审核的入金了')).toHaveCount(0);
  });
});

test('A and Enter approve; a key decides nothing that the server does not allow, and nothing under another drawer', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, maker] = [await staff('angel'), await staff('angel2')];
  const own = await recordDeposit(angel, { amount: '20000.00' });
  const other = await recordDeposit(maker, { amount: '12.34' });
  await signIn('angel');
  const question = page.getByRole('alertdialog');
  await openDeposit(page, own);
  await reviewOf(page, own).getByRole('button', { name: '驳回' }).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  // The first key would have put its question over it.
  await expect(formIn(page, own).getByRole('radio').first()).toBeFocused();
  await expect(question).toHaveCount(0);

  await openDeposit(page, other);
  await expect(reviewOf(page, other).getByRole('button', { name: '通过' })).toBeVisible();
  await reviewOf(page, other).getByRole('button', { name: other.client.full_name }).click();
  const client = page.getByRole('dialog', { name: other.client.full_name });
  await expect(client.getByRole('tab', { name: '备注' })).toBeVisible();
  await client.getByRole('tab', { name: '备注' }).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(client).toBeHidden();
  await expect(question).toHaveCount(0);
  await expect(reviewOf(page, other).getByRole('button', { name: '通过' })).toBeVisible();

  await page.keyboard.press('a');
  await expect(question.getByRole('button', { name: '确认入账' })).toBeFocused();
  // Held down, it is still one decision.
  for (let held = 0; held < 5; held++) await page.keyboard.down('Enter');
  await expect(page.getByText(`${other.order_no} 已入账 12.34 USD`)).toBeVisible();
  await page.keyboard.up('Enter');
});

test.describe('a decision whose answer is lost', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  // @rule deposits: A decision without an answer is repeated with the same key
  // @in ui/api/use-intent-mutation.ts
  test('says that the outcome is unknown, and is recognised when it is made again', async ({
    page,
    signIn,
    staff,
  }) => {
    const maker = await staff('angel2');
    const deposit = await recordDeposit(maker, { amount: '45.67' });
    await signIn('angel');
    const keys = new Set<string>();
    await page.route(auditOf(deposit), async (route) => {
      keys.add((await route.request().headerValue('idempotency-key')) ?? '');
      await route.fetch();
      await route.abort();
    });
    await openDeposit(page, deposit);
    const review = reviewOf(page, deposit);
    await review.getByRole('button', { name: '驳回' }).click();
    const form = formIn(page, deposit);
    await choose(form.getByLabel('原因', { exact: true }), '重复提交');
    await form.getByRole('button', { name: '确认驳回' }).click();
    await expect(form.getByRole('alert')).toContainText('没有收到服务器的回应', {
      timeout: 20_000,
    });
    await page.unroute(auditOf(deposit));
    const again = page.waitForRequest(auditOf(deposit));
    await form.getByRole('button', { name: '确认驳回' }).click();
    keys.add((await (await again).headerValue('idempotency-key')) ?? '');
    await expect(page.getByText(`${deposit.order_no} 已驳回`)).toBeVisible();
    expect(keys.size).toBe(1);
  });
});

test('deposits with the same reference are pointed out to each other, with the way there', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const one = await recordDeposit(maker, { amount: '15.00' });
  const reference_no = `REF-${one.id.slice(0, 13)}`;
  const twins: Schemas.Deposit[] = [];
  for (const amount of ['31.00', '32.00']) {
    const path = `/deposit/admin/v2/specialized/${one.client.id}`;
    const body = {
      ...{ account_id: one.account_id, amount, currency: 'USD', sub_type: 'bank' },
      payer_name: one.client.full_name,
    };
    twins.push((await maker.post<Schemas.Deposit>(path, { ...body, reference_no })).body);
  }
  const [first, second] = twins;
  if (first === undefined || second === undefined) throw new Error('unreachable');
  await signIn('angel');
  await openDeposit(page, second);
  await expect(reviewOf(page, second)).toContainText('可能重复');
  await expect(reviewOf(page, second)).toContainText('相同流水号');
  await reviewOf(page, second).getByRole('button', { name: first.order_no }).click();
  await expect(reviewOf(page, first)).toContainText('31.00');
});
