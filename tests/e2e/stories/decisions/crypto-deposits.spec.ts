import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import { clientWithAccount } from '../../../support/deposits.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { reviewOf, tickRisks } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { exportAs } from '../../support/list-export.ts';
import { untilQuiet } from '../../support/traffic.ts';

const hash = 'a1b2c3d4e5f60718293a4b5c6d7e8f900f1e2d3c4b5a69788796a5b4c3d2e1f0';

async function recordCoins(
  maker: StaffApi,
  to?: Awaited<ReturnType<typeof clientWithAccount>>,
): Promise<Schemas.Deposit> {
  const { client, account } = to ?? (await clientWithAccount(maker, 'USD'));
  const { body: addresses } = await maker.get<Schemas.CryptoAddressList>(
    '/crypto_address/admin/v1/list?status=enabled&network=tron',
  );
  const made = await maker.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${client.id}`, {
    ...{ account_id: account.id, amount: '808.00', currency: 'USD', sub_type: 'crypto' },
    ...{ network: 'TRC20', txid: hash, address: addresses.list[0]?.address ?? null },
  });
  expect(made.status).toBe(201);
  return made.body;
}

test('coins are credited once the chain has confirmed them often enough, as a reviewer has written down', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordCoins(await staff('angel2'));
  await signIn('angel');
  await page.goto(`/funds/crypto_deposit?network=tron&q=${hash}`);
  const row = page.getByRole('row').filter({ hasText: deposit.order_no });
  await expect(row).toContainText('未核对');
  await expect(row).toContainText('a1b2c3d4…d2e1f0');
  const explorer = row.getByRole('link', { name: /在区块浏览器查看交易/ });
  await expect(explorer).toHaveAttribute('href', `https://tronscan.org/#/transaction/${hash}`);
  await expect(explorer).toHaveAttribute('rel', /noreferrer/);
  await row.getByRole('button', { name: deposit.order_no }).click();
  const review = reviewOf(page, deposit);
  await expect(review).toContainText('还没有人核对链上确认数');
  await expect(review).toContainText(deposit.address ?? 'no address');
  // An unknown result is only a warning on credit.
  await review.getByRole('button', { name: '通过' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('还没有人核对这笔入金的链上确认数');
  await question.getByRole('button', { name: '取消' }).click();

  const record = async (count: string) => {
    await review.getByRole('button', { name: '登记确认数' }).click();
    const form = page.getByRole('dialog', { name: '登记链上确认数' });
    await form.getByRole('textbox', { name: '链上确认数' }).fill(count);
    return form;
  };
  await (await record('7')).getByRole('button', { name: '登记', exact: true }).click();
  await expect(review).toContainText('7 / 20');
  await expect(review).toContainText('链上确认数不足，暂不能通过');
  await expect(review.getByRole('button', { name: '通过' })).toHaveCount(0);
  await expect(review.getByRole('button', { name: '驳回' })).toBeVisible();

  const fewer = await record('3');
  await expect(fewer.getByRole('textbox', { name: '比上次少的原因' })).toBeVisible();
  await fewer.getByRole('textbox', { name: '链上确认数' }).fill('21');
  await expect(fewer.getByRole('textbox', { name: '比上次少的原因' })).toHaveCount(0);
  await fewer.getByRole('button', { name: '登记', exact: true }).click();
  await expect(review).toContainText('21 / 20');
  await review.getByRole('button', { name: '通过' }).click();
  await tickRisks(question);
  await question.getByRole('button', { name: '确认入账' }).click();
  await expect(row).toContainText('已入账');
});

test('a deposit that several cached tabs list has its row, and its client the way back, on the shown page @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordCoins(await staff('angel2'));
  const { order_no: orderNo, client } = deposit;
  const openFromMenu = async (name: string) => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('searchbox').fill(orderNo);
    await expect(page).toHaveURL(new RegExp(`q=${orderNo}`));
    await expect(row).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('row').filter({ has: row })).toHaveAttribute('aria-rowindex', '2');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  };
  const row = page.getByRole('button', { name: orderNo, exact: true });
  await signIn('angel');
  await page.goto(`/client?q=${client.username}`);
  await expect(page.locator(`[data-row-open="${client.id}"]`)).toBeVisible();

  await openFromMenu('入金审核');
  await row.click();
  const name = reviewOf(page, deposit).getByRole('button', { name: new RegExp(client.username) });
  await name.click();
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await expect(drawer.getByRole('heading', { name: '资金账户' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await openFromMenu('数字货币入金');
  await expect(page.locator(`[data-row-open="${deposit.id}"]`)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: '批量操作' })).toContainText('已选 1 条');
  await page.keyboard.press('Enter');
  await expect(reviewOf(page, deposit)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reviewOf(page, deposit)).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('the crypto queue lists, exports and goes on to deposits of coins alone @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, maker] = [await staff('angel'), await staff('angel2')];
  const coins = await recordCoins(maker);
  const { id, account_id, client } = coins;
  const bank = await maker.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${client.id}`, {
    ...{ account_id, amount: '9.00', currency: 'USD', sub_type: 'bank' },
    ...{ payer_name: client.full_name, reference_no: 'FT-9' },
  });
  await signIn('angel');
  const onlyClient = `client_id=${client.id}`;
  const { body } = await angel.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?sub_type=crypto&status=pending&${onlyClient}&size=200`,
  );
  await page.goto(`/funds/crypto_deposit?status=pending&${onlyClient}&q=${hash}`);
  await expect(page.getByRole('button', { name: coins.order_no })).toBeVisible();
  await page.goto(`/funds/crypto_deposit?status=pending&${onlyClient}`);
  await expect(page.getByText(`共 ${body.total} 条`).first()).toBeVisible();
  await expect(page.getByText(bank.body.order_no)).toHaveCount(0);
  const file = await exportAs(page, 'CSV');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(coins.order_no);
  expect(text).not.toContain(bank.body.order_no);

  // Nothing else of coins waits among what is searched for, but something does that came by bank.
  await page.goto(`/funds/crypto_deposit?${onlyClient}&amount_max=1000&page=9&id=${id}`);
  const review = reviewOf(page, coins);
  await review.getByRole('button', { name: '驳回' }).click();
  await choose(review.getByLabel('原因', { exact: true }), '重复提交');
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(page.getByText(`${coins.order_no} 已驳回`)).toBeVisible();
  await untilQuiet(page);
  await expect(reviewOf(page, bank.body)).toHaveCount(0);
});

test('a user without the right to decide cannot enter confirmations, and opens only deposits of coins', async ({
  page,
  signIn,
  staff,
}) => {
  const { client, account } = await clientWithAccount(await staff('hero'), 'USD');
  const coins = await recordCoins(await staff('angel2'), { client, account });
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('hero');
  await page.goto('/funds/crypto_deposit?status=pending');
  const cards = page.getByRole('list', { name: '数字货币入金' });
  await cards.getByRole('button', { name: coins.order_no }).click();
  await expect(page.getByText('银行转账')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('链上信息');
  await expect(page.getByRole('dialog')).toContainText('还没有人核对链上确认数');
  await expect(page.getByRole('button', { name: '登记确认数' })).toHaveCount(0);
});
