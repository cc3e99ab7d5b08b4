import type { Schemas } from '@brokerdesk/sdk';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const soon = { timeout: 2_000 };

// @rule settings: Rates and pairs wait for a second person; open pages follow within two seconds
// @in features/exchange-config/rates/quotations.tsx
test('a rate and a currency pair wait for a second person, are withdrawn or confirmed, and appear on an open page within two seconds', async ({
  page,
  browser,
  stack,
  signIn,
  staff,
}) => {
  await signIn('god');
  await page.goto('/config/exchange_config?primary=AUD');
  await untilLive(page);
  await page.getByRole('button', { name: '新增汇率' }).click();
  const form = page.getByRole('dialog', { name: '新增汇率' });
  await expect(form).toContainText('参数配置一律须双人复核');
  await choose(form.getByLabel('基础货币'), 'AUD');
  await choose(form.getByLabel('计价货币'), 'SGD');
  await form.getByLabel('中间价').fill('0.8915');
  await form.getByLabel('点差').fill('0.9');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form).toContainText('点差须小于中间价');
  await form.getByLabel('点差').fill('0.0015');
  await expect(form).toContainText('1 AUD = 0.89 SGD');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(toasts(page)).toContainText('已提交，等待第二人复核');
  const waiting = page
    .getByRole('list', { name: '等待第二人复核' })
    .getByRole('listitem')
    .filter({ hasText: 'AUD/SGD' });
  await expect(waiting).toContainText('新增汇率 · AUD/SGD');
  await expect(waiting).toContainText('尚未生效');

  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signInOn(second, stack.url, 'god2');
  await second.goto(`${stack.url}/config/exchange_config`);
  const theirs = second.getByRole('listitem').filter({ hasText: '新增汇率 · AUD/SGD' });
  await expect(theirs.getByRole('button', { name: '撤回申请' })).toHaveCount(0);
  await theirs.getByRole('link', { name: '查看复核申请' }).click();
  await second.getByRole('button', { name: '复核并执行' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: '确认执行' }).click();
  await expect(toasts(second)).toContainText('已复核并执行');
  await second.close();
  const row = page.getByRole('row').filter({ hasText: 'AUD/SGD' });
  await expect(row).toContainText('0.89', soon);
  await expect(waiting).toHaveCount(0, soon);

  await row.getByRole('button', { name: 'AUD/SGD' }).click();
  const drawer = page.getByRole('dialog', { name: 'AUD/SGD' });
  await drawer.getByRole('radio', { name: '表格' }).check();
  await expect(drawer.getByRole('table', { name: /AUD\/SGD/ })).toContainText('0.89');
  await drawer.getByRole('button', { name: '修改汇率' }).click();
  const change = page.getByRole('dialog', { name: '修改汇率 AUD/SGD' });
  await change.getByLabel('中间价').fill('0.9');
  await expect(change).toContainText('0.89 → 0.8985');
  await change.getByRole('button', { name: '提交复核' }).click();
  await expect(drawer).toContainText('等待第二人复核：修改汇率');
  await drawer.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(drawer).toContainText('修改汇率 · 已撤回');

  await page.goto('/config/currency_pair?primary=AUD');
  await untilLive(page);
  await page.getByRole('button', { name: '新增货币对' }).click();
  const pair = page.getByRole('dialog', { name: '新增货币对' });
  await choose(pair.getByLabel('转出货币'), 'AUD');
  await choose(pair.getByLabel('转入货币'), 'SGD');
  await pair.getByLabel('单笔最低').fill('100');
  await pair.getByLabel('单笔最高').fill('5000');
  await pair.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '新增货币对' })).toBeVisible();
  const [god, god2] = [await staff('god'), await staff('god2')];
  const pairs = '/config/admin/v1/currency_pair';
  const confirm = async () => {
    const { body } = await god2.get<Schemas.CurrencyPairList>(`${pairs}?primary=AUD`);
    const [waits] = body.waiting;
    if (waits === undefined) throw new Error('Nothing waits about the pair.');
    const decision = { result: 'approved', version: waits.version };
    await god2.put(`/approval/admin/v1/audit/${waits.id}`, decision);
  };
  await confirm();
  await expect(page.getByRole('row').filter({ hasText: 'SGD' })).toContainText('5,000.00', soon);

  const { body } = await god.get<Schemas.CurrencyPairList>(`${pairs}?primary=AUD`);
  const [{ id, min_amount, max_amount, weight, version } = { id: '' }] = body.list;
  await god.put(`${pairs}/${id}`, { min_amount, max_amount, weight, version, status: 'disabled' });
  await confirm();
  await page.goto(`/config/currency_pair?primary=AUD&id=${id}`);
  // The stream, when it opens, asks for the comments again: before the pair is gone.
  await untilLive(page);
  const stopped = page.getByRole('dialog', { name: 'AUD/SGD' });
  await stopped.getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('没有上下限，也不再停用');
  await question.getByRole('button', { name: '提交复核' }).click();
  await expect(stopped).toContainText('等待第二人复核：删除货币对');
  await confirm();
  await expect(page.getByText('没有符合条件的记录')).toBeVisible(soon);
});

test('an exchange gets its holidays, a line each, and shows them in its calendar @night', async ({
  page,
  signIn,
}) => {
  const code = `X${Date.now() % 1_000_000_000}`;
  await signIn('god');
  await page.goto('/config/exchange_config');
  await page.getByRole('tab', { name: '交易所', exact: true }).click();
  await expect(page).toHaveURL(/view=market/);
  await page.getByRole('button', { name: '新增交易所' }).click();
  const form = page.getByRole('dialog', { name: '新增交易所' });
  await form.getByLabel('代码').fill(code);
  await choose(form.getByLabel('币种'), 'SGD');
  await form.getByLabel('中文名称').fill('测试交易所');
  await form.getByLabel('英文名称').fill('Test exchange');
  await form.getByLabel('时区').fill('Singapore');
  await page.getByRole('option', { name: 'Asia/Singapore' }).click();
  await form.getByLabel('交易时段').fill('09:00-12:00 13:00-17:00');
  await form.getByLabel('星期五').uncheck();
  const year = new Date().getUTCFullYear() + 1;
  const holidays = form.getByRole('textbox', { name: '休市日' });
  await holidays.fill(`${year}-01-01 元旦\n${year}-01-32 春节`);
  await form.getByRole('button', { name: '新增' }).click();
  await expect(form).toContainText('第 2 行的日期不对');
  await holidays.fill(`${year}-01-02 补休 09:00-12:00\n${year}-01-01 元旦`);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '新增' }).click();
  await expect(toasts(page)).toContainText(`已新增交易所 ${code}`);

  await page.goto(`/config/exchange_config?view=market&q=${code}`);
  await page.getByRole('button', { name: code, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '测试交易所' });
  await expect(drawer).toContainText('周一、周二、周三、周四');
  const calendar = drawer.getByRole('region', { name: '休市日' });
  await expect(async () => {
    if ((await calendar.getByRole('heading', { name: `${year}年1月` }).count()) === 0) {
      await calendar.getByRole('button', { name: '下一月' }).click();
    }
    await expect(calendar.getByText('元旦')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(calendar.getByRole('listitem')).toHaveText([
    new RegExp(`${year}-01-01.*元旦.*全天休市`),
    new RegExp(`${year}-01-02.*补休.*09:00–12:00`),
  ]);
  await expect(drawer.getByRole('list', { name: '变更记录' })).toContainText('新增');
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await drawer.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(toasts(page)).toContainText(`已删除交易所 ${code}`);
});
