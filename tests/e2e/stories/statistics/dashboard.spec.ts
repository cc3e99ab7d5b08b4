import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

// @rule statistics: Shows pending work, today's events and clients, in the user's scope
// @in features/dashboard/dashboard.tsx domains/figures/summary.ts
test("the dashboard shows the server's figures, and leads to what waits", async ({
  page,
  arrive,
  staff,
}) => {
  const api = await staff('superman');
  const { body: summary } = await api.get<Schemas.Summary>('/stat/admin/v1/summary');
  await arrive('superman');
  const tile = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(tile('客户总数').getByText(String(summary.clients?.total))).toBeVisible();
  await expect(page.getByText('本组客户，不含机器人')).toBeVisible();
  const queues = page.getByRole('region', { name: '等您处理' });
  await expect(queues).not.toContainText('入金审核');
  const checks = summary.queues.find(({ queue }) => queue === 'kyc');
  const card = queues.getByRole('link', { name: '实名审核' });
  await expect(card).toContainText(String(checks?.count));
  await card.click();
  await expect(page).toHaveURL(/\/kyc\?.*status=pending/);
});

test('what changes elsewhere is counted at once, and nothing on the page blinks', async ({
  page,
  arrive,
  staff,
}) => {
  await arrive('angel');
  await untilLive(page);
  await untilQuiet(page);
  const card = page
    .getByRole('region', { name: '等您处理' })
    .getByRole('link', { name: /^入金审核/ });
  const before = await card.textContent();
  const busy = await page.getByRole('main').evaluateHandle((main) => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) seen.push(String(target.textContent));
    }).observe(main, { subtree: true, attributeFilter: ['aria-busy'] });
    return seen;
  });
  await recordDeposit(await staff('god'), { amount: '12.00' });
  await expect(card).not.toHaveText(before ?? '');
  await untilQuiet(page);
  expect(await busy.jsonValue()).toEqual([]);
  await page.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => busy.jsonValue()).not.toEqual([]);
});

