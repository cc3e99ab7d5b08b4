import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { showcaseCards } from '../support/withdrawals.ts';
import { axeFindings } from './axe.ts';
import { expect, test, untilQuiet } from './fixtures.ts';

/** What has no entry in the menu. */
const furtherPages = [
  '/funds/deposit?view=exchange',
  '/funds/withdrawal?lines=withdrawal',
  '/no/such/page',
];

/** Where every page is, as the file beside it says. */
async function pathsOfPages(): Promise<string[]> {
  const source = fileURLToPath(new URL('../../apps/console/src', import.meta.url));
  const files = globSync('{app/pages,features}/**/*-route.ts', { cwd: source });
  const routes: { default: { path: string } }[] = await Promise.all(
    files.map((file) => import(join(source, file))),
  );
  return routes.map((route) => route.default.path);
}

// Colours do not depend on the language, nor words on the colours: twice covers all four.
const looks = [
  { colorScheme: 'light', language: 'zh-CN' },
  { colorScheme: 'dark', language: 'en-US' },
] as const;

const views = [
  ...looks.map((look) => ({ ...look, width: 1280 })),
  { colorScheme: 'dark', language: 'zh-CN', width: 375 },
  { colorScheme: 'light', language: 'en-US', width: 375 },
] as const;

for (const { colorScheme, language, width } of views) {
  test(`axe finds nothing on any page, and none is wider than the window, ${colorScheme}, ${language}, ${width} px`, async ({
    page,
    signIn,
  }) => {
    // Every page, one after the other.
    test.slow();
    await page.setViewportSize({ width, height: 812 });
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
    await speak(page, language);
    const paths = await pathsOfPages();
    expect(paths).toContain('/funds/deposit');
    for (const path of [...paths, ...furtherPages]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilQuiet(page);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) findings.push(`${path} is ${needed} px wide`);
      findings.push(...(await violations(page, path)));
    }
    expect(findings).toEqual([]);
  });
}

for (const { colorScheme, language } of looks) {
  test(`axe finds nothing in any review, ${colorScheme}, ${language}`, async ({ page, signIn }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn('angel');
    await speak(page, language);
    const findings: string[] = [];
    await page.goto('/funds/deposit?status=pending');
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await untilQuiet(page);
    findings.push(...(await violations(page, 'the review drawer')));
    await page.goto('/funds/loan?status=outstanding');
    await page.locator('[data-row-open]').first().click();
    const loan = page.getByRole('dialog');
    await expect(loan.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await untilQuiet(page);
    findings.push(...(await violations(page, 'a loan with its repayments')));
    await loan.getByRole('button', { name: language === 'zh-CN' ? '还款' : 'Repay' }).click();
    await page.getByRole('textbox').last().fill('10');
    findings.push(...(await violations(page, 'the repayment of a loan')));
    const amount = page.getByRole('dialog').last().getByRole('button', { name: amountName });
    await amount.first().click();
    await expect(page.getByRole('table', { name: linesName })).toBeVisible();
    await untilQuiet(page);
    findings.push(...(await violations(page, 'lines over a form')));
    await page.goto(`/funds/withdrawal?status=pending&q=${showcaseCards.odd}`);
    await page.locator('[data-row-open]').first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await untilQuiet(page);
    findings.push(...(await violations(page, 'the review of a withdrawal')));
    await page.goto('/kyc?status=pending');
    await page.locator('[data-row-open]').first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('r');
    await untilQuiet(page);
    findings.push(...(await violations(page, 'the desk for identity checks')));
    expect(findings).toEqual([]);
  });
}

/** In either language. */
const amountName = /，查看资金流水$|see the ledger entries$/;
const linesName = /^(资金流水明细|Ledger entries)$/;

/** In English from now on: once the words are there, the choice is kept. */
async function speak(page: Page, language: 'zh-CN' | 'en-US'): Promise<void> {
  if (language === 'zh-CN') return;
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
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
    // Reached by its link alone.
    await page.goto(`/message?client=${body.list[0]?.id}&tab=crypto`);
    await expect(drawer.locator('section').last()).toBeVisible();
    await untilQuiet(page);
    findings.push(...(await violations(page, `crypto, ${colorScheme}`, drawerOnly)));
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

async function violations(page: Page, where: string, part = 'html'): Promise<string[]> {
  return (await axeFindings(page, part)).map((found) => `${where}: ${found}`);
}
