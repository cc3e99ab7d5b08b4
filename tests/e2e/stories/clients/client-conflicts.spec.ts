import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import { newClient, readClient } from '../../../support/clients.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { openAction, pick, toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

async function openClient(page: Page, { id }: Schemas.Client): Promise<void> {
  await page.goto(`/client?id=${id}`);
  await expect(page.getByRole('button', { name: '更多操作' })).toBeVisible();
  await untilLive(page);
}

/**
 * Another user's change, and that the drawer behind the dialog has it: the dialog goes by the version that it was
 * opened with all the same.
 */
async function meanwhile(page: Page, { id }: Schemas.Client, change: () => Promise<void>) {
  const refetched = page.waitForResponse(new RegExp(`/client/admin/v1/detail/${id}`));
  await change();
  await refetched;
  await untilQuiet(page);
}

const conflictIn = (dialog: Locator) => dialog.getByRole('alert').filter({ hasText: '刚被修改' });

async function changeScore(who: StaffApi, id: string, score: number): Promise<void> {
  const { full_name, vip_level, remark, version } = await readClient(who, id);
  const body = { full_name, vip_level, remark, score, version };
  expect((await who.call('PUT', `/client/admin/v1/${id}`, body)).status).toBe(200);
}

async function nameNominee(
  who: StaffApi,
  second: StaffApi,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { version } = await readClient(who, id);
  const nominees = [{ name, relationship: '配偶', share: '100.00', phone: null, dob: null }];
  const { status } = await who.put(`/client/admin/v1/nominee/${id}`, { nominees, version });
  expect(status).toBe(200);
  await confirmAbout(second, id);
}

async function addCard(who: StaffApi, second: StaffApi, id: string): Promise<void> {
  const made = await who.post(`/client/admin/v1/bank/${id}`, {
    bank_name: '招商银行',
    holder_name: '本人',
    acc_no: '6225880155556666',
    address: null,
    phone: null,
  });
  expect(made.status).toBe(201);
  await confirmAbout(second, id);
}

async function changeCard(
  who: StaffApi,
  second: StaffApi,
  id: string,
  { phone }: { phone: string },
): Promise<void> {
  const { body } = await who.get<Schemas.ClientBankList>(`/client/admin/v1/bank/${id}`);
  const [card] = body.list;
  if (card === undefined) throw new Error('The client has no card.');
  const { bank_name, holder_name, acc_no, address, version } = card;
  const changed = { bank_name, holder_name, acc_no, address, phone, version };
  const { status } = await who.call('PUT', `/client/admin/v1/bank/${id}/${card.id}`, changed);
  expect(status).toBe(200);
  await confirmAbout(second, id);
}

test.use({ expectedTrouble: /409/ });

test('what is known, trade settings and beneficiaries that a colleague changed in the meantime are not undone unseen @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel);
  const tradePath = `/client/admin/v1/trade/${client.id}`;
  await signIn('angel');
  await openClient(page, client);
  const edit = await openAction(page, '编辑资料');
  await edit.getByLabel('姓名').fill('新名字');
  await meanwhile(page, client, () => changeScore(god, client.id, 701));
  await expect(edit.getByLabel('信用分')).toHaveValue(String(client.score));
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(conflictIn(edit)).toContainText(/信用分：.*701/);
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(toasts(page)).toContainText('新名字 的资料已保存');

  const trade = await openAction(page, '交易设置');
  await trade.getByLabel('单笔限额').fill('5000');
  const { body: before } = await god.get<Schemas.ClientTradeSettingsState>(tradePath);
  const { products, fee_discount_pct, version } = before;
  const theirs = { products, fee_discount_pct, version, order_max: null, daily_max: '9000' };
  await meanwhile(page, client, async () => {
    expect((await god.post(tradePath, theirs)).status).toBe(200);
    await confirmAbout(await staff('god2'), client.id);
  });
  await trade.getByRole('button', { name: '提交复核' }).click();
  await expect(conflictIn(trade)).toContainText(/高建明|Eleanor Moore/);
  await expect(conflictIn(trade)).toContainText(/单日限额：不限.*9,000/);
  await expect(trade.getByLabel('单笔限额')).toHaveValue('5,000');
  await expect(trade.getByLabel('单日限额')).toHaveValue('9,000.00');
  await trade.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('交易设置已提交，等待第二人复核');
  await confirmAbout(god, client.id);
  const { body: after } = await angel.get<Schemas.ClientTradeSettingsState>(tradePath);
  expect(after).toMatchObject({ order_max: '5000.00', daily_max: '9000.00' });

  const nominees = await openAction(page, '受益人');
  await nominees.getByRole('button', { name: '添加受益人' }).click();
  await nominees.getByLabel('姓名').fill('李雷');
  await nominees.getByLabel('关系').fill('朋友');
  await nominees.getByLabel('份额').fill('60');
  const god2 = await staff('god2');
  await meanwhile(page, client, () => nameNominee(god2, god, { id: client.id, name: '韩梅梅' }));
  await expect(nominees.getByRole('listitem')).toHaveCount(1);
  await nominees.getByRole('button', { name: '提交复核' }).click();
  await expect(conflictIn(nominees)).toContainText(/高建明 于/);
  await expect(nominees.getByLabel('姓名')).toHaveValue('李雷');
  await nominees.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('的受益人已提交，等待第二人复核');
});