test('the desk day names what has matured, and an entry leads to its orders @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { body } = await (await staff('angel')).get<Schemas.DeskDay>('/stat/admin/v1/desk_day');
  const matured = ({ event, kind }: Schemas.DeskEvent) => event === 'matures' && kind === 'daily';
  const entry = body.events.find(matured);
  if (entry === undefined) throw new Error('Nothing has matured.');
  await signIn('angel');
  await page.goto('/dashboard?tab=desk&env=tr');
  const overdue = page.getByRole('region', { name: '已逾期' }).getByRole('row');
  const row = overdue.filter({ hasText: entry.product.name }).filter({ hasText: '到期' });
  await row.getByRole('link', { name: String(entry.orders), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/trx/daily\\?.*product_id=${entry.product.id}`));
  await expect(page.locator('[data-row-open]').first()).toBeVisible();
  await expect(page.getByText('持有成本合计')).toBeVisible();
});

test('queues of products that are not on offer here are not shown @night', async ({
  page,
  arrive,
  staff,
}) => {
  const { body } = await (await staff('angel')).get<Schemas.Summary>('/stat/admin/v1/summary');
  expect(body.queues).toContainEqual(expect.objectContaining({ kind: 'daily' }));
  await arrive('angel');
  const queues = page.getByRole('region', { name: '等您处理' });
  const cards = queues.getByRole('listitem');
  await expect(queues.getByRole('link')).toHaveCount(await cards.count());
  await expect(queues).not.toContainText('日内订单');
  await page.getByRole('link', { name: '交接班' }).click();
  const waiting = page.getByRole('region', { name: '等我处理，等得最久的在前' });
  await expect(waiting.getByRole('rowheader').first()).toBeVisible();
  await expect(waiting).not.toContainText('日内订单');
});

test('on a phone figures fit the screen or their names stay visible, and a reader sees what is pending @night', async ({
  page,
  signIn,
  staff,
}) => {
  const { body } = await (await staff('hero')).get<Schemas.Summary>('/stat/admin/v1/summary');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('hero');
  await page.goto('/dashboard');
  const pending = page.getByRole('region', { name: 'Pending', exact: true });
  await expect(pending).toContainText(String(body.pending.deposit?.count));
  const wider = (name: string) =>
    page
      .getByRole('table', { name })
      .locator('..')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await wider('By currency')).toBe(0);
  await signIn('angel');
  await page.goto('/dashboard?tab=shift');
  await expect(page.getByRole('table', { name: 'Waiting for me' })).toBeVisible();
  expect(await wider('Waiting for me')).toBe(0);
  await page.goto('/statistics/product?from=now-90d');
  const products = page.getByRole('region', { name: 'By product' });
  const name = products.getByRole('row').nth(1).getByRole('cell').first();
  await products.evaluate((box) => box.scrollTo({ left: 300 }));
  expect((await name.boundingBox())?.x).toBeGreaterThan(0);
});

test('a supervisor opens statistics in a tab of the dashboard, which a link keeps @night', async ({
  page,
  arrive,
  staff,
}) => {
  const api = await staff('angel');
  const { body } = await api.get<Schemas.ProductStat>('/stat/admin/v1/product');
  const [main] = body.totals.toSorted((one, other) => other.trades.orders - one.trades.orders);
  await arrive('angel');
  await page.getByRole('tab', { name: '产品', exact: true }).click();
  await expect(page).toHaveURL(/tab=product/);
  const figures = page.getByRole('tabpanel').getByRole('definition');
  await expect(figures.first()).toHaveText(main?.trades.orders.toLocaleString('zh-CN') ?? '');
  await expect(page.getByRole('slider', { name: '每日走势' })).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('tab', { name: '产品', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

// @rule statistics: A team leader has the own team's statistics alone
// @in features/statistics/statistic-kinds.ts
test('a team leader has the statistics of the own team alone', async ({ page, arrive }) => {
  await arrive('superman');
  await expect(page.getByRole('main').getByRole('tab')).toHaveText(['概览', '团队', '团队与产品']);
  await expect(page.getByRole('navigation', { name: '统计报表' })).toHaveCount(0);
  await page.goto('/statistics/team');
  await expect(page.getByRole('heading', { name: '团队统计', level: 1 })).toBeVisible();
  await expect(page.getByRole('cell', { name: '团队合计' })).toHaveCount(1);
});

test('statistics are narrowed down by period and sorted, in English too @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/statistics/product?from=now/y&sort=-paid');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Product statistics' })).toBeVisible();
  const head = page.getByRole('columnheader', { name: 'Paid' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/sort=paid/);
  await choose(page.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await expect(page).toHaveURL(/from=now-7d/);
  expect(await axeFindings(page)).toEqual([]);
});

test('the tabs and the pages of statistics keep the period and the filters, and the way back too @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/dashboard?from=now-7d');
  await page.getByRole('tab', { name: '团队', exact: true }).click();
  await expect(page).toHaveURL(/tab=team/);
  await expect(page).toHaveURL(/from=now-7d/);
  await page.getByRole('group', { name: '金额显示' }).getByText('合计折 USD').click();
  await expect(page).toHaveURL(/in_base=true/);
  const links = page.getByRole('navigation', { name: '统计报表' });
  await links.getByRole('link', { name: '基金统计' }).click();
  await expect(page).toHaveURL(/\/statistics\/fund\?.*from=now-7d/);
  await expect(page).toHaveURL(/in_base=true/);
  await expect(page.getByRole('combobox', { name: '时间' })).toHaveText('近 7 天');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?.*tab=team/);
});

test('a currency that was asked for and has no orders is shown with none, rather than another one @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/dashboard?tab=teamProduct&from=now-90d&currency=USDT');
  const currencies = page.getByRole('group', { name: '币种' });
  await expect(currencies.getByRole('radio', { name: 'USDT' })).toBeChecked();
  await expect(page.getByRole('tabpanel').getByRole('definition').first()).toHaveText(/^0(?!\d)/);
});

const tabs = [
  { tab: 'summary', 'zh-CN': '资金与客户', 'en-US': 'Money and clients' },
  { tab: 'product', 'zh-CN': '按产品统计', 'en-US': 'By product' },
  { tab: 'team', 'zh-CN': '按团队统计', 'en-US': 'By team' },
  { tab: 'teamProduct', 'zh-CN': '按业务员和产品统计', 'en-US': 'By salesman and product' },
] as const;

for (const locale of ['zh-CN', 'en-US'] as const) {
  test(`each tab of the dashboard has its figures, in ${locale} @night`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => {
      localStorage.setItem('brokerdesk.locale', chosen);
    }, locale);
    await signIn('angel');
    for (const { tab, [locale]: name } of tabs) {
      await page.goto(tab === 'summary' ? '/dashboard' : `/dashboard?tab=${tab}&from=now-90d`);
      const figures = page.getByRole('region', { name, exact: true });
      await expect(figures.filter({ visible: true })).toHaveCount(1);
      await expect(figures.getByRole('link').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}
