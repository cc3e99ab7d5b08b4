import type { Page } from '@playwright/test';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';

// The fixture fails on every console error, which a violation of the content security policy is.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the reference shows an operation and its examples, ${colorScheme}${unlessByDay(colorScheme === 'light')}`, async ({
    page,
    stack,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    await page.getByRole('link', { name: 'deposit', exact: true }).click();
    const operation = page.locator('#operations-deposit-createDeposit');
    await operation.getByText('Record a deposit for a client').click();
    await expect(operation.getByText('Idempotency-Key')).toBeVisible();
    await expect(operation.getByText('"5000.00"').first()).toBeVisible();
    await expect(operation.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
    expect(await isDark(page)).toBe(colorScheme === 'dark');
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([stack.url]);
  });
}

test('an address with an operation opens it, and a word finds its tag @night', async ({ page }) => {
  await page.goto('/docs#/withdrawal/auditWithdrawal');
  const operation = page.locator('#operations-withdrawal-auditWithdrawal');
  await expect(operation.getByText('Idempotency-Key')).toBeVisible();
  await page.getByPlaceholder('Filter by tag').fill('crypto');
  await expect(page.getByRole('link', { name: 'crypto_address', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'deposit', exact: true })).toHaveCount(0);
});

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/\d+(\.\d+)?/g) ?? []).map(
        Number,
      );
      return alpha === 0 ? 3 * 255 : red + green + blue;
    };
    const title = document.querySelector('.swagger-ui .info .title');
    if (title === null) throw new Error('The page has no title.');
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return lightness(getComputedStyle(title).color) > lightness(paper);
  });
}
