import { recordDeposit } from '../../../support/deposits.ts';
import { runOut } from '../../../support/run-out.ts';
import { demoPassword } from '../../../support/stack.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { reviewOf, tickRisks } from '../../support/deposit-review.ts';
import { expect, fillLogin, signInOn, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

test.use({ expectedTrouble: /40[13]|422|502|ERR_|stream/ });

const hourMs = 60 * 60 * 1000;

// @rule sign-in: A large approval after ten minutes asks for the password in a dialog, and loses nothing
// @in app/identity/identity-check.tsx
test('an approval above the limit asks for the password over the review, and goes on with the same key; without input the page locks', async ({
  page,
  startOwn,
}) => {
  // The server is started three times.
  test.slow();
  const own = await startOwn();
  const maker = await signInByHand(own.url, 'angel2');
  const large = await recordDeposit(maker, { amount: '20000.00' });
  const other = await recordDeposit(maker, { amount: '64.00' });
  await signInOn(page, own.url, 'angel');
  await own.terminate();
  await runOut(own, { signedInAt: new Date(Date.now() - hourMs) });
  const second = await startOwn(own);

  await page.goto(`${second.url}/funds/deposit?id=${large.id}`);
  await untilLive(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/deposit/admin/v1/audit/')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await reviewOf(page, large).getByRole('button', { name: '通过' }).click();
  const confirmation = page.getByRole('alertdialog');
  await tickRisks(confirmation);
  await confirmation.getByRole('button', { name: '确认入账' }).click();

  const asks = page.getByRole('dialog', { name: '确认身份' });
  const password = asks.getByLabel('密码');
  await expect(password).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await password.fill('wrong');
  await password.press('Enter');
  await expect(asks).toContainText('密码错误');
  await password.fill(demoPassword);
  await asks.getByRole('button', { name: '确认', exact: true }).click();
  await expect(page.getByText(`${large.order_no} 已入账`)).toBeVisible();
  await expect(asks).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  await page.goto(`${second.url}/funds/deposit?id=${other.id}`);
  const review = reviewOf(page, other);
  await review.getByRole('button', { name: '驳回' }).click();
  await review.getByLabel('说明').fill('等待银行回单');
  await untilLive(page);
  await second.terminate();
  await runOut(second, { idleUntil: new Date() });
  await startOwn(second);
  const lock = page.getByRole('dialog', { name: '登录已过期' });
  await expect(lock).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(other.order_no).first()).toBeHidden();
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(lock).toHaveCount(0);
  await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
});
