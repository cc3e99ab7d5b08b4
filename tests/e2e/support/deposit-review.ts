import type { Schemas } from '@brokerdesk/sdk';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

export async function openDeposit(page: Page, deposit: Schemas.Deposit): Promise<void> {
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  await expect(reviewOf(page, deposit)).toBeVisible();
  await untilAtRest(page);
}

export async function tickRisks(confirmation: Locator): Promise<void> {
  await expect(confirmation).toBeVisible();
  for (const box of await confirmation.getByRole('checkbox').all()) await box.check();
}

export function reviewOf(page: Page, deposit: Schemas.Deposit): Locator {
  return page.getByRole('dialog', { name: `入金 ${deposit.order_no}` });
}
