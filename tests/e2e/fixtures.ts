import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword, qaCaptcha, type Stack, startStack } from '../support/stack.ts';
import { type StaffApi, signInByHand } from '../support/staff-api.ts';
import { templateVariable } from './seeded-template.ts';

interface Story {
  /**
   * Failures that this story means to cause: a console error or a failed request whose text
   * does not match fails the test.
   */
  expectedTrouble: RegExp | null;
  /** Signs in through the login page, and waits until the dashboard is there. */
  signIn(username: string, page?: Page): Promise<void>;
  /** A member of staff who calls the server by hand. */
  staff(username: string): Promise<StaffApi>;
}

interface Shared {
  /** A server with the demonstration set, of this worker alone. */
  stack: Stack;
}

export const test = base.extend<Story, Shared>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const template = process.env[templateVariable];
      const stack = await startStack(template === undefined ? {} : { template });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  expectedTrouble: [null, { option: true }],
  page: async ({ page, expectedTrouble }, use) => {
    const trouble: string[] = [];
    watchForTrouble(page, trouble);
    await use(page);
    const unexpected = trouble.filter((line) => !(expectedTrouble?.test(line) ?? false));
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
  signIn: async ({ page }, use) => {
    await use(async (username, on = page) => {
      await on.goto('/login');
      await fillLogin(on, username, demoPassword);
      await on.getByRole('button', { name: '登录' }).click();
      await expect(on).toHaveURL(/\/dashboard/);
      await expect(on.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  staff: async ({ stack }, use) => {
    await use((username) => signInByHand(stack.url, username));
  },
});

export { expect };

/** Types into the login form, in Chinese, without sending it. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(qaCaptcha);
}

/** Collects what the browser complains about: console errors, crashes and failed requests. */
export function watchForTrouble(page: Page, trouble: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left cancels what it no longer needs.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`response: ${response.status()} ${response.url()}`);
  });
}
