import type { Schemas } from '@brokerdesk/sdk';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

export function reviewOf(page: Page, { order_no: orderNo }: Schemas.Withdrawal): Locator {
  return page.getByRole('dialog', { name: `出金 ${orderNo}` });
}

export async function openWithdrawal(page: Page, withdrawal: Schemas.Withdrawal): Promise<Locator> {
  await page.goto(`/funds/withdrawal?id=${withdrawal.id}`);
  const review = reviewOf(page, withdrawal);
  await expect(review.getByRole('heading', { name: '风险核对' })).toBeVisible();
  await untilAtRest(page);
  return review;
}
