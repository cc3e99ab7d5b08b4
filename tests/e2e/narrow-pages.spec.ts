import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('on a narrow screen the links to the statistics are one line, with the page that is open in sight', async ({
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
