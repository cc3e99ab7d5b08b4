import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { findingsOf, type Look, putOn } from './looks.ts';

/** What has no entry in the menu. */
const furtherPages = ['/funds/withdrawal?entries=withdrawal', '/no/such/page'];

interface Route {
  path: string;
}

/** Where every page is, as the file beside it says: one that is added is looked at by itself. */
async function pathsOfPages(): Promise<string[]> {
  const source = fileURLToPath(new URL('../../../../apps/console/src', import.meta.url));
  const files = globSync('{frame,features}/**/*-route.ts', { cwd: source });
  const routes: { default: Route | Route[] }[] = await Promise.all(
    files.map((file) => import(join(source, file))),
  );
  const paths = routes.flatMap((route) => route.default).map((route) => route.path);
  if (!paths.includes('/funds/deposit')) throw new Error('The pages are somewhere else now.');
  return paths.toSorted();
}

export const pages: readonly string[] = [...(await pathsOfPages()), ...furtherPages];

/** Everything that is wrong with the page for the person whom the tab has a session of. */
export async function lookAtPage(
  page: Page,
  path: string,
  looks: readonly Look[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    findings.push(...(await findingsOf(page, path, look)));
  }
  return findings;
}

/** The same of the login page, for somebody who has not signed in. */
export async function lookAtLogin(page: Page, looks: readonly Look[]): Promise<string[]> {
  const findings: string[] = [];
  await page.goto('/healthz');
  for (const look of looks) {
    await putOn(page, look);
    await page.goto('/login');
    // Nobody can answer a captcha that has not arrived.
    await expect(page.getByRole('img', { name: /验证码图片|Captcha/ })).toBeVisible();
    findings.push(...(await findingsOf(page, '/login', look)));
  }
  return findings;
}
