import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { type ModelServer, useModelServer } from '../served/model-server.ts';
import { type GatedProxy, startGatedProxy } from './gated-proxy.ts';

const consoleDir = new URL('../../../apps/console/dist', import.meta.url).pathname;

/** For what a person waits for, on a slow machine. */
const patienceMs = 15_000;

export interface Theatre {
  readonly server: ModelServer;
  readonly proxy: GatedProxy;
  /** A new page without a past, for one path; it is closed afterwards. */
  onPage(walk: (page: Page) => Promise<void>): Promise<void>;
}

/** A browser before the real server, for the paths of a file. */
export function useBrowser(): () => Theatre {
  const server = useModelServer({ consoleDir: process.env['CONSOLE_DIR'] ?? consoleDir });
  let browser: Browser | undefined;
  let theatre: Theatre | undefined;

  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    });
    const proxy = await startGatedProxy(server().url);
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patienceMs);
    theatre = {
      server: server(),
      proxy,
      onPage: (walk) => onPage(context, proxy.url, walk),
    };
  });

  afterAll(async () => {
    await browser?.close();
    await theatre?.proxy.close();
  });

  return () => {
    if (theatre === undefined) throw new Error('The browser runs only inside tests.');
    return theatre;
  };
}

/** Pages of one context share the files that the browser has kept, and nothing else. */
async function onPage(
  context: BrowserContext,
  origin: string,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  try {
    await walk(page);
  } finally {
    await page.goto(`${origin}/healthz`).catch(() => {});
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await page.close();
  }
}
