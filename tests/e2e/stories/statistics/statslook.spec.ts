import { mkdir } from 'node:fs/promises';
import { axeFindings } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const out = '/tmp/run/stats-look';
test('statslook', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await mkdir(out, { recursive: true });
  await signIn('angel');
  await page.setViewportSize({ width: 1440, height: 1600 });
  for (const kind of ['ipo', 'stock', 'otc', 'fund', 'quant', 'product']) {
    await page.goto(`/statistics/${kind}?from=now-90d`);
    await untilQuiet(page);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${out}/zh-${kind}.png` });
  }
  const findings: unknown[] = [];
  await page.goto('/statistics/fund?from=now-90d');
  await untilQuiet(page);
  findings.push(await axeFindings(page));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: '每日申购与赎回' }).getByRole('button', { name: '保存图片' }).click(),
  ]);
  await download.saveAs(`${out}/saved-light.png`);
  await page.goto('/statistics/product?from=now-30d&by_kind=true');
  await untilQuiet(page);
  await page.waitForTimeout(800);
  const box = await page.locator('canvas').first().boundingBox();
  if (box) await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/zh-tip.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.setViewportSize({ width: 1280, height: 1400 });
  for (const kind of ['ipo', 'quant', 'product']) {
    await page.goto(`/statistics/${kind}?from=now-90d${kind === 'product' ? '&by_kind=true' : ''}`);
    await untilQuiet(page);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${out}/en-dark-${kind}.png` });
  }
  const [dark] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).first().click(),
  ]);
  await dark.saveAs(`${out}/saved-dark.png`);
  await page.setViewportSize({ width: 375, height: 1600 });
  for (const kind of ['fund', 'otc']) {
    await page.goto(`/statistics/${kind}?from=now-90d`);
    await untilQuiet(page);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${out}/narrow-${kind}.png` });
  }
  findings.push(await axeFindings(page));
  console.log('AXE', JSON.stringify(findings));
});
