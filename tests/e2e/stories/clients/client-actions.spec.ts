import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import SparkMD5 from 'spark-md5';
import { fund, newClient, readClient } from '../../../support/clients.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import { axeFindings } from '../../support/axe.ts';
import { openAction, pick, toasts } from '../../support/client-menu.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
}

const cleanDialog = async (page: Page) =>
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);

test.describe('what is known about a client', () => {
  test.use({ expectedTrouble: /400|409/ });

  test('is edited with the changes visible; a colleague’s change is shown and not undone', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { score: 600 });
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    const form = await openAction(page, '编辑资料');
    await form.getByLabel('姓名').fill(' ');
    await form.getByLabel('手机').fill('12');
    await form.getByLabel('邮箱').fill('nobody');
    await form.getByLabel('VIP 等级').fill('21');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByRole('alert').filter({ hasText: '请先填写完整信息' })).toBeVisible();
    await expect(form.getByLabel('姓名')).toHaveAccessibleDescription(/请填写姓名/);
    await expect(form.getByLabel('手机')).toHaveAccessibleDescription(/6–15 位数字/);
    await expect(form.getByLabel('邮箱')).toHaveAccessibleDescription(/有效的邮箱/);
    await expect(form.getByLabel('VIP 等级')).toHaveAccessibleDescription(/不能大于 20/);

    await form.getByLabel('姓名').fill('新名字');
    await form.getByLabel('手机').fill('+86 139 1111 2222');
    await form.getByLabel('邮箱').fill('');
    await form.getByLabel('VIP 等级').fill('3');
    await expect(form.getByRole('region', { name: '改动' })).toContainText('新名字');
    const { full_name, vip_level, remark, version } = client;
    const body = { full_name, vip_level, remark, score: 701, version };
    await god.call('PUT', `/client/admin/v1/${client.id}`, body);
    await form.getByRole('button', { name: '保存' }).click();
    const conflict = form.getByRole('alert').filter({ hasText: '刚被修改' });
    await expect(conflict).toContainText(/高建明 于/);
    await expect(conflict).toContainText(/信用分：600.*701/);
    await expect(form.getByLabel('姓名')).toHaveValue('新名字');
    await expect(form.getByLabel('信用分')).toHaveValue('701');
    await cleanDialog(page);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(toasts(page)).toContainText('新名字 的资料已保存');
    await expect(page.getByRole('dialog', { name: '新名字' })).toBeVisible();
    expect(await readClient(angel, client.id)).toMatchObject({ score: 701, vip_level: 3 });
  });

  // @rule clients: Bank cards are added, changed and deleted
  // @in features/client-actions/bank/bank-cards.tsx
  test('includes bank cards, which are added, changed and deleted', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    await untilLive(page);
    const cards = await openAction(page, '银行卡');
    await expect(cards.getByText('还没有银行卡')).toBeVisible();
    await cards.getByRole('button', { name: '添加银行卡' }).click();
    const form = page.getByRole('dialog', { name: '添加银行卡' });
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form.getByLabel('银行', { exact: true })).toHaveAccessibleDescription(
      /请填写银行/,
    );
    await form.getByLabel('银行', { exact: true }).fill('招商银行');
    await form.getByLabel('账号').fill('12');
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form.getByLabel('账号')).toHaveAccessibleDescription(/4–40 位/);
    await form.getByLabel('账号').fill('6225 8801 1234 5678');
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form).toBeHidden();
    await expect(cards.getByText('等待第二人复核：新增客户银行卡')).toBeVisible();
    await expect(cards.getByText(/\*{12}5678/)).toBeVisible();
    await expect(cards).not.toContainText('6225880112345678');
    const another = await staff('angel2');
    await confirmAbout(another, client.id);
    await expect(cards.getByRole('button', { name: '修改 招商银行 尾号 5678' })).toBeVisible();

    await cards.getByRole('button', { name: '添加银行卡' }).click();
    await form.getByLabel('银行', { exact: true }).fill('中国银行');
    await form.getByLabel('账号').fill('6225880112345678');
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form.getByLabel('账号')).toHaveAccessibleDescription(/已登记此银行账号/);
    await form.getByLabel('账号').fill('6200000000001111');
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form).toBeHidden();
    await confirmAbout(another, client.id);
    await cards.getByRole('button', { name: '修改 中国银行 尾号 1111' }).click();
    const change = page.getByRole('dialog', { name: '修改银行卡' });
    await change.getByLabel('户名').fill('别人');
    await expect(change.getByLabel('户名')).toHaveAccessibleDescription(/不一致/);
    await expect(change.getByLabel('账号')).toHaveValue('************1111');
    await change.getByRole('button', { name: '提交复核' }).click();
    await expect(change).toBeHidden();
    await confirmAbout(another, client.id);
    await expect(cards.getByText('等待第二人复核')).toHaveCount(0);
    await expect(cards.getByText('别人')).toBeVisible();
    await cards.getByRole('button', { name: '删除 招商银行 尾号 5678' }).click();
    await confirm(page, '删除');
    // Elements behind the dialog have no role until it closes.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(cards.getByText('别人')).toBeVisible();
    await expect(cards.getByText('招商银行')).toBeHidden();
    const left = await angel.get<Schemas.ClientBankList>(`/client/admin/v1/bank/${client.id}`);
    expect(left.body.list.map(({ acc_no }) => acc_no)).toEqual(['************1111']);
    const whole = await angel.post<Schemas.RevealedField>(`/client/admin/v1/reveal/${client.id}`, {
      field: 'bank_acc_no',
      bank_id: left.body.list[0]?.id,
    });
    expect(whole.body.value).toBe('6200000000001111');
  });

  test('includes beneficiaries, whose shares are added up while they are typed @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    const form = await openAction(page, '受益人');
    const add = form.getByRole('button', { name: '添加受益人' });
    for (const [at, name] of ['李雷', '韩梅梅'].entries()) {
      await add.click();
      const row = form.getByRole('listitem', { name: `受益人 ${at + 1}` });
      await row.getByLabel('姓名').fill(name);
      await row.getByLabel('关系').fill('朋友');
    }
    const sent: string[] = [];
    page.on('request', (request) => {
      const puts = request.method() === 'PUT';
      if (puts && request.url().includes('/nominee/')) sent.push(request.url());
    });
    const share = (at: number) =>
      form.getByRole('listitem', { name: `受益人 ${at}` }).getByLabel('份额');
    await share(1).fill('150');
    await expect(share(1)).toHaveAccessibleDescription(/0 到 100 之间/);
    await share(1).fill('60');
    await share(2).fill('40.01');
    await expect(form.getByRole('alert')).toHaveText('受益人份额合计不得超过 100%');
    await expect(form.getByText('修改受益人须双人复核')).toBeVisible();
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(form).toBeVisible();
    await share(2).fill('40');
    await expect(form.getByText('份额合计 100%')).toBeVisible();
    await cleanDialog(page);
    await form.getByRole('button', { name: '提交复核' }).click();
    await expect(toasts(page)).toContainText(`${client.full_name} 的受益人已提交，等待第二人复核`);
    expect(sent).toHaveLength(1);
    await page.goto(`/client?client=${client.id}&tab=nominee`);
    await expect(page.getByText('等待第二人复核：修改受益人')).toBeVisible();
    await expect(page.getByText(/李雷 · 朋友 · 60%/)).toBeVisible();
    await confirmAbout(await staff('god'), client.id);
    const kept = await angel.get<Schemas.ClientNominees>(`/client/admin/v1/nominee/${client.id}`);
    expect(kept.body.list.map((one) => [one.name, Number(one.share)])).toEqual([
      ['李雷', 60],
      ['韩梅梅', 40],
    ]);
  });

  // @rule clients: Trade settings can be changed, clients transferred, and sign-in locations viewed
  // @in features/client-actions/trade/trade-settings.tsx
  test('includes trade settings, the salesman of the client, and the places of the client @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    const trade = await openAction(page, '交易设置');
    await trade.getByLabel('单笔限额').fill('0');
    await trade.getByRole('button', { name: '提交复核' }).click();
    await expect(trade.getByLabel('单笔限额')).toHaveAccessibleDescription(/大于 0/);
    await trade.getByLabel('单笔限额').fill('5000');
    await trade.getByLabel('手续费折扣').fill('101');
    await trade.getByRole('button', { name: '提交复核' }).click();
    await expect(trade.getByLabel('手续费折扣')).toHaveAccessibleDescription(/不能大于 100/);
    await trade.getByLabel('手续费折扣').fill('12.5');
    await trade.getByRole('checkbox', { name: '打板' }).uncheck();
    await expect(trade.getByRole('region', { name: '改动' })).toContainText('打板：允许');
    await trade.getByRole('button', { name: '提交复核' }).click();
    await expect(toasts(page)).toContainText('交易设置已提交，等待第二人复核');
    await confirmAbout(await staff('angel2'), client.id);
    const settings = await angel.get<Schemas.ClientTradeSettingsState>(
      `/client/admin/v1/trade/${client.id}`,
    );
    expect(settings.body).toMatchObject({ order_max: '5000.00', fee_discount_pct: '12.50' });
    expect(settings.body.products).not.toContain('stock');

    const transfer = await openAction(page, '转移客户');
    await transfer.getByRole('button', { name: '转移', exact: true }).click();
    await expect(transfer.getByRole('alert').filter({ hasText: '请选择业务员' })).toBeVisible();
    await transfer.getByRole('combobox', { name: '转移给' }).click();
    const option = transfer.getByRole('option').first();
    const name = (await option.locator('span').first().textContent()) ?? '';
    await option.click();
    await transfer.getByRole('button', { name: '转移', exact: true }).click();
    await expect(toasts(page)).toContainText('已转移给');
    expect((await readClient(angel, client.id)).agent_name).toContain(name.slice(0, 2));

    const location = await openAction(page, '登录位置');
    await expect(location.getByText('还没有登录记录')).toBeVisible();
  });
});

