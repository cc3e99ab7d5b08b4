import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import { fund, newClient, readClient } from '../../../support/clients.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { giveReason, pick } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';

async function openAction(page: Page, client: Schemas.Client, action: string): Promise<Locator> {
  if (!page.url().includes(client.id)) await page.goto(`/client?id=${client.id}`);
  await pick(page, action);
  return page.getByRole('dialog', { name: action, exact: true });
}

const toasts = (page: Page) => page.getByRole('region', { name: '通知' });

const records = async (staff: StaffApi, client: Schemas.Client) =>
  (
    await staff.get<Schemas.OverdrawnList>(
      `/overdrawn/admin/v1/record/list?q=${client.username}&size=20`,
    )
  ).body.list;

test.describe('a credit', () => {
  // The lost answer, which the browser reports.
  test.use({ expectedTrouble: /ERR_CONNECTION_RESET/ });

  // @rule interface: Compensation and bonus are given for a chosen reason and a remark
  // @in features/client-actions/credit-client.tsx
  test('compensation and a bonus are asked for with what they change visible, and wait for a review', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel, { currencies: ['USD', 'JPY'] });
    const account = (currency: string) => client.accounts.find((one) => one.currency === currency);
    await signIn('angel');
    const compensation = await openAction(page, client, '发放补偿');
    await compensation.getByRole('button', { name: '提交审核' }).click();
    await expect(
      compensation.getByRole('alert').filter({ hasText: '请先填写完整信息' }),
    ).toBeVisible();
    await expect(compensation.getByLabel('账户', { exact: true })).toBeFocused();
    await choose(compensation.getByLabel('账户', { exact: true }), account('JPY')?.id ?? '');
    await compensation.getByLabel('金额').fill('10.5');
    await expect(compensation.getByLabel('金额')).toHaveAccessibleDescription(/没有小数/);
    const balance = compensation.getByRole('row', { name: /余额/ });
    await expect(balance.getByRole('cell')).toHaveCount(1);
    await choose(compensation.getByLabel('账户', { exact: true }), account('USD')?.id ?? '');
    await compensation.getByLabel('金额').fill('0.00');
    await compensation.getByRole('button', { name: '提交审核' }).click();
    await expect(compensation.getByLabel('金额')).toHaveAccessibleDescription(/大于 0/);
    await compensation.getByLabel('金额').fill('12.34');
    await compensation.getByRole('button', { name: '提交审核' }).click();
    await expect(compensation.getByLabel('原因', { exact: true })).toHaveAccessibleDescription(
      /请选择发放原因/,
    );
    await expect(compensation.getByLabel('说明')).toHaveAccessibleDescription(/请填写说明/);
    await giveReason(compensation);
    await expect(balance).toContainText('12.34 USD');
    await compensation.getByRole('button', { name: '提交审核' }).click();
    await expect(toasts(page)).toContainText('已提交补偿 12.34 USD');
    await expect(compensation).toBeHidden();
    await expect(page.getByRole('button', { name: '更多操作' })).toBeFocused();

    const bonus = await openAction(page, client, '发放赠金');
    await choose(bonus.getByLabel('账户', { exact: true }), account('USD')?.id ?? '');
    await bonus.getByLabel('金额').fill('88');
    await giveReason(bonus);
    await page.route('**/overdrawn/admin/v1/bonus/**', (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await bonus.getByRole('button', { name: '提交审核' }).click();
    await expect(toasts(page)).toContainText('已提交赠金 88.00 USD');
    const made = await records(angel, client);
    expect(made.every(({ credit_reason, remark }) => credit_reason && remark)).toBe(true);
    expect(made.map(({ sub_type, amount, status }) => [sub_type, amount, status]).sort()).toEqual([
      ['bonus', '88.00', 'pending'],
      ['compensation', '12.34', 'pending'],
    ]);
  });
});

