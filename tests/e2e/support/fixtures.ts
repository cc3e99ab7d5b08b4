import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { test as base, expect, type Page } from '@playwright/test';
import { proveLedger } from '../../support/ledger-check.ts';
import { newColleague } from '../../support/proposals.ts';
import {
  copyData,
  emptyData,
  type OwnData,
  passwordOf,
  qaCaptcha,
  type Stack,
  type StackOptions,
  startStack,
} from '../../support/stack.ts';
import { type StaffApi, signInByHand } from '../../support/staff-api.ts';
import { seededData } from './seeded-data.ts';
import { watchTraffic } from './traffic.ts';

/**
 * `@night` leaves a story to the night: one of a rare fault, or of what another story or a cheaper test shows of the
 * same code.
 */
export const unlessByDay = (day: boolean) => (day ? '' : ' @night');

const ownServerMs = 30_000;
const seedingMs = 120_000;

interface Story {
  /** A console error or a failed request whose text does not match fails the test. */
  expectedTrouble: RegExp | null;
  /** By default the data saver is on, because each story would preload forty pages. */
  preloads: boolean;
  /** Opens no page of the console: the story does. */
  signIn(username: string, at?: { url: string }): Promise<void>;
  arrive(username: string, at?: { url: string }): Promise<void>;
  signInAtLogin(username: string): Promise<void>;
  staff(username: string): Promise<StaffApi>;
  /** Returns the username; the password is the same for all staff. */
  colleague(role: Schemas.Role): Promise<string>;
  /**
   * Starts a server of this test alone, on a copy of the seeded data; with the data of one that has ended, on
   * these; with an empty `databaseUrl` alone, on an embedded database that is seeded anew.
   */
  startOwn(options?: StackOptions): Promise<Stack>;
}

interface Shared {
  /** One for each worker. */
  stack: Stack;
}

export const test = base.extend<Story, Shared>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const data = await copyData(seededData());
      const stack = await startStack(data);
      await use(stack);
      await stack.terminate();
      await proveLedger(stack);
      await data.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  context: async ({ context, stack }, use) => {
    watchTraffic(context);
    let kept = false;
    context.on('request', (request) => {
      kept ||= request.url().startsWith(stack.url + preferencesPath);
    });
    await use(context);
    // Closes pages first: their late requests would be recorded.
    await Promise.all(context.pages().map((page) => page.close()));
    if (kept) await forgetPreferences(stack.url);
  },
  expectedTrouble: [null, { option: true }],
  preloads: [false, { option: true }],
  // After `startOwn`, so that it is over before a server is killed under it.
  page: async ({ page, expectedTrouble, preloads, startOwn: _ }, use) => {
    if (!preloads) await saveData(page);
    const trouble: string[] = [];
    watchForTrouble(page, trouble);
    await use(page);
    // Before calls that the story held go on to the server, and fail there with the token of a session that has ended.
    const unexpected = trouble.filter((line) => !(expectedTrouble?.test(line) ?? false));
    // The console asks by itself: an answer that a story was about to change may be under way at its end.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
  signIn: async ({ page, stack }, use) => {
    await use((username, { url } = stack) => signInOn(page, url, username));
  },
  arrive: async ({ page, stack }, use) => {
    await use((username, { url } = stack) => arriveOn(page, url, username));
  },
  signInAtLogin: async ({ page }, use) => {
    await use(async (username) => {
      await page.goto('/login');
      await fillLogin(page, username, passwordOf(username));
      await page.getByRole('button', { name: '登录' }).click();
      await untilSignedIn(page);
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  startOwn: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const story = base.info();
      const data = await dataFor(options);
      const seeds = data.databaseUrl === '';
      story.setTimeout(story.timeout + (seeds ? seedingMs : ownServerMs));
      const stack = await startStack({ ...options, ...data });
      ends.push(async () => {
        await stack.kill();
        await data.remove?.();
      });
      return stack;
    });
    for (const end of ends.reverse()) await end();
  },
  staff: async ({ stack }, use) => {
    await use((username) => signInByHand(stack.url, username));
  },
  colleague: async ({ stack }, use) => {
    await use((role) => newColleague(stack.url, role));
  },
});

export { expect };

async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

const preferencesPath = '/user/v1/preferences';

async function forgetPreferences(url: string): Promise<void> {
  const none = {
    ...{ language: null, theme: null, density: null },
    ...{ market_colours: null, notify_waiting: null, timezone: null },
  };
  for (const username of ['god', 'angel', 'superman', 'hero']) {
    const person = await signInByHand(url, username);
    await person.call('PUT', preferencesPath, none);
  }
}

export async function signInOn(page: Page, url: string, username: string): Promise<void> {
  const { tokens } = await signInByHand(url, username);
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    (session) => sessionStorage.setItem('brokerdesk.session', JSON.stringify(session)),
    { id: randomUUID(), tokens },
  );
}

export async function arriveOn(page: Page, url: string, username: string): Promise<void> {
  await signInOn(page, url, username);
  await page.goto(`${url}/dashboard`);
  await untilSignedIn(page);
}

async function untilSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function dataFor({ dataDir, databaseUrl }: StackOptions): Promise<Partial<OwnData>> {
  if (dataDir !== undefined) return {};
  if (databaseUrl === undefined) return copyData(seededData());
  return emptyData();
}

/**
 * Makes the tab forget its session, on a page that asks the server for nothing in the meantime: a query in
 * flight would find itself without a token.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
}

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  // No one can answer a captcha that has not arrived.
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await page.getByRole('textbox', { name: '用户名' }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(qaCaptcha);
}

/** Signs in by the form, so that the session outlives the tab and other tabs have it. */
export async function signInRemembered(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, passwordOf(username));
  await page.getByLabel('记住我').check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
}

function watchForTrouble(page: Page, trouble: string[]): void {
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
