import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import Big from 'big.js';
import { balanceOf, clientWithAccount } from '../../../support/deposits.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

async function openForm(page: Page, client: Schemas.Client): Promise<Locator> {
  await page.goto(`/client?id=${client.id}`);
  await page.getByRole('button', { name: '登记入金' }).click();
  return page.getByRole('dialog', { name: '登记入金' });
}

async function fillIn(
  form: Locator,
  account: Schemas.Account,
  { amount, currency, payer }: { amount: string; currency?: string; payer: string },
): Promise<void> {
  await choose(form.getByLabel('入金账户'), account.id);
  await form.getByLabel('金额').fill(amount);
  if (currency !== undefined) await choose(form.getByLabel('币种'), currency);
  await form.getByLabel('付款人').fill(payer);
  await form.getByLabel('流水号').fill(`FT ${payer}`);
}

/** A picture that no other story has uploaded. */
async function proofOf(page: Page) {
  return { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
}

async function depositsPaidBy(staff: StaffApi, payer: string): Promise<Schemas.Deposit[]> {
  const { body } = await staff.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?q=${encodeURIComponent(payer)}`,
  );
  return body.list;
}

const uniquePayer = () => `Payer ${crypto.randomUUID().slice(0, 8)}`;

test('a supervisor records 20,000 with a proof, finds it pending, and sees that someone else must approve it', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, account } = await clientWithAccount(angel);
  const payer = uniquePayer();
  await signIn('angel');
  const form = await openForm(page, client);
  await fillIn(form, account, { amount: '20000', payer });
  await expect(form.getByLabel('金额')).toHaveValue('20,000');
  await expect(form.getByLabel('付款人')).toHaveAccessibleDescription(/不一致/);
  await form.getByLabel('付款凭证').setInputFiles(await proofOf(page));
  await expect(form.getByText('已上传')).toBeVisible();
  const after = new Big(account.balance).plus(20_000).toFixed(2);
  await expect(form).toContainText(
    Number(after).toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
  );
  await form.getByRole('button', { name: '提交审核' }).click();

  const notifications = page.getByRole('region', { name: '通知' });
  await expect(notifications).toContainText('等待审核');
  await expect(notifications).toContainText('须由另一位同事审核');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: '登记入金' })).toBeFocused();
  await notifications.getByRole('link', { name: '在入金记录中查看' }).click();

  const [deposit, ...others] = await depositsPaidBy(angel, payer);
  if (deposit === undefined) throw new Error('The deposit was not recorded.');
  expect(others).toEqual([]);
  const review = page.getByRole('dialog', { name: `入金 ${deposit.order_no}` });
  await expect(review).toContainText('待审核');
  await expect(review).toContainText('20,000.00 USD');
  await expect(review).toContainText(payer);
  await expect(
    review.getByRole('img', { name: `入金 ${deposit.order_no} 的付款凭证` }),
  ).toBeVisible();
  await expect(review).toContainText('须由另一位同事审核');
  await expect(review.getByRole('button', { name: '通过' })).toHaveCount(0);
  expect(await balanceOf(angel, deposit)).toBe(account.balance);
});

test('a payment in another currency shows beforehand what the server then credits', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, account } = await clientWithAccount(angel);
  const payer = uniquePayer();
  await signIn('angel');
  const form = await openForm(page, client);
  await fillIn(form, account, { amount: '7142.37', currency: 'CNY', payer });
  await expect(form).toContainText('1 CNY = ');
  await expect(form).toContainText(/前的汇率/);
  const shown = await form.getByText(/^约入账/).textContent();
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已登记 7,142.37 CNY')).toBeVisible();

  const [deposit] = await depositsPaidBy(angel, payer);
  const credited = Number(deposit?.credited_amount).toLocaleString('zh-CN', {
    minimumFractionDigits: 2,
  });
  expect(shown?.replace('\u00a0', ' ')).toBe(`约入账 ${credited} USD`);
  expect(deposit?.sub_type).toBe('bank');
});

test('coins are recorded with the firm’s address that they came to, found by typing among those of the network @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, account } = await clientWithAccount(angel);
  const addressOf = async (status: 'enabled' | 'disabled') => {
    const { body } = await angel.get<Schemas.CryptoAddressList>(
      `/crypto_address/admin/v1/list?status=${status}&network=tron`,
    );
    const [one] = body.list;
    if (one === undefined) throw new Error(`The firm has no ${status} address on Tron.`);
    return one;
  };
  const [wallet, retired] = [await addressOf('enabled'), await addressOf('disabled')];
  const payer = uniquePayer();
  await signIn('angel');
  const form = await openForm(page, client);
  await fillIn(form, account, { amount: '250', payer });
  await choose(form.getByLabel('方式'), 'crypto');
  await form.getByLabel('交易哈希').fill(crypto.randomUUID());
  const address = form.getByRole('combobox', { name: '收款地址' });
  await choose(form.getByLabel('网络'), 'BTC');
  await address.fill(wallet.address);
  await expect(page.getByRole('listbox')).toBeHidden();
  await choose(form.getByLabel('网络'), 'TRC20');
  await address.fill(wallet.address.slice(0, 8));
  await page.getByRole('option', { name: wallet.address }).first().click();
  await expect(address).toHaveValue(wallet.address);
  // To its end, which the field cuts off on a telephone.
  await expect(address).toHaveAccessibleDescription(new RegExp(wallet.address));
  await choose(form.getByLabel('网络'), 'BTC');
  await expect(address).toHaveValue('');
  await choose(form.getByLabel('网络'), 'TRC20');
  await address.fill(retired.address.slice(0, 8));
  await page.getByRole('option', { name: retired.address }).first().click();
  await expect(address).toHaveValue(retired.address);
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已登记 250.00 USD')).toBeVisible();
  const [deposit] = await depositsPaidBy(angel, payer);
  expect(deposit).toMatchObject({ sub_type: 'crypto', chain: 'tron', address: retired.address });
});

test.describe('what cannot be recorded', () => {
  // The browser reports the refused rate as a failed request.
  test.use({ expectedTrouble: /422/ });

  test('is refused at its field, sends nothing, and keeps what was typed', async ({
    page,
    signIn,
    staff,
  }) => {
    const { client, account } = await clientWithAccount(await staff('angel'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/specialized/')) sent.push(request.url());
    });
    await signIn('angel');
    const form = await openForm(page, client);
    const submit = form.getByRole('button', { name: '提交审核' });
    await choose(form.getByLabel('入金账户'), '');
    await submit.click();
    await expect(form.getByRole('alert').filter({ hasText: '请先填写完整信息' })).toBeVisible();
    await expect(form.getByLabel('入金账户')).toBeFocused();
    await expect(form.getByLabel('金额')).toHaveAccessibleDescription(/请填写金额/);
    await expect(form.getByLabel('币种')).toHaveAccessibleDescription(/请选择币种/);

    await choose(form.getByLabel('入金账户'), account.id);
    await form.getByLabel('金额').fill('0.00');
    await submit.click();
    await expect(form.getByLabel('金额')).toHaveAccessibleDescription(/大于 0/);
    await expect(form.getByLabel('金额')).toBeFocused();

    await expect(form.getByLabel('付款人')).toHaveAccessibleDescription(/请填写付款人/);
    await expect(form.getByLabel('流水号')).toHaveAccessibleDescription(/付款凭证，或填写流水号/);
    await form.getByLabel('付款人').fill(client.full_name);
    await form.getByLabel('流水号').fill('FT-CAD');

    await form.getByLabel('金额').fill('1250.5');
    await choose(form.getByLabel('币种'), 'CAD');
    await form.getByLabel('内部备注').fill('等汇率');
    await submit.click();
    await expect(form.getByLabel('币种')).toHaveAccessibleDescription(/无法获取汇率/);
    await expect(form.getByLabel('币种')).toBeFocused();
    expect(sent).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: '登记入金' }).click();
    await expect(form.getByLabel('金额')).toHaveValue('1,250.5');
    await expect(form.getByLabel('内部备注')).toHaveValue('等汇率');
  });

  test('a file that is no picture and no PDF is refused by its content @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const { client } = await clientWithAccount(await staff('angel'));
    await signIn('angel');
    const form = await openForm(page, client);
    await form
      .getByLabel('付款凭证')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(form.getByLabel('付款凭证')).toHaveAccessibleDescription(/只支持 PNG/);
  });
});

test.describe('when the network breaks', () => {
  test.use({ expectedTrouble: /ERR_|s3\/admin\/upload/ });

  test('a failed upload is sent again, and nothing typed is lost @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const { client, account } = await clientWithAccount(await staff('angel'));
    await signIn('angel');
    const form = await openForm(page, client);
    await fillIn(form, account, { amount: '88', payer: uniquePayer() });
    await page.route('**/s3/admin/upload/**', (route) => route.abort(), { times: 1 });
    await form.getByLabel('付款凭证').setInputFiles(await proofOf(page));
    await expect(form.getByText(/上传失败/)).toBeVisible();
    await form.getByRole('button', { name: '提交审核' }).click();
    await expect(form.getByRole('alert').filter({ hasText: '凭证还没有上传成功' })).toBeVisible();
    await form.getByRole('button', { name: '重新上传' }).click();
    await expect(form.getByText('已上传')).toBeVisible();
    await expect(form.getByLabel('金额')).toHaveValue('88');
  });

  test('a lost answer is asked for again, and the deposit is recorded once', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const { client, account } = await clientWithAccount(angel);
    const payer = uniquePayer();
    await signIn('angel');
    const form = await openForm(page, client);
    await fillIn(form, account, { amount: '99.99', payer });
    await page.route(
      '**/specialized/**',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await form.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('已登记 99.99 USD')).toBeVisible();
    expect(await depositsPaidBy(angel, payer)).toHaveLength(1);
  });
});

test('every currency of the form is one that the server knows @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client } = await clientWithAccount(angel);
  await signIn('angel');
  const form = await openForm(page, client);
  await form.getByLabel('币种').click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const offered = await options.allTextContents();
  expect(offered.length).toBeGreaterThan(1);
  for (const code of offered.slice(1)) {
    const rate = await angel.get(`/currency/admin/v1/rate?primary=${code}&secondary=${code}`);
    expect(rate.status, code).toBe(200);
  }
});

// @rule deposits: The credit button shows only with the client action `fund`
// @in app/open-client.tsx
test('a salesman does not see the button, and the same call by hand is refused', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const { client, account } = await clientWithAccount(hero);
  await signIn('hero');
  await page.goto(`/client?id=${client.id}`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await expect(drawer.getByRole('heading', { name: '资金账户' })).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '登记入金' })).toHaveCount(0);

  const byHand = await hero.post<Schemas.Problem>(`/deposit/admin/v2/specialized/${client.id}`, {
    account_id: account.id,
    amount: '10.00',
    currency: 'USD',
    sub_type: 'bank',
  });
  expect(byHand.status).toBe(403);
  expect(byHand.body.code).toBe('FORBIDDEN');
});