test.describe('sign-in and state', () => {
  test.use({ expectedTrouble: /409|404|resetpwd|ERR_FAILED/ });

  // @rule clients: A client's new password is required and sent as MD5; codes expire
  // @in features/client-actions/reset-password.tsx
  test('a password is required and sent as its MD5; a code is shown once; sessions, locks and states follow', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/resetpwd/')) sent.push(request.postDataJSON());
    });
    await signIn('angel');
    await page.goto(`/client?id=${client.id}`);
    const password = await openAction(page, '重置密码');
    await password.getByRole('button', { name: '重置密码' }).click();
    const field = password.getByRole('textbox', { name: '新密码', exact: true });
    await expect(field).toHaveAccessibleDescription(/请输入新密码/);
    expect(sent).toEqual([]);
    await field.fill(' Secret#2026 ');
    await page.route('**/resetpwd/**', (route) => route.abort('failed'), { times: 3 });
    await password.getByRole('button', { name: '重置密码' }).click();
    await expect(password.getByRole('alert').filter({ hasText: '不确定是否已提交' })).toBeVisible();
    await expect(field).toHaveValue(' Secret#2026 ');
    await page.unroute('**/resetpwd/**');
    await password.getByRole('button', { name: '重置密码' }).click();
    await expect(toasts(page)).toContainText('密码已重置');
    expect(sent.at(-1)).toEqual({ password: SparkMD5.hash('Secret#2026') });

    await pick(page, '生成验证码');
    const code = page.getByRole('dialog', { name: '客户验证码' });
    await code.getByRole('button', { name: '生成验证码' }).click();
    await expect(code.getByRole('status').filter({ hasText: /\d{6}/ })).toBeVisible();
    await expect(code.getByText(/剩余 (10:00|9:\d\d)/)).toBeVisible();
    await code.getByRole('button', { name: '关闭' }).last().click();
    await pick(page, '生成验证码');
    await expect(code.getByRole('button', { name: '生成验证码' })).toBeVisible();
    await expect(code.getByRole('status').filter({ hasText: /\d{6}/ })).toHaveCount(0);
    await code.getByRole('button', { name: '关闭' }).last().click();
    await expect(code).toBeHidden();

    for (const [action, button, state] of [
      ['强制下线', '强制下线', {}],
      ['锁定登录', '锁定', { locked: true }],
      ['解除锁定', '解除锁定', { locked: false }],
      ['停用客户', '停用', { active: false }],
      ['启用客户', '启用', { active: true }],
    ] as const) {
      await pick(page, action);
      await confirm(page, button);
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(await readClient(angel, client.id)).toMatchObject(state);
      // The menu offers what fits the new state once the drawer shows it.
      await untilQuiet(page);
    }
  });

  // @rule interface: Actions that a client's money forbids are off, with the reason
  // @in features/client-actions/client-actions.tsx
  test('a client with money is neither made a robot nor deleted: both are off, with the reason', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const booked = await newClient(angel);
    const [account] = booked.accounts;
    await fund(angel, god, { client: booked, currency: account?.currency ?? '', amount: '10' });
    await signIn('angel');
    await page.goto(`/client?id=${booked.id}`);
    await page.getByRole('button', { name: '更多操作' }).click();
    for (const action of ['标记为机器人', '删除客户']) {
      const entry = page.getByRole('menuitem', { name: action });
      await expect(entry).toBeDisabled();
      await expect(entry).toContainText('客户有资金');
    }
  });

  // @rule clients: A robot is permanent, announced first; a refused deletion shows the reason
  // @in features/client-actions/confirm-step.tsx
  test('a robot is one for ever, which is said before; a client without records is deleted', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const fresh = await newClient(angel);
    await signIn('angel');
    await page.goto(`/client?id=${fresh.id}`);
    const question = page.getByRole('alertdialog');
    await pick(page, '标记为机器人');
    await expect(question).toContainText('标记后永久有效，任何人都不能撤销。');
    await confirm(page, '永久标记为机器人');
    await expect(toasts(page)).toContainText('已标记为机器人');
    expect((await readClient(angel, fresh.id)).fake).toBe(true);
    await untilQuiet(page);
    await page.getByRole('button', { name: '更多操作' }).click();
    await expect(page.getByRole('menuitem', { name: '删除客户' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '标记为机器人' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: '删除客户' }).click();
    await expect(question).toContainText('仍有资金、订单或其他业务记录的客户不能删除。');
    await confirm(page, '删除');
    await expect(toasts(page)).toContainText('已删除');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await angel.get(`/client/admin/v1/detail/${fresh.id}`)).status).toBe(404);
  });
});

