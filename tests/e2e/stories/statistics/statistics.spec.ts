import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import type { Locator } from '@playwright/test';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const entries = [
  ['team', '团队统计', 'Team statistics'],
  ['product', '产品统计', 'Product statistics'],
  ['otc', '大宗统计', 'Block trade statistics'],
  ['ipo', '新股统计', 'IPO statistics'],
  ['fund', '基金统计', 'Fund statistics'],
  ['quant', '量化统计', 'Quant statistics'],
  ['stock', '打板统计', 'Limit-up statistics'],
] as const;

test('every statistic has something to say over the year, in Chinese and in English @night', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('angel');
  for (const [kind, title] of entries) {
    await page.goto(`/statistics/${kind}?from=now-90d`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('slider', { name: '每日走势' })).toBeAttached();
  }
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Limit-up statistics' })).toBeVisible();
  for (const [kind, , title] of entries) {
    await page.goto(`/statistics/${kind}?from=now-90d`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Daily trend' })).toBeAttached();
  }
});

test('a product’s row leads to a list with as many orders', async ({ page, signIn, staff }) => {
  const api = await staff('angel');
  const from = '2026-01-01T00:00:00Z';
  const { body } = await api.get<Schemas.ProductStat>(`/stat/admin/v1/fund?from=${from}`);
  const [first] = body.products.toSorted((one, other) => other.trades.orders - one.trades.orders);
  if (first === undefined) throw new Error('Nobody has ordered a fund.');
  await signIn('angel');
  await page.goto('/statistics/fund?from=2026-01-01');
  await page.getByRole('link', { name: first.product.name }).click();
  await expect(page).toHaveURL(/\/trx\/fund\?.*product_id=/);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a day of a chart leads to the orders of that day, by keyboard and from its table @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/fund?from=now-30d');
  const days = page.getByRole('slider', { name: '每日走势' });
  await days.focus();
  await expect(days).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trx\/fund\?.*from=20.*to=20/);
  await page.goBack();
  const trend = page.getByRole('region', { name: '每日走势' });
  await trend.getByRole('radio', { name: '表格' }).check();
  await trend.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/trx\/fund\?.*from=20.*to=20/);
});

test('amounts of all currencies are shown together in the base currency, in the address @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/team?from=now-90d');
  const choice = page.getByRole('group', { name: '金额显示' });
  await choice.getByText('合计折 USD').click();
  await expect(page).toHaveURL(/in_base=true/);
  await page.reload();
  await expect(choice.getByRole('radio', { name: '合计折 USD' })).toBeChecked();
});

test('clients of a month of registration are followed in a table, and lead to their list @night', async ({
  page,
  signIn,
}) => {
  await signIn('superman');
  await page.goto('/statistics/team');
  const cohorts = page.getByRole('region', { name: '按注册月份的客户留存' });
  await expect(cohorts.getByRole('columnheader', { name: '第 0 月' })).toBeVisible();
  await cohorts.getByText('有活动', { exact: true }).click();
  await expect(cohorts.getByRole('radio', { name: '有活动' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await cohorts.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/client\?.*from=/);
});

test('the summary compares money of the last 30 days, or of another period in the address, with the period before @night', async ({
  page,
  arrive,
}) => {
  await arrive('angel');
  const flow = page.getByRole('region', { name: '资金与客户' });
  await expect(flow.getByRole('term').first()).toHaveText('净入金');
  await expect(flow.getByText(/较上期|上期无数据/).first()).toBeVisible();
  await expect(flow.getByRole('slider', { name: '每日净入金' })).toBeAttached();
  const range = flow.getByRole('combobox', { name: '时间' });
  await expect(range).toHaveText('近 30 天');
  await choose(range, '近 7 天');
  await expect(page).toHaveURL(/from=now-7d/);
  await choose(range, '近 30 天');
  await expect(page).not.toHaveURL(/from=/);
});

test('money that came in leads to its deposits, with the same total, by currency and by day', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/dashboard?from=now-90d');
  const flow = page.getByRole('region', { name: '资金与客户' });
  const dollars = flow.getByRole('row', { name: /^USD/ }).getByRole('link').first();
  const amount = ((await dollars.textContent()) ?? '').replace(/[^\d,.]/g, '');
  await dollars.click();
  await expect(page).toHaveURL(/\/funds\/deposit\?.*dated=approved/);
  await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  const days = page.getByRole('region', { name: '每日净入金' });
  await days.getByRole('radio', { name: '表格' }).check();
  await days.getByRole('cell').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/funds\/(deposit|withdrawal)\?.*dated=approved/);
  await expect(page).toHaveURL(/from=20.*to=20/);
});

