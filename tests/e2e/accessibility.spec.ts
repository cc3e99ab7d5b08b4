import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, untilQuiet } from './fixtures.ts';

const pages = ['/dashboard', '/kyc', '/client', '/funds/deposit', '/message', '/no/such/page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['zh-CN', 'en-US'] as const) {
    test(`axe finds nothing on any page, ${colorScheme}, ${language}`, async ({ page, signIn }) => {
      // Every page, one after the other.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/login');
      await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
      if (language === 'en-US') {
        await page.getByRole('radio', { name: 'English' }).click();
        await expect(page.getByLabel('Username')).toBeVisible();
      }
      const findings = [...(await violations(page, '/login'))];
      if (language === 'en-US') await page.getByRole('radio', { name: '中文' }).click();
      await signIn('angel');
      if (language === 'en-US') {
        await page.getByRole('button', { name: '语言' }).click();
        await page.getByRole('menuitemradio', { name: 'English' }).click();
      }
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilQuiet(page);
        findings.push(...(await violations(page, path)));
      }
      await page.goto('/funds/deposit?status=pending');
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
      ).toBeVisible();
      await untilQuiet(page);
      findings.push(...(await violations(page, 'the review drawer')));
      await page.goto('/kyc?status=pending');
      await page.locator('[data-row-open]').first().click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await page.keyboard.press('r');
      await untilQuiet(page);
      findings.push(...(await violations(page, 'the desk for identity checks')));
      expect(findings).toEqual([]);
    });
  }
}

async function violations(page: import('@playwright/test').Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
