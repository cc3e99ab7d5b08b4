import type { Browser, Locator, Page } from '@playwright/test';
import { bareToken } from './bare-limits.ts';
import { type Press, type Review, readMs, review, startQueue } from './review-queue.ts';

const ways = ['Tab', 'Shift+Tab'] as const;
const keysAtMost = 60;

interface Steps<Of> {
  readonly approve: Of;
  readonly open: Of;
}

export async function reviewPeer(browser: Browser, folder: string): Promise<Review> {
  const { stack, angel } = await startQueue(folder);
  // The server allows styles with its nonce alone, and both peers insert theirs without one.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(([name, token]) => localStorage.setItem(name, token), [
      bareToken,
      angel.accessToken,
    ] as const);
    await page.goto(stack.url);
    const { open, approve } = controlsOf(page);
    await open.focus();
    await page.keyboard.press('Enter');
    await approve.waitFor();
    const path = await shortestPath(page);
    return await review(page, async (press) => {
      await decide(page, path, press);
    });
  } finally {
    await context.close();
    await stack.stop();
  }
}

async function shortestPath(page: Page): Promise<Steps<string>> {
  const tryOut = async (way: string) => {
    await page.waitForTimeout(readMs);
    return decide(page, { approve: way, open: way }, (key) => page.keyboard.press(key));
  };
  const forwards = await tryOut(ways[0]);
  const backwards = await tryOut(ways[1]);
  return {
    approve: ways[backwards.approve < forwards.approve ? 1 : 0],
    open: ways[backwards.open < forwards.open ? 1 : 0],
  };
}

function controlsOf(page: Page) {
  return {
    open: page.locator('tbody a[href*="show"]').first(),
    approve: page.getByRole('button', { name: 'Approve', disabled: false }),
  };
}

/** Returns the keys of both steps. */
async function decide(page: Page, path: Steps<string>, press: Press): Promise<Steps<number>> {
  const { open, approve } = controlsOf(page);
  const id = /[\da-f-]{36}/.exec(page.url())?.[0];
  const keysToApprove = await walkTo(approve, path.approve, press);
  await press('Enter');
  await page.waitForURL((url) => !url.href.includes(`${id}`));
  await open.waitFor();
  // Until the list was read again, it shows what was decided.
  await page.locator(`tbody a[href*="${id}"]`).waitFor({ state: 'detached' });
  const keysToOpen = await walkTo(open, path.open, press);
  await press('Enter');
  await approve.waitFor();
  return { approve: keysToApprove, open: keysToOpen };
}

async function walkTo(control: Locator, key: string, press: Press): Promise<number> {
  for (let keys = 1; keys <= keysAtMost; keys += 1) {
    await press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return keys;
  }
  throw new Error(`No control has the focus after ${keysAtMost} times ${key}.`);
}
