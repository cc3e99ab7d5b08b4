import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const path = '/config/admin/v1/ip_access';

test.use({ expectedTrouble: /ip_access|status of 409/ });

test('an IP rule is checked at its field, says what it overlaps and whom it locks out, is tried out and deleted', async ({
  page,
  signIn,
  staff,
}) => {
  await signIn('god');
  await page.goto('/config/ip_access');
  await untilLive(page);
  await page.getByRole('button', { name: '新增规则' }).click();
  const form = page.getByRole('dialog', { name: '新增 IP 规则' });
  await expect(form).toContainText('您当前的地址是 127.0.0.1');
  const network = form.getByLabel('地址段');
  await network.fill('203.0.113.0/33');
  await form.getByRole('button', { name: '新增' }).click();
  await expect(form).toContainText('不是有效的地址或网段');
  await network.fill('203.0.113.10/24');
  await expect(form).toContainText('将按整个网段 203.0.113.0/24 保存');
  await network.fill('127.0.0.0/8');
  await expect(form).toContainText('会使您本人（127.0.0.1）无法访问');
  await form.getByRole('button', { name: '新增' }).click();
  await expect(network).toBeFocused();
  await expect(network).toHaveAttribute('aria-invalid', 'true');
  await network.fill('203.0.113.64/26');
  await expect(form).toContainText('与 1 条生效中的规则重叠');
  await form.getByText('按角色').click();
  await choose(form.getByLabel('角色', { exact: true }), '业务员');
  const note = `测试 ${Date.now()}`;
  await form.getByLabel('备注').fill(note);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '新增' }).click();
  await expect(toasts(page)).toContainText('已新增 IP 规则 203.0.113.64/26');

  await page.getByRole('button', { name: '测试地址' }).click();
  const check = page.getByRole('dialog', { name: '测试地址' });
  await check.getByRole('button', { name: '测试' }).click();
  await expect(check).toContainText('127.0.0.1（登录前）可以访问');
  await check.getByRole('textbox', { name: /^地址/ }).fill('203.0.113.70');
  await choose(check.getByRole('combobox', { name: /^角色/ }), '业务员');
  await check.getByRole('button', { name: '测试' }).click();
  await expect(check).toContainText('203.0.113.70（业务员）不能访问');
  await expect(check.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await check.getByRole('button', { name: '关闭' }).last().click();

  await page.goto(`/config/ip_access?q=${encodeURIComponent(note)}`);
  await untilLive(page);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('203.0.113.0/24 两条都禁止');
  await page.getByRole('button', { name: '203.0.113.64/26' }).click();
  const drawer = page.getByRole('dialog', { name: '203.0.113.64/26' });
  await expect(drawer.getByRole('region', { name: '重叠的规则' })).toContainText(
    /203\.0\.113\.0\/24.*两条都禁止/,
  );
  const god2 = await staff('god2');
  const id = new URL(page.url()).searchParams.get('id');
  const changed = await god2.put(`${path}/${id}`, {
    ...{ cidr: '203.0.113.64/26', kind: 'deny', scope: 'all', note, version: 1 },
  });
  expect(changed.status).toBe(200);
  await expect(drawer.getByRole('region', { name: '规则内容' })).toContainText('所有人', {
    timeout: 2_000,
  });
  await expect(drawer.getByRole('list', { name: '变更记录' })).toContainText(
    /适用范围：.*按角色.*所有人/,
  );
  await drawer.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();

  await page.goto('/config/ip_access?q=203.0.113.0');
  await page.getByRole('button', { name: '203.0.113.0/24' }).click();
  const hits = page.getByRole('list', { name: '最近命中记录' });
  await expect(hits).toContainText('203.0.113.58');
});

test.describe('in English on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the pages of the configuration say what their values do, and none is wider than the screen @night', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    await signIn('god');
    for (const [address, text] of [
      ['/config/trade_config', 'Deducted immediately from the amount sold.'],
      ['/config/exchange_config', 'USD/CNY'],
      ['/config/exchange_config?view=market', 'Hong Kong Exchanges'],
      ['/config/currency_pair', '100,000.00'],
      ['/config/ip_access', '203.0.113.0/24'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, width]).toEqual([address, 375]);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
