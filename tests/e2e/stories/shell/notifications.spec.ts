import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

const soon = { timeout: 2_000 };

// @rule events: A mention in a comment reaches the colleague within two seconds and opens its record
// @in platform/notifications.ts app/shell/notification-bell.tsx
test('a mention reaches a colleague within two seconds, who opens the record and takes over the shift', async ({
  page,
  browser,
  stack,
  signIn,
  staff,
  colleague,
}) => {
  const username = await colleague('angel');
  const { body: named } = await (await staff(username)).get<Schemas.UserInfo>(
    '/auth/admin/v1/userinfo',
  );
  const deposit = await recordDeposit(await staff('angel2'), { amount: '70.00' });
  const context = await browser.newContext({ baseURL: stack.url, locale: 'zh-CN' });
  const other = await context.newPage();
  await signInOn(other, stack.url, username);
  const listening = other.waitForResponse((response) => response.url().includes('/event/'));
  await other.goto('/dashboard?tab=shift');
  await listening;
  const bell = other.getByRole('button', { name: '通知', exact: true });
  await expect(bell).toBeVisible();

  await signIn('angel');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  const field = review.getByRole('textbox', { name: '评论' });
  await field.pressSequentially('@stranger');
  await review.getByRole('button', { name: '发表评论' }).click();
  await expect(review.getByText('@stranger 不是有权查看此记录的同事')).toBeVisible();
  await field.fill('');
  await field.pressSequentially(`请核对 @${named.name.slice(0, -1)}`);
  await review.getByRole('option', { name: named.name }).click();
  await field.pressSequentially('付款人');
  await review.getByRole('button', { name: '发表评论' }).click();
  await expect(other.getByRole('button', { name: '通知 1' })).toBeVisible(soon);
  await expect(review.getByRole('list', { name: '评论' })).toContainText(`@${named.name} 付款人`);
  expect(await axeFindings(page)).toEqual([]);

  await other.getByRole('button', { name: '通知 1' }).click();
  const list = other.getByRole('dialog', { name: '通知' });
  await list.getByRole('link', { name: /提到了您/ }).click();
  await expect(reviewOf(other, deposit)).toContainText('付款人');
  await expect(other.getByRole('button', { name: '通知', exact: true })).toBeVisible(soon);

  await page.goto('/dashboard?tab=shift');
  const note = `等待凭证 ${deposit.order_no}`;
  await page.getByRole('textbox', { name: '给下一班的留言' }).fill(note);
  await page.getByRole('button', { name: '交班', exact: true }).click();
  const written = page.getByRole('listitem').filter({ hasText: note });
  await expect(written.getByRole('button', { name: '修改留言' })).toBeVisible();
  await other.goto('/dashboard?tab=shift');
  const received = other.getByRole('listitem').filter({ hasText: note });
  await received.getByRole('button', { name: '接班' }).click();
  await page.getByText('以往的交接').click();
  await expect(written).toContainText(`由 ${named.name} 于`, soon);
  await expect(written.getByRole('button')).toHaveCount(0);
  await context.close();
});
