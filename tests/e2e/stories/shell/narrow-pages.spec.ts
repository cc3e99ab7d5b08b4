import { expect, test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('in English on a narrow screen no menu is wider than the window @night', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('god');
  await page.goto('/data_exception');
  await page.getByRole('main').getByRole('button', { name: 'Check now' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  for (const entry of await menu.getByRole('menuitem').all()) {
    const { shown, needed } = await entry.evaluate((element) => ({
      shown: element.clientWidth,
      needed: element.scrollWidth,
    }));
    expect(shown).toBeGreaterThanOrEqual(needed);
  }
});

test('on a narrow screen the links to the statistics are one line, with the current page visible', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('god');
  await page.goto('/statistics/stock?env=tr');
  const links = page.getByRole('navigation').filter({ hasText: 'Team statistics' });
  const current = links.getByRole('link', { name: 'Limit-up statistics' });
  await expect(current).toBeInViewport({ ratio: 1 });
  expect((await links.boundingBox())?.height).toBeLessThanOrEqual(48);
  expect((await current.boundingBox())?.height).toBe(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('on a narrow screen each queue of the dashboard takes one line', async ({ page, arrive }) => {
  await arrive('god');
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: '最早一笔' });
  await expect(lines.nth(1)).toBeVisible();
  const [first, second] = [await lines.nth(0).boundingBox(), await lines.nth(1).boundingBox()];
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(36);
  expect(second?.x).toBe(first?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('in English on a narrow screen a tab that is chosen is out of what fades at the end of its strip @night', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('god');
  await page.goto('/config/settings/app');
  const tabs = page.getByRole('main').getByRole('tablist', { name: 'App settings' });
  const chosen = tabs.getByRole('tab', { name: 'Documents' });
  await chosen.click();
  const [tab, strip] = [await chosen.boundingBox(), await tabs.boundingBox()];
  const right = (box: typeof tab) => (box?.x ?? 0) + (box?.width ?? 0);
  // It scrolls by whole pixels.
  expect(Math.round(right(strip) - right(tab))).toBeGreaterThanOrEqual(32);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