test('a transfer and a bank card about which a colleague was faster are looked at again, and then done @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel);
  const god2 = await staff('god2');
  await addCard(angel, god, client.id);
  await signIn('angel');
  await openClient(page, client);
  const transfer = await openAction(page, '转移客户');
  const { body: agents } = await god.get<Schemas.StaffChoices>('/user/v1/trading_list');
  const [mine, theirs] = agents.list.filter(({ role }) => role === 'hero');
  if (!mine || !theirs) throw new Error('The demonstration set has two salesmen.');
  const to = transfer.getByRole('combobox', { name: '转移给' });
  await to.fill(mine.username);
  await transfer.getByRole('option', { name: mine.name }).click();
  await expect(transfer.getByRole('region', { name: '改动' })).toContainText(mine.name);
  await expect(transfer).toContainText('转移后原业务员不再看到该客户');
  await meanwhile(page, client, async () => {
    const { version } = client;
    const path = `/user/v1/change_agent/${client.id}`;
    expect((await god.post(path, { user_id: theirs.id, version })).status).toBe(200);
  });
  await transfer.getByRole('button', { name: '转移', exact: true }).click();
  await expect(conflictIn(transfer)).toContainText(/高建明 于/);
  await expect(conflictIn(transfer)).toContainText(new RegExp(`业务员：.*${theirs.name}`));
  await transfer.getByRole('button', { name: '转移', exact: true }).click();
  await expect(toasts(page)).toContainText('已转移给');

  const cards = await openAction(page, '银行卡');
  await cards.getByRole('button', { name: /^修改 招商银行/ }).click();
  const change = page.getByRole('dialog', { name: '修改银行卡' });
  await change.getByLabel('户名').fill('别人');
  await meanwhile(page, client, () => changeCard(god, god2, client.id, { phone: '13800001111' }));
  await change.getByRole('button', { name: '提交复核' }).click();
  await expect(conflictIn(change)).toContainText(/预留手机：.*\*{9}11/);
  await expect(change.getByLabel('户名')).toHaveValue('别人');
  await expect(change.getByLabel('预留手机')).toHaveValue('*********11');
  await change.getByRole('button', { name: '提交复核' }).click();
  await expect(change).toBeHidden();
  await confirmAbout(god, client.id);
  await expect(cards.getByText('等待第二人复核')).toHaveCount(0);
  await expect(cards.getByText('别人')).toBeVisible();

  await cards.getByRole('button', { name: /^删除 招商银行/ }).click();
  const question = page.getByRole('alertdialog');
  await meanwhile(page, client, () => changeCard(god, god2, client.id, { phone: '13800002222' }));
  await question.getByRole('button', { name: '删除' }).click();
  await expect(conflictIn(question)).toContainText(/Eleanor Moore 于/);
  await question.getByRole('button', { name: '删除' }).click();
  await expect(cards.getByText('还没有银行卡')).toBeVisible();
});

test('a decision about a client whom a colleague has just changed shows the change, and is made again', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel);
  await signIn('angel');
  await openClient(page, client);
  await pick(page, '停用客户');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await meanwhile(page, client, async () => {
    const change = { status: 'locked', version: client.version };
    expect((await god.post(`/client/admin/v1/status/${client.id}`, change)).status).toBe(200);
  });
  await question.getByRole('button', { name: '停用' }).click();
  await expect(conflictIn(question)).toContainText(/高建明 于/);
  expect((await readClient(angel, client.id)).active).toBe(true);
  await question.getByRole('button', { name: '停用' }).click();
  await expect(toasts(page)).toContainText('已停用');
  expect(await readClient(angel, client.id)).toMatchObject({ active: false, locked: true });
});

test('a client is not made a robot for ever on what a colleague has changed in the meantime @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel);
  await signIn('angel');
  await openClient(page, client);
  await pick(page, '标记为机器人');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('任何人都不能撤销');
  await meanwhile(page, client, () => changeScore(god, client.id, 704));
  await question.getByRole('button', { name: '永久标记为机器人' }).click();
  await expect(conflictIn(question)).toContainText(/高建明 于/);
  expect((await readClient(angel, client.id)).fake).toBe(false);
  await question.getByRole('button', { name: '永久标记为机器人' }).click();
  await expect(toasts(page)).toContainText('已标记为机器人');
});
