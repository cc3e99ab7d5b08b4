import type { Schemas } from '@brokerdesk/sdk';
import { newClient, readClient } from '../../../support/clients.ts';
import { showcase } from '../../../support/withdrawals.ts';
import { choose } from '../../support/choose.ts';
import { giveReason, openAction, pick, toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

test('forms about a client end at their limits, and point out what they let through @night', async ({
  page,
  signIn,
  staff,
}) => {
  const client = await newClient(await staff('angel'), { score: 600 });
  await signIn('angel');
  await page.goto(`/client?id=${client.id}`);
  const edit = await openAction(page, '编辑资料');
  await edit.getByLabel('信用分').fill('1001');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit.getByLabel('信用分')).toHaveAccessibleDescription(/不能大于 1,?000/);
  await edit.getByLabel('信用分').fill('600');
  await page.keyboard.press('Escape');

  const nominees = await openAction(page, '受益人');
  const add = nominees.getByRole('button', { name: '添加受益人' });
  for (let count = 1; count <= 10; count++) {
    await add.click();
    await expect(nominees.getByRole('listitem')).toHaveCount(count);
  }
  await expect(add).toHaveCount(0);
  await nominees.getByRole('button', { name: '提交复核' }).click();
  const first = nominees.getByRole('listitem', { name: '受益人 1', exact: true });
  await expect(first.getByLabel('姓名')).toHaveAccessibleDescription(/请填写姓名/);
  await expect(first.getByLabel('关系')).toHaveAccessibleDescription(/请填写关系/);
  await expect(first.getByLabel('份额')).toHaveAccessibleDescription(/请填写份额/);
  await first.getByLabel('电话').fill('12');
  await expect(first.getByLabel('电话')).toHaveAccessibleDescription(/6–15 位数字/);
  await nominees.getByRole('button', { name: '移除受益人 10' }).click();
  await expect(add).toBeVisible();
  await nominees.getByRole('button', { name: '取消' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(nominees).toBeHidden();

  const trade = await openAction(page, '交易设置');
  await trade.getByLabel('单笔限额').fill('5000');
  await trade.getByLabel('单日限额').fill('4999.99');
  await expect(trade.getByText('单笔限额高于单日限额')).toBeVisible();
  await trade.getByLabel('单日限额').fill('5000');
  await expect(trade.getByText('单笔限额高于单日限额')).toHaveCount(0);
  for (const box of await trade.getByRole('checkbox').all()) await box.uncheck();
  await expect(trade.getByText('客户将不能交易任何产品')).toBeVisible();
  await trade.getByRole('checkbox').first().check();
  await expect(trade.getByText('客户将不能交易任何产品')).toHaveCount(0);
});

test('a client is not transferred to who has the client already @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const client = await newClient(angel);
  await signIn('angel');
  await page.goto(`/client?id=${client.id}`);
  const transfer = await openAction(page, '转移客户');
  const to = transfer.getByRole('combobox', { name: '转移给' });
  const send = transfer.getByRole('button', { name: '转移', exact: true });
  await to.click();
  await transfer.getByRole('option').first().click();
  await send.click();
  await expect(toasts(page)).toContainText('已转移给');
  const { version } = await readClient(angel, client.id);
  await untilQuiet(page);
  await pick(page, '转移客户');
  await to.click();
  await transfer.getByRole('option').first().click();
  await send.click();
  await expect(to).toHaveAccessibleDescription(/客户现在就归这位业务员/);
  expect((await readClient(angel, client.id)).version).toBe(version);
});

// @rule clients: Sign-in origins show places and networks, flagging impossible travel
// @in features/client-actions/client-location.tsx
test('places of a client are listed by place and network, after the jumps that are too quick for a journey @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { client } = await showcase(await staff('angel'), 'odd');
  await page.route('**/client/admin/v1/access/**', async (route) => {
    const response = await route.fetch();
    const records: Schemas.ClientAccessList = await response.json();
    const latest = records.list.find(({ action }) => action !== 'sign_in_failed');
    if (latest !== undefined) {
      const at = new Date(Date.parse(latest.at) - 3_600_000).toISOString();
      records.list.push({ ...latest, at, ip: '200.1.2.3', country: 'BR', city: 'Recife' });
    }
    await route.fulfill({ json: records });
  });
  await signIn('angel');
  await page.goto(`/client?id=${client.id}`);
  const location = await openAction(page, '登录位置');
  await expect(location.getByText(/处异常跳变/)).toBeVisible();
  await expect(location.getByText(/巴西.*→.*相隔约 1 小时/)).toBeVisible();
  const places = location.getByRole('region', { name: '地点' });
  await expect(places.getByRole('listitem').filter({ hasText: '新加坡' })).toContainText(
    '103.252.118.9 · 103.252.118.0/24',
  );
  await expect(location.getByRole('region', { name: '网络' })).toContainText('200.1.2.0/24');
});