for (const who of ['hero', 'superman'] as const) {
  test(`the summary of ${who} is the own money${unlessByDay(who === 'hero')}`, async ({
    page,
    signIn,
    staff,
  }) => {
    const { body } = await (await staff(who)).get<Schemas.MoneyFlow>('/stat/admin/v1/flow');
    await signIn(who);
    await page.goto('/dashboard');
    const net = page.getByRole('region', { name: '资金与客户' }).getByRole('definition').first();
    const digits = Number(body.all.net).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(net).toContainText(digits.replace('-', ''));
  });
}

test('active clients lead to a list of as many, which says what they did, in English too @night', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('angel');
  await page.goto('/dashboard?from=now-30d');
  const tile = page
    .getByRole('region', { name: 'Money and clients' })
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: 'Active clients' }) })
    .last();
  const link = tile.getByRole('link');
  const active = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/client\?.*activity=any/);
  await expect(page.getByText(/Activity: Active · /).filter({ visible: true })).toBeVisible();
  await expect(
    page
      .getByText(new RegExp(`\\b${active}\\b`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a team’s orders lead to the same number by product, and on to the orders of a product @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/team?from=now-90d');
  const teams = page.getByRole('region', { name: '按团队统计' });
  const row = teams.getByRole('row').filter({ hasText: '团队合计' }).first();
  const orders = row
    .getByRole('link')
    .filter({ hasText: /^[\d,]+$/ })
    .last();
  const count = (await orders.textContent()) ?? '';
  await orders.click();
  await expect(page).toHaveURL(/\/dashboard\?.*tab=teamProduct.*agent_id=/);
  const figures = page.getByRole('tabpanel').getByRole('definition');
  await expect(figures.first()).toContainText(count);
  const products = page.getByRole('region', { name: '按业务员和产品统计' });
  await products.getByRole('link', { name: /·/ }).first().click();
  await expect(page).toHaveURL(/\/trx\/\w+\?.*agent_id=/);
});

test('what no list comes to says how it is made @night', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/dashboard');
  const net = page.getByRole('region', { name: '资金与客户' }).getByRole('definition').first();
  await expect(net).toContainText('入金减去出金');
  await expect(net.getByRole('link')).toHaveCount(0);
});

test('a long period has a bar a week, saved with the choice, whose list has the same total; the pages keep the choice @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/fund?from=now-365d&measure=applied');
  const weeks = page.getByRole('region', { name: '每周走势' });
  await weeks.getByRole('radio', { name: '表格' }).check();
  const week = weeks
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: / – / }) })
    .filter({ has: page.getByRole('cell', { name: /^[1-9]/ }) })
    .last();
  const amount = ((await week.getByRole('cell').first().textContent()) ?? '').replace(
    /[^\d,.]/g,
    '',
  );
  const name = (await week.getByRole('rowheader').textContent()) ?? '';
  const saving = page.waitForEvent('download');
  await weeks.getByRole('button', { name: '导出 CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  const line = saved.split('\r\n').find((one) => one.startsWith(name));
  expect(line).toContain(amount);
  await week.getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/trx\/fund\?.*from=20.*to=20/);
  await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await weeks.getByRole('radio', { name: '月' }).click();
  await expect(page).toHaveURL(/by=month/);
  await page.getByRole('link', { name: '团队统计' }).click();
  await expect(page.getByRole('slider', { name: '每月走势' })).toBeAttached();
  const months = page.getByRole('region', { name: '每月走势' });
  await months.getByRole('radio', { name: '周' }).click();
  await expect(page).not.toHaveURL(/by=/);
  await expect(page.getByRole('slider', { name: '每周走势' })).toBeAttached();
});

