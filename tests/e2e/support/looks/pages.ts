import { expect, type Page } from '@playwright/test';
import { findingsOf, looks, looksOf, putOn, type When } from './looks.ts';
import { type Look, pageFaults } from './rules.ts';

const furtherPages = [
  ...['/funds/withdrawal?entries=withdrawal', '/no/such/page', '/users?view=team'],
  ...['company', 'products', 'documents', 'time-zone'].map(
    (tab) => `/config/settings/app?tab=${tab}`,
  ),
  ...['see-as', 'difference'].map((tab) => `/config/permission?tab=${tab}`),
  ...['/config/permission?view=service-accounts', '/config/exchange_config?view=market'],
];

/** Tabs and views that their own stories open are left to the night. */
const ofOtherStories = /[?](tab|view)=/;

/** One page for all kinds of product, of order and of statistics: by day a few of the kinds. */
const oneForAllKinds = /^\/(trades|trx|statistics)\//;
const kindsByDay = new Set([
  ...['/trades/ipo', '/trades/fund', '/trx/stock', '/trx/ipo', '/trx/allocation'],
  ...['/statistics/ipo', '/statistics/team'],
]);

// Imported by a path that the compiler does not follow: the console has other libraries of types.
const { pageRoutes }: { pageRoutes: readonly { path: string }[] } = await import(
  new URL('../../../../apps/console/src/app/pages/page-routes.ts', import.meta.url).href
);

export const pages: readonly string[] = [
  ...pageRoutes.map(({ path }) => path).toSorted(),
  ...furtherPages,
];

export function looksAt(path: string, when: When): readonly Look[] {
  const byNight = ofOtherStories.test(path) || (oneForAllKinds.test(path) && !kindsByDay.has(path));
  if (byNight) return when === 'day' ? [] : looks;
  return looksOf(looks, pages.indexOf(path), when);
}

/** The page for a tenant that hides none. */
const forAll = (path: string) => `${path}${path.includes('?') ? '&' : '?'}env=demo`;

export async function lookAtPage(
  page: Page,
  path: string,
  wanted: readonly Look[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of wanted) {
    await putOn(page, look);
    await page.goto(forAll(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const further = () => pageFaults(page, path, look);
    findings.push(...(await findingsOf(page, path, look, 'html', further)));
  }
  return findings;
}

export async function lookAtLogin(page: Page, wanted: readonly Look[]): Promise<string[]> {
  const findings: string[] = [];
  await page.goto('/healthz');
  for (const look of wanted) {
    await putOn(page, look);
    await page.goto('/login');
    // No one can answer a captcha that has not arrived.
    await expect(page.getByRole('img', { name: /验证码图片|Captcha/ })).toBeVisible();
    findings.push(...(await findingsOf(page, '/login', look)));
  }
  return findings;
}
