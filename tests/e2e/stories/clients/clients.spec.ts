import type { Schemas } from '@brokerdesk/sdk';
import { newClient } from '../../../support/clients.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/list-filters.ts';
import { untilLive } from '../../support/traffic.ts';

test('a client is found by a part of the name, and opens by its link', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.ClientList>('/client/admin/v1/list?currency=HKD&size=1');
  const client = body.list[0];
  if (client === undefined) throw new Error('The demonstration set has no client with HKD.');
  await signIn('angel');
  await page.goto('/client');
  await page.getByRole('searchbox').fill(client.username);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: client.full_name }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(client.username);
  await expect(drawer).toContainText(client.mobile);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText(client.username);
});

test.describe('a new client', () => {
  test.use({ expectedTrouble: /400|client\/admin\/v1\/create/ });

  test('a client is added from the palette, and the drawer goes on with what a new client needs', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const known = await newClient(angel);
    const username = `palette-${Date.now()}`;
    await signIn('angel');
    await page.goto('/message');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /搜索页面/ }).fill('新建客户');
    await page.getByRole('option', { name: '新建客户' }).click();
    const form = page.getByRole('dialog', { name: '新建客户' });
    await form.getByLabel('姓名').fill(known.full_name);
    await expect(form.getByRole('alert')).toContainText(known.username);
    await form.getByLabel('用户名').fill(known.username);
    await form.getByLabel('手机').fill(`137${String(Date.now()).slice(-8)}`);
    await form.getByLabel('邮箱').fill(`${username}@example.com`);
    await form.getByRole('button', { name: '新建客户' }).click();
    await expect(form.getByLabel('用户名')).toHaveAccessibleDescription(/该用户名已被使用/);
    await form.getByLabel('用户名').fill(username);
    await form.getByRole('button', { name: '新建客户' }).click();
    const drawer = page.getByRole('dialog', { name: known.full_name });
    await expect(drawer).toContainText(username);
    await drawer.getByRole('button', { name: '代客提交实名资料' }).click();
    await expect(
      page.getByRole('dialog', { name: /实名资料$/ }).getByLabel('证件姓名'),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await page.reload();
    await drawer.getByRole('button', { name: '登记首笔入金' }).click();
    await expect(page.getByRole('dialog', { name: '登记入金' }).getByLabel('金额')).toBeVisible();
  });
});

test('a salesman sees the own clients only, cannot transfer them, and another one is not there', async ({
  page,
  signIn,
  staff,
}) => {
  const [hero, god] = [await staff('hero'), await staff('god')];
  const own = (await hero.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body;
  const all = (await god.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body;
  expect(own.total).toBeLessThan(all.total);
  const ids = new Set(own.list.map(({ id }) => id));
  const other = all.list.find(({ id }) => !ids.has(id));
  expect((await hero.get(`/client/admin/v1/detail/${other?.id}`)).status).toBe(404);

  await signIn('hero');
  await page.goto('/client');
  await expect(page.getByText(`共 ${own.total} 条`).first()).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar.getByRole('button', { name: '标签…' })).toBeVisible();
  await expect(bar.getByRole('button', { name: '转移给…' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: '发送消息' })).toHaveCount(0);
});

test.describe('the list of clients', () => {
  test.use({ expectedTrouble: /change_agent|client\/admin\/v1\/list|409|ERR_FAILED/ });

  // @rule clients: Clients are transferred one by one, by version, with a report
  // @in features/clients/bulk-transfer.tsx
  // @rule clients: List search says "User or account not found" and "Query failed, retry later"
  // @in app/composed-pages/client/client-page.tsx
  test('is filtered by who looks after them, distinguishes nothing found from a failure, and is transferred client by client with a report', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const { body: agents } = await angel.get<Schemas.StaffChoices>('/user/v1/trading_list');
    const heroes = agents.list.filter(({ role }) => role === 'hero');
    const [from, to] = heroes;
    if (!from || !to) throw new Error('The demonstration set has two salesmen.');
    const mark = `move${Date.now()}`;
    const clients: Schemas.Client[] = [];
    for (const number of [1, 2, 3]) {
      const full_name = `${mark} ${number}`;
      clients.push(await newClient(angel, { full_name, agent_id: from.id }));
    }
    const [first, stale] = clients;
    if (!first || !stale) throw new Error('Three clients were asked for.');

    await signIn('angel');
    await page.goto('/client');
    await choose(page.getByRole('combobox', { name: '业务员或团队', exact: true }), from.name);
    await expect(page).toHaveURL(new RegExp(`agent_id=${from.id}`));
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    await page.getByRole('searchbox').fill(mark);
    await expect(rows).toHaveCount(4);
    await openFilters(page);
    await page.getByText('机器人', { exact: true }).click();
    await expect(page).toHaveURL(/fake=true/);
    await expect(page.getByText('未找到该用户或账户')).toBeVisible();
    await page.route('**/client/admin/v1/list?*', (route) => route.abort());
    await page.getByRole('searchbox').fill(`${mark}x`);
    await expect(page.getByText('查询失败，请稍后重试')).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/client/admin/v1/list?*');
    await page.goto(`/client?q=${mark}`);
    await expect(rows).toHaveCount(4);
    await untilLive(page);

    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '转移给…' }).click();
    const dialog = page.getByRole('dialog', { name: '转移 3 位客户' });
    for (const { full_name: name } of clients) await expect(dialog).toContainText(name);
    await expect(dialog).toContainText('原负责人随即看不到他们');
    await dialog.getByRole('button', { name: '转移 3 位' }).click();
    await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/请选择接手的/);
    await dialog.getByRole('combobox').fill(to.username);
    await page
      .getByRole('option', { name: new RegExp(to.name) })
      .first()
      .click();
    await angel.post(`/client/admin/v1/status/${stale.id}`, { status: 'locked', version: 1 });
    // The list behind the question has it: what was asked about is transferred, not what came since.
    const behind = page.getByRole('row', { name: stale.full_name, includeHidden: true });
    await expect(behind.getByText('锁定')).toBeAttached();
    await dialog.getByRole('button', { name: '转移 3 位' }).click();
    const all = page.getByRole('checkbox', { name: '选择本页全部', includeHidden: true });
    await expect(all).not.toBeChecked();
    await page.getByRole('button', { name: '查看结果' }).click();
    const report = page.getByRole('dialog', { name: '批量转移客户的结果' });
    const rowOf = ({ full_name: name }: Schemas.Client) => report.getByRole('row', { name });
    await expect(rowOf(first)).toContainText('成功');
    await expect(rowOf(stale)).toContainText('STALE_RECORD');
    await expect(rowOf(stale)).toContainText(/陈雅静 于 .*修改/);
    await expect(report).toContainText('2 位成功，1 位被拒绝');
    await report.getByRole('button', { name: '重试 1 位' }).click();
    await expect(rowOf(stale)).toContainText('被拒绝');
    const agentOf = async ({ id }: Schemas.Client) =>
      (await angel.get<Schemas.Client>(`/client/admin/v1/detail/${id}`)).body.agent_id;
    expect(await Promise.all(clients.map(agentOf))).toEqual([to.id, from.id, to.id]);
  });
});

test('the transfer of a page of robots says how many they are, and not all of their names', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/client?fake=true');
  const rows = page.locator('[data-row-open]');
  await expect(rows.nth(7)).toBeVisible();
  const count = await rows.count();
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '转移给…' }).click();
  const dialog = page.getByRole('dialog', { name: `转移 ${count} 位客户` });
  await expect(dialog).toContainText(`等 ${count} 位`);
  await expect(dialog).toContainText(`其中机器人 ${count} 个`);
});
