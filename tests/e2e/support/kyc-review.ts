import type { Schemas } from '@brokerdesk/sdk';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './traffic.ts';

export function reviewOf(page: Page, { client }: Pick<Schemas.Kyc, 'client'>): Locator {
  return page.getByRole('dialog', { name: `${client.full_name} 的实名资料` });
}

export async function openKyc(page: Page, kyc: Schemas.Kyc): Promise<Locator> {
  await page.goto(`/kyc?id=${kyc.id}`);
  const review = reviewOf(page, kyc);
  await expect(review.getByRole('heading', { name: '身份信息' })).toBeVisible();
  await untilAtRest(page);
  return review;
}