test.describe('an exchange', () => {
  // The refused rates and exchanges, which the browser reports.
  test.use({ expectedTrouble: /409|422|ERR_|acc\/admin\/v1\/list|500/ });

  test('takes no more than there is, shows both accounts before and after, and is done at once', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['USD', 'HKD', 'CAD'] });
    const account = (currency: string) =>
      client.accounts.find((one) => one.currency === currency)?.id ?? '';
    await fund(angel, god, { client, currency: 'USD', amount: '100' });
    await signIn('angel');
    const form = await openAction(page, client, '换汇');
    const [from, to] = [form.getByLabel('转出账户'), form.getByLabel('转入账户')];
    const amount = form.getByLabel('转出金额');
    const submit = form.getByRole('button', { name: '核对并换汇' });
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: '确认换汇' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/acc/admin/v1/exchange/${client.id}`)) sent.push(request.url());
    });

    await expect(from).toContainText('100.00 USD');
    await submit.click();
    await expect(form.getByRole('alert').filter({ hasText: '请先填写完整信息' })).toBeVisible();
    await to.click();
    await expect(page.getByRole('option', { name: /HKD/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /USD/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(to).toBeFocused();
    await amount.fill('-5');
    await expect(amount).toHaveValue('-5');
    await amount.press('Tab');
    await expect(amount).toHaveValue('0');
    await expect(amount).toHaveAccessibleDescription(/不能为负数/);
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(/大于 0/);

    await choose(to, account('CAD'));
    await amount.fill('40.125');
    await amount.press('Tab');
    await expect(amount).toHaveValue('40.13');
    await submit.click();
    await expect(to).toHaveAccessibleDescription(/无法获取汇率|汇率/);
    expect(sent).toEqual([]);

    await choose(to, account('HKD'));
    await amount.fill('99999');
    await amount.press('Tab');
    await expect(amount).toHaveValue('100.00');
    const all = form.getByRole('button', { name: '全部可用' });
    await amount.fill('70');
    await all.click();
    await expect(amount).toHaveValue('100.00');
    // An amount that is typed while the server is asked stays.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const limit = `**/acc/admin/v1/exchange/${client.id}/quote?*at_most=true`;
    await page.route(limit, async (route) => {
      await held;
      await route.continue();
    });
    await all.click();
    await amount.fill('40.5');
    const answered = page.waitForResponse(/at_most=true/);
    answer();
    await answered;
    await page.unroute(limit);
    await expect(form).toContainText('1 USD = ');
    await expect(form).toContainText(/前的汇率/);
    const quote = form.getByRole('region', { name: '换汇试算' });
    await expect(quote).toContainText('手续费（0.00%）0.00 USD');
    await expect(form.getByRole('row', { name: /余额/ }).first()).toContainText('59.50 USD');
    const shown = await quote.locator('strong').textContent();

    await submit.click();
    await expect(question).toContainText('40.50 USD');
    await expect(question).toContainText(client.full_name);
    await expect(question).toContainText('不能撤销');
    expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(sent).toEqual([]);

    // The rate of the moment is another one than the user saw: nothing moves, nothing is lost.
    await page.route(
      `**/acc/admin/v1/exchange/${client.id}`,
      (route) => {
        const body = route.request().postDataJSON();
        return route.continue({ postData: { ...body, rate: '1' } });
      },
      { times: 1 },
    );
    await submit.click();
    await confirm.click();
    await expect(form.getByRole('alert').filter({ hasText: '换汇失败，请稍后重试' })).toContainText(
      /汇率已变为/,
    );
    await expect(amount).toHaveValue('40.5');
    await page.route(
      `**/acc/admin/v1/exchange/${client.id}`,
      (route) => {
        const body = route.request().postDataJSON();
        const fee = body.fee === '0.00' ? '1.00' : body.fee;
        return route.continue({ postData: { ...body, fee } });
      },
      { times: 1 },
    );
    await submit.click();
    await confirm.click();
    await expect(form.getByRole('alert').filter({ hasText: '换汇失败，请稍后重试' })).toContainText(
      /手续费已变为 0.00 USD/,
    );
    await expect(amount).toHaveValue('40.5');
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await submit.click();
    await confirm.click();
    await expect(toasts(page)).toContainText('已换汇：40.50 USD 换得');
    const after = await readClient(angel, client.id);
    const balance = (currency: string) =>
      after.accounts.find((one) => one.currency === currency)?.balance;
    expect(balance('USD')).toBe('59.50');
    expect(shown?.replace('\u00a0', ' ')).toBe(`${balance('HKD')} HKD`);
  });

  test('is not possible with one account, without money, or without knowing the accounts @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const single = await newClient(angel, { currencies: ['USD'] });
    const empty = await newClient(angel, { currencies: ['USD', 'HKD'] });
    await signIn('angel');
    const one = await openAction(page, single, '换汇');
    await expect(one.getByRole('alert')).toHaveText('该客户只有一个账户，无法换汇');
    await expect(one.getByRole('button', { name: '核对并换汇' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const none = await openAction(page, empty, '换汇');
    await expect(none.getByRole('alert')).toHaveText('该客户所有账户余额均为 0，无法换汇');
    await page.keyboard.press('Escape');
    await page.route('**/acc/admin/v1/list/**', (route) => route.fulfill({ status: 500 }));
    await page.goto(`/client?id=${single.id}`);
    const bonus = await openAction(page, single, '发放赠金');
    await expect(bonus.getByRole('alert')).toHaveText('无法获取账户信息');
    await page.unroute('**/acc/admin/v1/list/**');
    await bonus.getByRole('button', { name: '重试' }).click();
    await expect(bonus.getByLabel('金额')).toBeVisible();
  });
});

test.describe('what the server cannot do now', () => {
  test.use({ expectedTrouble: /422|500|client_detail|400/ });

  test('is shown with the text of each form, and what was typed is still there @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await newClient(await staff('angel'), { currencies: ['USD'] });
    await signIn('angel');
    for (const [action, calls, text] of [
      ['登记入金', '**/deposit/admin/v2/specialized/**', '入金登记失败'],
      ['发放补偿', '**/overdrawn/admin/v1/compensation/**', '补偿发放失败'],
      ['发放赠金', '**/overdrawn/admin/v1/bonus/**', '赠金添加失败'],
    ] as const) {
      const refusal = { type: 'about:blank', title: '', status: 422, code: 'RATE_UNAVAILABLE' };
      await page.route(calls, (route) =>
        route.fulfill({ status: 422, json: { ...refusal, message: '', request_id: 'story' } }),
      );
      const form = await openAction(page, client, action);
      await form.getByLabel('金额').fill('12');
      if (action === '登记入金') {
        await form.getByLabel('付款人').fill(client.full_name);
        await form.getByLabel('流水号').fill('FT-12');
      } else await giveReason(form);
      await form.getByRole('button', { name: '提交审核' }).click();
      await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible({
        timeout: 20_000,
      });
      await expect(form.getByLabel('金额')).toHaveValue('12');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    }
    const refusal = { type: 'about:blank', title: '', status: 422, code: 'RATE_UNAVAILABLE' };
    await page.route('**/client/admin/v1/code/**', (route) =>
      route.fulfill({ status: 422, json: { ...refusal, message: '', request_id: 'story' } }),
    );
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '生成验证码' }).click();
    const code = page.getByRole('dialog', { name: '客户验证码' });
    await code.getByRole('button', { name: '生成验证码' }).click();
    await expect(code.getByRole('alert').filter({ hasText: '验证码生成失败' })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('nothing is moved for a client of whom no account, or no id, is known @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await newClient(await staff('angel'));
    await signIn('angel');
    await page.route('**/acc/admin/v1/list/**', (route) =>
      route.fulfill({ json: { list: [], total: 0 } }),
    );
    const bonus = await openAction(page, client, '发放赠金');
    await expect(bonus.getByRole('alert')).toHaveText('该客户还没有资金账户');
    await page.route(`**/client/admin/v1/detail/${client.id}`, (route) =>
      route.fulfill({ json: { ...client, id: '' } }),
    );
    await page.goto(`/client?id=${client.id}`);
    const unknown = await openAction(page, client, '发放赠金');
    await expect(unknown.getByRole('alert')).toHaveText('缺少用户 ID');
  });
});

test.describe('a subscription', () => {
  test.use({ expectedTrouble: /409/ });

  // @rule trade-records: An AI subscription freezes its fee; a refusal shows at its field
  // @in features/client-actions/subscribe-client.tsx
  test('freezes the fee, and says so if the money for it is missing @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const offered = await angel.get<Schemas.AiProductList>('/ai/admin/v1/list?status=enabled');
    const product = offered.body.list.find(({ plans }) => plans.some(({ fee }) => Number(fee) > 0));
    const plan = product?.plans.find(({ fee }) => Number(fee) > 0);
    if (!product || !plan) throw new Error('The demonstration set has no AI product with a fee.');
    const client = await newClient(angel, { currencies: [product.currency] });
    await signIn('angel');
    const form = await openAction(page, client, '订阅 AI 产品');
    await choose(form.getByLabel('产品'), product.id);
    await choose(form.getByLabel('套餐'), plan.name);
    await expect(form.getByLabel('付款账户')).toContainText(product.currency);
    await form.getByRole('button', { name: '提交订阅' }).click();
    await expect(form.getByLabel('付款账户')).toHaveAccessibleDescription(/可用余额不足/);
    await expect(form.getByLabel('套餐')).toContainText(plan.name);

    await fund(angel, god, { client, currency: product.currency, amount: '9000' });
    await form.getByRole('button', { name: '提交订阅' }).click();
    await expect(toasts(page)).toContainText('已提交，等待审核');
    const [account] = (await readClient(angel, client.id)).accounts;
    expect(Number(account?.frozen)).toBe(Number(plan.fee));
  });
});
