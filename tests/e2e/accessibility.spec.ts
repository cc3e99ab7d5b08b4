import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, untilQuiet } from './fixtures.ts';

const pages = ['/dashboard', '/client', '/funds/deposit', '/message', '/no/such/page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['zh-CN', 'en-US'] as const) {
    test(`axe finds nothing on any page, ${colorScheme}, ${language}`, async ({ page, signIn }) => {
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
      findings.push(...(await clientViolations(page)));
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

/** Each tab of the client of the deposit that is open. */
async function clientViolations(page: import('@playwright/test').Page): Promise<string[]> {
  await page.getByRole('dialog').locator('dd button').first().click();
  await expect(page).toHaveURL(/client=/);
  const id = new URL(page.url()).searchParams.get('client');
  await page.goto(`/message?client=${id}`);
  const drawer = page.getByRole('dialog');
  const chosen = drawer.getByRole('tab', { selected: true });
  await expect(chosen).toBeVisible();
  const findings: string[] = [];
  for (const _ of await drawer.getByRole('tab').all()) {
    await chosen.press('ArrowRight');
    await untilQuiet(page);
    const where = (await chosen.textContent()) ?? '';
    const { violations: found } = await new AxeBuilder({ page })
      .include('[data-slot=drawer]')
      .analyze();
    findings.push(...found.map((one) => `client, ${where}: ${one.id} ${one.nodes[0]?.html}`));
  }
  return findings;
}
