import type { Schemas } from '@brokerdesk/sdk';
import type { Locator } from '@playwright/test';
import type { StaffApi } from '../../../support/staff-api.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

async function withProof(angel: StaffApi): Promise<Schemas.Deposit> {
  const { body } = await angel.get<Schemas.DepositList>(
    '/deposit/admin/v1/list?status=pending&size=100',
  );
  const found = body.list.find(
    ({ screenshot, payer_name: payer, client, decision }) =>
      screenshot?.content_type === 'image/png' && payer === client.full_name && decision.approve,
  );
  if (!found) throw new Error('The demonstration set has none.');
  return found;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

test('the head stays while the facts are scrolled, and says how much, whose, how, and how long it has waited', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await withProof(await staff('angel'));
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  const head = review.getByText(/^已等 \d+ (天|小时|分钟)$/);
  await expect(review.getByText('实名', { exact: true })).toBeVisible();
  const before = await boxOf(head);
  await review.getByRole('heading', { name: '其他信息' }).scrollIntoViewIfNeeded();
  expect(await boxOf(head)).toEqual(before);
  await expect(review.getByText('实名', { exact: true })).toBeInViewport();
  await expect(review.getByText('与客户一致')).toBeAttached();
});

const queues = [
  ['an identity check', '/kyc?status=pending', /认证$/],
  ['an order', '/trx/ipo?status=awaiting', /^[\d,.]+\s[A-Z]{3,4}$/],
  ['an amendment', '/emergency?status=pending', / → |、|^[^\d]+$/],
  ['a proposal', '/approval?status=pending&sort=created_at', /./],
] as const;

for (const [what, address, subject] of queues) {
  test(`the head of ${what} stays while the rest is scrolled: subject, client, and how long it has waited${unlessByDay(what === 'a proposal')}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn('god');
    await page.goto(address);
    await untilQuiet(page);
    await page.locator('[data-row-open]').first().click();
    const review = page.getByRole('dialog');
    const waited = review.getByText(/^已等/);
    await expect(review.locator('strong').first()).toHaveText(subject);
    await expect(waited).toBeVisible();
    await untilQuiet(page);
    const before = await boxOf(waited);
    await review.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
    expect(await boxOf(waited)).toEqual(before);
    await expect(review.locator('strong').first()).toBeInViewport();
  });
}

test('a rejection never hides the proof: the form is beside it on a wide screen, and below it on a phone', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await withProof(await staff('angel'));
  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  const proof = review.getByRole('img', { name: /的付款凭证$/ });
  const facts = review.getByRole('region', { name: '入金信息' });
  const form = review.getByRole('form', { name: '驳回这笔入金' });
  await expect(proof).toBeInViewport({ ratio: 0.9 });
  await review.getByRole('button', { name: '驳回' }).click();
  await expect(form).toBeVisible();
  await expect(proof).toBeInViewport({ ratio: 0.9 });
  expect((await boxOf(proof)).x).toBeGreaterThan((await boxOf(form)).x);
  const [left, right] = [await boxOf(facts), await boxOf(form)];
  expect(left.x).toBeLessThanOrEqual(right.x);
  await form.getByRole('button', { name: '取消' }).click();

  await page.setViewportSize({ width: 375, height: 812 });
  await facts.scrollIntoViewIfNeeded();
  await expect(proof).not.toBeInViewport({ ratio: 0.5 });
  await review.getByRole('button', { name: '驳回' }).click();
  await expect(form).toBeInViewport({ ratio: 1 });
  await expect(proof).toBeInViewport({ ratio: 0.5 });
  expect((await boxOf(proof)).y).toBeLessThan((await boxOf(form)).y);
});
