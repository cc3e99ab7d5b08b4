import type { Schemas } from '@brokerdesk/sdk';
import { expect, type Page } from '@playwright/test';
import type { StaffApi } from '../../../support/staff-api.ts';
import { showcaseCards } from '../../../support/withdrawals.ts';
import { findingsOf, putOn } from './looks.ts';
import type { Look } from './rules.ts';

type LookAt = (where: string) => Promise<void>;

const amountName = /，查看资金流水$|view ledger entries$/;
const linesName = /^(资金流水明细|Ledger entries)$/;

const reviews: Readonly<Record<string, (page: Page, lookAt: LookAt) => Promise<void>>> = {
  async 'of a deposit'(page, lookAt) {
    await page.goto('/funds/deposit?status=pending');
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await lookAt('the review drawer');
  },
  async 'of a loan, with its repayments and its lines'(page, lookAt) {
    await page.goto('/funds/loan?status=outstanding');
    await page.locator('[data-row-open]').first().click();
    const loan = page.getByRole('dialog');
    await expect(loan.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await lookAt('a loan with its repayments');
    await loan.getByRole('button', { name: /^(还款|Repay)$/ }).click();
    await page.getByRole('textbox').last().fill('10');
    await lookAt('the repayment of a loan');
    const amount = page.getByRole('dialog').last().getByRole('button', { name: amountName });
    await amount.first().click();
    await expect(page.getByRole('table', { name: linesName })).toBeVisible();
    await lookAt('lines over a form');
  },
  async 'of a withdrawal'(page, lookAt) {
    await page.goto(`/funds/withdrawal?status=pending&q=${showcaseCards.odd}`);
    await page.locator('[data-row-open]').first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await lookAt('the review of a withdrawal');
  },
  async 'of an identity check'(page, lookAt) {
    await page.goto('/kyc?status=pending');
    await page.locator('[data-row-open]').first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('r');
    await lookAt('the review for identity checks');
  },
};

export const reviewNames: readonly string[] = Object.keys(reviews);

export async function lookAtReview(
  page: Page,
  name: string,
  looks: readonly Look[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    await reviews[name]?.(page, async (where) => {
      findings.push(...(await findingsOf(page, where, look)));
    });
  }
  return findings;
}

export async function lookAtClient(page: Page, angel: StaffApi, look: Look): Promise<string[]> {
  const { body } = await angel.get<Schemas.ClientList>(
    '/client/admin/v1/list?kyc_status=approved&currency=USD&size=1',
  );
  const address = `/message?client=${body.list[0]?.id}`;
  await putOn(page, look);
  await page.goto(address);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('tabpanel')).toBeVisible();
  const findings: string[] = [];
  const lookAt = async (where: string) => {
    findings.push(...(await findingsOf(page, where, look, '[data-slot=drawer]')));
  };
  const tabs = await drawer.getByRole('tab').all();
  expect(tabs.length).toBeGreaterThan(5);
  for (const tab of tabs) {
    await tab.click();
    await lookAt((await tab.textContent()) ?? 'a tab');
    // The first of its views is open.
    for (const view of (await drawer.getByRole('tabpanel').getByRole('radio').all()).slice(1)) {
      await view.check();
      await lookAt(await view.inputValue());
    }
  }
  await page.goto(`${address}&tab=crypto`);
  await expect(drawer.getByRole('tab').first()).toBeVisible();
  await lookAt('crypto');
  return findings;
}
