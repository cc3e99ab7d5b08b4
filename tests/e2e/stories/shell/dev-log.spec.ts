import { readFile } from 'node:fs/promises';
import { demoPassword, qaCaptcha } from '../../../support/stack.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

test('after a reload the log begins with the first calls and the page that was opened @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto(`${new URL(page.url()).origin}/client`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await untilLive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /搜索页面/ }).fill('kfzrz');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: '开发者日志' });
  const rows = panel.getByRole('listitem');
  await panel.getByRole('searchbox').fill('/client');
  await panel.getByRole('radio', { name: '跳转' }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('/client');
  await panel.getByRole('radio', { name: '请求' }).check();
  for (const path of ['/setting/v1/app', '/auth/admin/v1/userinfo']) {
    await panel.getByRole('searchbox').fill(path);
    await expect(rows.first()).toContainText('200');
  }
});

test('the log shows calls, transitions and pages since the sign-in, and exports them, without a secret', async ({
  page,
  signInAtLogin,
}) => {
  await signInAtLogin('angel');
  await page.getByRole('link', { name: '客户管理' }).click();
  await page.getByRole('searchbox', { name: /姓名/ }).fill('王海燕');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row').nth(1)).toContainText('王海燕');
  const secrets = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const tokens = [...secrets.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token);
  expect(tokens.length, 'the access token, at least').toBeGreaterThan(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /搜索页面/ }).fill('kfzrz');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: '开发者日志' });
  await expect(panel).toBeFocused();
  const rows = panel.getByRole('listitem');
  await expect(rows.filter({ hasText: '/client/admin/v1/list?' }).last()).toContainText('200');
  await expect(rows.filter({ hasText: 'navigationGuard' }).last()).toContainText('→ allowed');
  await expect(rows.filter({ hasText: '/dashboard → /client' })).toHaveCount(1);

  await panel.getByRole('radio', { name: '请求' }).check();
  await panel.getByRole('searchbox').fill('get q=•••');
  await untilLive(page);
  await untilQuiet(page);
  await expect(rows.first()).toContainText(/200.*ms/);
  // Whatever another person changes in the meantime is asked for again, too: at least, never exactly.
  await panel.getByRole('button', { name: '暂停' }).click();
  const count = await rows.count();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'false');
  await expect(rows, 'paused').toHaveCount(count);
  await panel.getByRole('button', { name: '继续' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(count);

  await panel.getByRole('searchbox').fill('');
  await panel.getByRole('radio', { name: '全部' }).check();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: '导出 JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^developer-log-[\dT-]+Z\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const exported: { rows: { kind: string; what: string; result: string | null }[] } =
    JSON.parse(text);
  expect(new Set(exported.rows.map(({ kind }) => kind))).toEqual(
    new Set(['call', 'transition', 'navigation']),
  );
  expect(exported.rows.map(({ what }) => what).join('\n')).toMatch(/→ authenticated/);
  for (const secret of [...tokens, demoPassword, qaCaptcha, '王海燕', 'Bearer']) {
    expect(text).not.toContain(secret);
  }

  const height = async () => (await panel.boundingBox())?.height ?? 0;
  const before = await height();
  await panel.getByRole('separator', { name: '日志面板高度' }).press('ArrowUp');
  await expect.poll(height).toBeGreaterThan(before);
  // Another user's change is asked for, and logged, at any moment: also right after the clearing.
  await expect(async () => {
    await panel.getByRole('button', { name: '清空' }).click();
    await expect(panel).toContainText('还没有记录', { timeout: 300 });
  }).toPass();
  await page.setViewportSize({ width: 375, height: 812 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing is wider than the screen').toBe(0);
  await panel.getByRole('button', { name: '关闭开发者日志' }).click();
  await expect(panel).toBeHidden();
});