for (const who of ['angel', 'hero'] as const) {
  test(`new and active clients of ${who} are drawn week by week, and lead to lists of as many @night`, async ({
    page,
    signIn,
  }) => {
    await signIn(who);
    await page.goto('/dashboard?from=now-90d&by=week');
    const clients = page.getByRole('region', { name: '每周新增与活跃客户' });
    await expect(clients.getByRole('button', { name: '活跃客户' })).toBeVisible();
    await clients.getByRole('radio', { name: '表格' }).check();
    for (const [column, url] of [
      [0, /\/client\?(?!.*activity).*from=20.*to=20/],
      [1, /\/client\?.*activity=any/],
    ] as const) {
      const link = clients
        .getByRole('row')
        .getByRole('cell')
        .nth(column)
        .or(clients.locator(`tbody tr td:nth-of-type(${column + 1})`))
        .getByRole('link')
        .last();
      const count = (await link.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(url);
      await expect(
        page
          .getByText(new RegExp(`共 ${count} `))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await page.goBack();
      await clients.getByRole('radio', { name: '表格' }).check();
    }
  });
}

test('amounts by kind of product are stacked, hidden by the legend, and lead to the list of the kind @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/product?from=now-90d&measure=paid');
  const trend = page.getByRole('region', { name: '每日走势' });
  await trend.getByRole('radio', { name: '分类别' }).click();
  await expect(page).toHaveURL(/by_kind=true/);
  const funds = trend.getByRole('button', { name: '基金' });
  await funds.click();
  await expect(funds).toHaveAttribute('aria-pressed', 'false');
  await expect(trend.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /基金/);
  await choose(trend.getByRole('combobox', { name: '指标' }), '申请金额');
  await expect(trend.getByRole('slider')).toHaveAttribute('aria-valuetext', /合计/);
  await trend.getByRole('radio', { name: '表格' }).check();
  await expect(trend.getByRole('columnheader').nth(1)).toHaveText('合计');
  const amount = trend.getByRole('cell').locator('a[href*="/trx/"]').last();
  const digits = ((await amount.textContent()) ?? '').replace(/[^\d,.]/g, '');
  await amount.click();
  await expect(page).toHaveURL(/\/trx\/\w+\?.*from=20.*to=20/);
  await expect(page.getByText(digits).filter({ visible: true }).first()).toBeVisible();
});

test('teams are ranked too, with the place before, in Chinese and in English @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/team?from=now-30d');
  const teams = page.getByRole('region', { name: '团队排名' });
  await expect(teams.getByRole('slider')).toHaveAttribute('aria-valuetext', /上期/);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const ranking = page.getByRole('region', { name: 'Team ranking' });
  await expect(ranking.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /the previous period/,
  );
});

test('figures are there before the code that draws @night', async ({ page, signIn }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/flow-chart|echarts/, async (route) => {
    await held;
    await route.continue();
  });
  await signIn('angel');
  await page.goto('/dashboard');
  const flow = page.getByRole('region', { name: '资金与客户' });
  await expect(flow.getByRole('term').first()).toHaveText('净入金');
  await expect(flow.getByRole('slider')).toHaveCount(0);
  release();
  await expect(flow.getByRole('slider', { name: '每日净入金' })).toBeAttached();
});

test('profits and losses have the colours of the market: of the language, or as the user has chosen @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/product?from=now/y&measure=profit&sort=-profit');
  const rows = page.getByRole('region', { name: /按产品统计|By product/ }).getByRole('row');
  const gain = rows.nth(1).getByRole('cell').last().locator('.text-gain');
  const loss = rows.last().getByRole('cell').last().locator('.text-loss');
  const colour = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  await expect(gain).toBeVisible();
  const [red, green] = [await colour(gain), await colour(loss)];
  expect(red).not.toBe(green);

  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(gain).toHaveCSS('color', green);
  await expect(loss).toHaveCSS('color', red);

  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await expect(dialog.getByRole('radio', { name: 'Green up, red down' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Red up, green down' }).check();
  await page.keyboard.press('Escape');
  await expect(gain).toHaveCSS('color', red);
  await untilQuiet(page);
});

test('a shift is handed over on one page, in English too', async ({ page, arrive }) => {
  await arrive('angel');
  await page.getByRole('link', { name: '交接班' }).click();
  await expect(page.getByRole('heading', { name: '交接班', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '今天最多的操作' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /登录成功/ })).toHaveCount(0);
  const waiting = page.getByRole('region', { name: '等我处理，等得最久的在前' });
  await expect(waiting.getByRole('rowheader').first()).toBeVisible();
  const left = page.getByRole('region', { name: '我提交或打开、仍在等待' });
  await expect(left.getByRole('cell').first()).toContainText('只计您本人的');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Shift handover' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('what was done today leads to as many entries of the audit log, for who may read them @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  await page.getByRole('link', { name: '交接班' }).click();
  const row = page.getByRole('row').filter({ hasText: '提交复核' });
  const times = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/config\/audit_log\?.*actor_id=.*action=proposal/);
  await expect(
    page
      .getByText(new RegExp(`共 ${times} `))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
