import type { Schemas } from '@brokerdesk/sdk';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';

test.describe('a message to one client', () => {
  test.use({ expectedTrouble: /message\/admin\/v1\/create|ERR_/ });

  // @rule writes: A form is sent once, survives failures, and asks before discarding
  // @in ui/form/use-form-submit.ts
  test('is sent once though its answer is lost, loses nothing typed to a slip, and is recalled @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const found = await angel.get<Schemas.ClientList>('/client/admin/v1/list?size=1');
    const client = found.body.list[0];
    if (client === undefined) throw new Error('The demonstration set has no client.');
    const title = `对账单 ${crypto.randomUUID().slice(0, 8)}`;
    await signIn('angel');
    await page.goto('/message');
    await page.getByRole('button', { name: '发送站内信' }).click();
    const form = page.getByRole('dialog', { name: '发送站内信' });
    const send = form.getByRole('button', { name: '发送', exact: true });
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: '请先填写完整信息' })).toBeVisible();
    await expect(form.getByRole('radio').first()).toBeFocused();
    await form.getByRole('radio', { name: /单个客户/ }).check();

    const person = form.getByRole('combobox', { name: '客户' });
    await person.fill(client.username);
    await expect(form.getByRole('option').first()).toContainText(client.full_name);
    expect(await axeFindings(page)).toEqual([]);
    await person.press('Escape');
    await expect(person).toHaveAttribute('aria-expanded', 'false');
    await person.fill(client.username);
    await expect(form.getByRole('option')).toHaveCount(1);
    await person.press('Enter');
    await expect(person).toHaveValue(client.full_name);

    await form.getByLabel('中文标题').fill(title);
    await form.getByLabel('中文正文').fill('请查收。');
    await form.getByLabel('英文标题').fill('Statement');
    await form.getByLabel('英文正文').fill('It is here.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: '放弃已填写的内容？' });
    await question.getByRole('button', { name: '继续填写' }).click();
    await expect(form.getByLabel('中文标题')).toHaveValue(title);

    await page.route(
      '**/message/admin/v1/create',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await send.click();
    await expect(page.getByText('已发送，1 位客户收到')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: '发送站内信' })).toBeFocused();
    const query = `/message/admin/v1/list?q=${encodeURIComponent(title)}`;
    expect((await angel.get<Schemas.MessageList>(query)).body.total).toBe(1);

    await page.getByRole('searchbox', { name: '中文或英文标题' }).fill(title);
    await page.getByRole('row').getByRole('button', { name: title }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer).toContainText('请查收。');
    expect(await axeFindings(page)).toEqual([]);
    const edge = drawer.getByRole('separator', { name: '调整宽度' });
    await edge.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '592');
    await page.reload();
    await expect(edge).toHaveAttribute('aria-valuenow', '592');
    await drawer.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('button', { name: '确认撤回' }).click();
    await expect(drawer).toContainText('已撤回');
    await expect(drawer.getByRole('button', { name: '撤回' })).toHaveCount(0);
  });
});

test('buttons follow the rights on the page, and come at once when the rights do', async ({
  page,
  signIn,
}) => {
  await signIn('hero');
  await page.goto('/message');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const send = page.getByRole('button', { name: '发送站内信' });
  await expect(send).toHaveCount(0);
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0);

  await page.route('**/auth/admin/v1/permission/**', async (route) => {
    const response = await route.fetch();
    const payload = await response.json();
    payload.grants.push({ resource: 'message', actions: ['create'] });
    await route.fulfill({ response, json: payload });
  });
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('brokerdesk.permissions') ?? '{}');
    sessionStorage.setItem('brokerdesk.permissions', JSON.stringify({ ...kept, loadedAt: 0 }));
  });
  // Any navigation sees that the rights are old, and asks for them in the background.
  await page.getByRole('button', { name: '发送时间' }).click();
  await expect(send).toBeVisible();
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0);
});

test('a range of days asks once it is whole, never ends before it begins, and comes off as one @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/message');
  await choose(page.getByRole('combobox', { name: '发送时间', exact: true }), '本月');
  await expect(page).toHaveURL(/from=now%2FM/);
  await choose(page.getByRole('combobox', { name: '发送时间', exact: true }), '自定义');
  await expect(page.getByText('Asia/Shanghai', { exact: true })).toBeVisible();
  await page.getByLabel('结束日期').fill('2026-03-10');
  await expect(page).toHaveURL(/from=2026-03-10&to=2026-03-10/);

  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/message/admin/v1/list')
      requests.push(url.searchParams.get('from') ?? '');
  });
  // As the field has it in the middle of typing 2026.
  await page.getByLabel('开始日期').fill('0020-04-01');
  await page.getByLabel('开始日期').fill('2026-04-01');
  await expect(page).toHaveURL(/from=2026-04-01&to=2026-04-01/);
  await choose(page.getByRole('combobox', { name: '发送时间', exact: true }), '全部时间');
  await expect(page).not.toHaveURL(/from|to=/);
  expect(requests.every((from) => from === '' || from.startsWith('2026-'))).toBe(true);
});

test('orders by day are read with the arrow keys, and are in a table as well @night', async ({
  page,
  arrive,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.ProductStat>('/stat/admin/v1/product');
  const orders = body.series.reduce((sum, { trades }) => sum + trades.orders, 0);
  await arrive('angel');
  const chart = page.getByRole('region', { name: '每日订单', exact: true });
  await expect(chart).toContainText(`共 ${orders} 单`);
  const points = chart.getByRole('slider', { name: '每日订单' });
  await points.focus();
  await page.keyboard.press('End');
  await expect(points).toHaveValue('29');
  await page.keyboard.press('ArrowLeft');
  await expect(points).toHaveValue('28');
  await expect(points).toHaveAttribute('aria-valuetext', /^\d{4}年.+订单数 {2}\d+ 单$/);
  expect(await axeFindings(page)).toEqual([]);
  await chart.getByRole('radio', { name: '表格' }).check();
  await expect(chart.getByRole('rowheader')).toHaveCount(30);
});