test('robots are added several at once, as many as the form says', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const count = async () =>
    (await hero.get<Schemas.ClientList>('/client/admin/v1/list?fake=true')).body.total;
  const before = await count();
  await signIn('hero');
  await page.goto('/client');
  await page.getByRole('button', { name: '添加机器人' }).click();
  const form = page.getByRole('dialog', { name: '添加机器人' });
  await form.getByLabel('数量').fill('51');
  await form.getByRole('button', { name: /^添加 51/ }).click();
  await expect(form.getByLabel('数量')).toHaveAccessibleDescription(/不能大于 50/);
  await form.getByLabel('数量').fill('2');
  await form.getByRole('button', { name: '添加 2 个' }).click();
  await expect(toasts(page)).toContainText('已添加 2 个机器人');
  expect(await count()).toBeGreaterThanOrEqual(before + 2);
});

const everybody = ['银行卡', '受益人', '登录位置', '强制下线', '锁定登录', '停用客户'];
const supervisors = [
  ...['发放补偿', '发放赠金', '订阅 AI 产品'],
  ...['提交实名资料', '标签', '风险等级', '发站内信', '银行卡', '受益人', '交易设置', '转移客户'],
  ...['登录位置', '生成验证码', '重置密码', '强制下线'],
  ...['锁定登录', '停用客户', '标记为机器人', '删除客户'],
];

