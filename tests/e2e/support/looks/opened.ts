import { expect, type Page } from '@playwright/test';
import { findingsOf, looksOf, putOn, type When, wideLooks } from './looks.ts';
import type { Look } from './rules.ts';

const lists = [
  ...['/users?q=hero', '/service', '/crypto_address', '/config/ip_access'],
  ...['/config/exchange_config', '/config/exchange_config?view=market'],
  ...['/config/currency_pair', '/config/audit_log'],
];

const opened: Record<string, { part: string; open: (page: Page) => Promise<void> }> = {
  'the list of a select': {
    // Radix hides the rest and holds the focus: it is looked at while nothing is open.
    part: '[data-slot=select-list]',
    async open(page) {
      await page.goto('/client');
      await page.getByRole('main').getByRole('combobox').first().click();
    },
  },
  'the filters that the line has no place for': {
    part: '[role=search] [role=dialog], search [role=dialog]',
    async open(page) {
      await page.goto('/funds/deposit');
      await page.getByRole('button', { name: /^(筛选|Filters)/ }).click();
    },
  },
  'a calendar': {
    part: '[data-slot=calendar]',
    async open(page) {
      await page.goto('/kyc?status=pending');
      await page.locator('[data-row-open]').first().click();
      const review = page.getByRole('dialog');
      await review.getByRole('button', { name: /^(更正|Correct)$/ }).click();
      await review
        .getByRole('button', { name: /^(选择日期|Choose a day)$/ })
        .first()
        .click();
    },
  },
  'a dialog with refused fields': {
    part: '[data-slot=dialog], [data-slot=form-drawer]',
    async open(page) {
      await page.goto('/service');
      await page.getByRole('button', { name: /^(新增渠道|New channel)$/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^(新增|Add|Create)/ }).click();
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  'the menu of saved views': {
    part: '[data-slot=dropdown-menu]',
    async open(page) {
      await page.goto('/funds/deposit');
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
    },
  },
  'the menu of the person': {
    part: '[data-slot=dropdown-menu]',
    async open(page) {
      await page.goto('/dashboard');
      await page.getByRole('banner').locator('[aria-haspopup=menu]').last().click();
    },
  },
  'the question before an approval': {
    part: '[data-slot=alert-dialog]',
    async open(page) {
      await page.goto('/funds/withdrawal?status=pending');
      await page.locator('[data-row-open]').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(通过|Approve)/ })
        .click();
    },
  },
};

const recordOf = (path: string) => `a record of ${path}`;

for (const path of lists) {
  opened[recordOf(path)] = {
    part: '[data-slot=drawer]',
    async open(page) {
      await page.goto(path);
      await page.locator('[data-row-open]').first().click();
      const drawer = page.locator('[data-slot=drawer]');
      await expect(drawer.locator('dt').first()).toBeVisible();
      if (path === '/config/audit_log') return;
      const entries = drawer.getByRole('link', {
        name: /^(该记录的审计日志|Audit log of this record)/,
      });
      await expect(entries).toHaveAttribute('href', /\/config\/audit_log\?.*subject_id=/);
    },
  };
}

export const openedNames = Object.keys(opened);

/** One drawer for the records of all lists: by day of the first two, one in each look. */
const byDay = new Set([...openedNames.slice(0, -lists.length), ...lists.slice(0, 2).map(recordOf)]);

export function looksAtOpened(name: string, when: When): readonly Look[] {
  if (!byDay.has(name)) return when === 'day' ? [] : wideLooks;
  return looksOf(wideLooks, openedNames.indexOf(name), when);
}

export async function lookAtOpened(
  page: Page,
  name: string,
  looks: readonly Look[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    const { part = '', open } = opened[name] ?? {};
    await open?.(page);
    await expect(page.locator(part)).toBeVisible();
    findings.push(...(await findingsOf(page, name, look, part)));
  }
  return findings;
}
