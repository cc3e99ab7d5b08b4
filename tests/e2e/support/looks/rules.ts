import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exportAs } from '../list-export.ts';

export interface Look {
  colorScheme: 'light' | 'dark';
  language: 'zh-CN' | 'en-US';
  width: number;
}

/** A label that was not found shows as its key. */
const key = /^[a-z][A-Za-z-]*(?::|\.)[a-z][\w.]*$/;

/** Names and notes of the demonstration are in Chinese in either language. */
const controls = ':is([role=tab], label, legend, thead th, h1, h2, h3, dt, summary)';

/** A language is called in itself. */
const isForeign = (text: string) => /\p{Script=Han}/u.test(text) && text.trim() !== '中文';

export async function labelFaults(page: Page, part: string, { language }: Look): Promise<string[]> {
  const root = page.locator(part).filter({ visible: true });
  const pressed = await root.locator(`:is(button, ${controls})`).allTextContents();
  const named = await root
    .locator(':is([role=tab], label, legend, thead th, dt)')
    .allTextContents();
  return [
    ...pressed.filter((text) => key.test(text.trim())).map((text) => `no label: ${text}`),
    ...(language === 'en-US' ? named.filter((text) => isForeign(text)) : []).map(
      (text) => `not in English: ${text}`,
    ),
  ];
}

/** By how many pixels from the top the first card begins: 48 more for each line between the heading and the cards. */
const firstCardBy: Readonly<Record<string, number>> = {
  ...{ '/client': 168, '/message': 168, '/service': 168, '/config/ip_access': 168 },
  ...{ '/funds/deposit': 216, '/funds/withdrawal': 216, '/kyc': 216, '/trx/stock': 216 },
  '/config/audit_log': 228,
};

async function cardFaults(page: Page, path: string): Promise<string[]> {
  const card = page.getByRole('main').locator('li:has([data-row-open])').first();
  if (!(await card.isVisible())) return [];
  const faults: string[] = [];
  const top = (await card.boundingBox())?.y ?? Number.NaN;
  const most = firstCardBy[path] ?? 324;
  if (!(top <= most)) faults.push(`the first card begins at ${top} px, not by ${most}`);
  const fields = page.getByRole('main').locator('li dl > div').filter({ visible: true });
  const unsaid = await fields.evaluateAll((all) =>
    all.flatMap((field) =>
      field.querySelector('dd')?.textContent === '' ? [field.textContent] : [],
    ),
  );
  return [...faults, ...unsaid.map((text) => `a field without a value: ${text}`)];
}

/** Above these lists stands more than a line: limits, the state of the log or of checks, what waits or is due. */
const moreAbove = new Set([
  ...[
    '/approval',
    '/config/audit_log',
    '/config/exchange_config',
    '/data_exception',
    '/funds/loan',
    '/funds/reconciliation',
  ],
  '/trades/block',
]);

/** At 1280 px, the narrowest wide screen. */
async function toolbarFaults(page: Page, path: string): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  // A chart follows the window a moment later.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
      timeout: 2_000,
    })
    .catch(() => {});
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const line = page.locator('[data-toolbar]').filter({ visible: true });
  const isOne = !moreAbove.has(path) && (await line.isVisible());
  const height = isOne ? (await line.boundingBox())?.height : 32;
  if (size) await page.setViewportSize(size);
  return [
    ...(needed > 1280 ? [`it is ${needed} px wide at 1280 px`] : []),
    ...(height === 32 ? [] : [`the line above the list is ${height} px high at 1280 px`]),
  ];
}

/**
 * Columns of a moment: a file has the time itself, the rules that overlap beside each other, and no risk that is set
 * for the client.
 */
const ofTheMoment = new Set(['waited', 'age', 'next', 'overlaps', 'client_risk']);

async function exportFaults(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const heads = main.locator('th[data-column]:visible');
  const button = main.getByRole('button', { name: /^(导出|Export)$/ });
  if ((await heads.count()) === 0 || !(await button.isVisible())) return [];
  const ids = await heads.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-column') ?? ''),
  );
  const shown = ids.filter((id) => !ofTheMoment.has(id));
  const request = page.waitForRequest((request) => request.url().includes('format=csv'));
  const file = await exportAs(page, 'CSV', main);
  const columns = new URL((await request).url()).searchParams.get('columns')?.split(',') ?? [];
  const [head = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  return [
    ...(columns.join() === shown.join() ? [] : [`exported: ${columns.join()}; shown: ${shown}`]),
    ...(head.split(',').length >= shown.length ? [] : [`the file has fewer columns: ${head}`]),
  ];
}

export async function pageFaults(page: Page, path: string, look: Look): Promise<string[]> {
  const labels = await labelFaults(page, 'main', look);
  if (look.width < 768) return [...labels, ...(await cardFaults(page, path))];
  return [...labels, ...(await toolbarFaults(page, path)), ...(await exportFaults(page))];
}