for (const { who, may } of [
  { who: 'god', may: supervisors },
  { who: 'angel', may: supervisors },
  { who: 'superman', may: ['提交实名资料', '标签', '风险等级', '发站内信', ...everybody] },
  { who: 'hero', may: ['提交实名资料', '标签', '风险等级', ...everybody, '标记为机器人'] },
]) {
  test(`${who} is offered exactly what the role may do for a client${unlessByDay(who === 'hero' || who === 'angel')}`, async ({
    page,
    signIn,
    staff,
  }) => {
    const api = await staff(who);
    const { body } = await api.get<Schemas.ClientList>(
      '/client/admin/v1/list?status=enabled&size=1',
    );
    await signIn(who);
    await page.goto(`/client?id=${body.list[0]?.id}`);
    await page.getByRole('button', { name: '更多操作' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const offered = await page.getByRole('menuitem').allTextContents();
    const waits = body.list[0]?.kyc_status === 'pending';
    const possible = may.filter((name) => !waits || name !== '提交实名资料');
    expect(offered.map((entry) => entry.replace('客户有资金', ''))).toEqual(possible);
    await page.keyboard.press('Escape');
    const buttons = page.getByRole('dialog').getByRole('button');
    for (const name of ['登记入金', '换汇']) {
      await expect(buttons.filter({ hasText: name })).toHaveCount(may === supervisors ? 1 : 0);
    }
    await expect(buttons.filter({ hasText: '编辑资料' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: '添加机器人' })).toHaveCount(
      may.includes('标记为机器人') ? 1 : 0,
    );
  });
}
