import { AxeBuilder } from '@axe-core/playwright';
import type { Schemas } from '@brokerdesk/sdk';
import { expect, test, untilQuiet } from './fixtures.ts';

const pages = ['/dashboard', '/kyc', '/client', '/funds/deposit', '/message', '/no/such/page'];

// Colours do not depend on the language, nor words on the colours: twice covers all four.
const looks = [
  { colorScheme: 'light', language: 'zh-CN' },
  { colorScheme: 'dark', language: 'en-US' },
] as const;

for (const { colorScheme, language } of looks) {
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
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
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

test('axe finds nothing on any tab of a client, in both themes and languages', async ({
  page,
  signIn,
  staff,
}) => {
  const { body } = await (await staff('angel')).get<Schemas.ClientList>(
    '/client/admin/v1/list?kyc_status=approved&currency=USD&size=1',
  );
  test.slow();
  await signIn('angel');
  await page.goto(`/message?client=${body.list[0]?.id}`);
  const drawer = page.getByRole('dialog');
  const findings: string[] = [];
  const lookAtAll = async ({ colorScheme, language }: (typeof looks)[number]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const tab of await drawer.getByRole('tab').all()) {
      await tab.click();
      await untilQuiet(page);
      const where = `${await tab.textContent()}, ${colorScheme}, ${language}`;
      findings.push(...(await violations(page, where, drawerOnly)));
    }
  };
  await expect(drawer.getByRole('tabpanel')).toBeVisible();
  await lookAtAll(looks[0]);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(drawer.getByRole('tab', { name: 'Statement' })).toBeVisible();
  await lookAtAll(looks[1]);
  expect(findings).toEqual([]);
});

const drawerOnly = '[data-slot=drawer]';

async function violations(
  page: import('@playwright/test').Page,
  where: string,
  part = 'html',
): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(part).analyze();
  return found.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