// @rule clients: Forcing a client offline ends the sessions and is audited
// @in features/client-actions/confirm-step.tsx
test('forcing a client offline ends the sessions and is written down; a code is gone at its end; nothing is asked about who was deleted @night', async ({
  page,
  signIn,
  staff,
}) => {
  const client = await newClient(await staff('angel'));
  await page.clock.install();
  await signIn('angel');
  await page.goto(`/client?id=${client.id}`);
  await pick(page, '强制下线');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '强制下线' }).click();
  await expect(toasts(page)).toContainText(`${client.full_name} 已下线`);
  const audit = await (await staff('god')).get<Schemas.AuditList>(
    `/audit/admin/v1/list?action=client.sessions_ended&subject_id=${client.id}`,
  );
  expect(audit.body.total).toBe(1);

  await pick(page, '生成验证码');
  const code = page.getByRole('dialog', { name: '客户验证码' });
  await code.getByRole('button', { name: '生成验证码' }).click();
  const shown = code.getByRole('status').filter({ hasText: /\d{6}/ });
  await expect(shown).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(code.getByText('验证码已过期，请重新生成')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('Escape');

  await pick(page, '删除客户');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(toasts(page)).toContainText('已删除');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A call about the client would be a 404, which fails the story.
  await page.clock.runFor(2_000);
  await expect(page).not.toHaveURL(/id=/);
});

test('robots get the salesman and the currency that were chosen @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/client');
  await page.getByRole('button', { name: '添加机器人' }).click();
  const form = page.getByRole('dialog', { name: '添加机器人' });
  await choose(form.getByLabel('账户币种'), 'HKD');
  await form.getByRole('combobox', { name: '业务员' }).fill('李思源');
  await form.getByRole('option', { name: /李思源/ }).click();
  const answer = page.waitForResponse('**/client/admin/v1/robot');
  await form.getByRole('button', { name: '添加 1 个' }).click();
  const { list }: Schemas.RobotList = await (await answer).json();
  expect(list).toHaveLength(1);
  const [robot] = list;
  expect(robot?.accounts.map(({ currency }) => currency)).toEqual(['HKD']);
  expect(robot?.agent_name).toBe('李思源');
});

test.describe('if a pair of currencies has no rate', () => {
  test.use({ expectedTrouble: /USD&secondary=JPY|422/ });

  // @rule deposits: A credit its maker may not approve says so when it is made
  // @in features/client-actions/credit-client.tsx
  test('a credit above the limit says that a second approver is needed; a currency that was chosen stays with the deposit', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await newClient(await staff('angel'), { currencies: ['USD', 'HKD', 'JPY'] });
    const account = (currency: string) =>
      client.accounts.find((one) => one.currency === currency)?.id ?? '';
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    const bonus = await openAction(page, '发放赠金');
    await choose(bonus.getByLabel('账户', { exact: true }), account('USD'));
    await bonus.getByLabel('金额').fill('20000');
    await giveReason(bonus);
    await bonus.getByRole('button', { name: '提交审核' }).click();
    await expect(toasts(page)).toContainText('已提交赠金 20,000.00 USD');
    await expect(toasts(page)).toContainText('须由另一位同事审核');

    const deposit = await openAction(page, '登记入金');
    const currency = deposit.getByLabel('币种');
    await choose(deposit.getByLabel('入金账户'), account('USD'));
    await expect(currency).toHaveText('USD');
    await choose(deposit.getByLabel('入金账户'), account('HKD'));
    await expect(currency).toHaveText('HKD');
    await choose(currency, 'USD');
    await choose(deposit.getByLabel('入金账户'), account('JPY'));
    await expect(currency).toHaveText('USD');
    await expect(deposit.getByText('暂无 USD/JPY 的有效汇率')).toBeVisible();
  });
});

test.describe('with a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test('the last actions for a client are reached on a telephone: the menu stays on the screen and scrolls @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    await page.getByRole('button', { name: '更多操作' }).tap();
    const menu = page.getByRole('menu');
    await expect(menu).toBeInViewport({ ratio: 1 });
    const mark = menu.getByRole('menuitem', { name: '标记为机器人' });
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toBeInViewport({ ratio: 1 });
    expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await mark.tap();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeInViewport({ ratio: 1 });
    await question.getByRole('button', { name: '永久标记为机器人' }).tap();
    await expect(toasts(page)).toContainText('已标记为机器人');
  });
});
