import type { Download, Locator, Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

export async function exportAs(
  page: Page,
  format: 'Excel' | 'CSV',
  within: Page | Locator = page,
): Promise<Download> {
  await untilAtRest(page);
  const arriving = page.waitForEvent('download');
  await within.getByRole('button', { name: /^(导出|Export)$/ }).click();
  await page
    .getByRole('menuitem', { name: format === 'CSV' ? 'CSV (.csv)' : 'Excel (.xlsx)' })
    .click();
  return arriving;
}
