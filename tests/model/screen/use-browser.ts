import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { WalkError } from '../paths/results.ts';
import { useModelServer } from '../served/model-server.ts';
import { collectEvidence } from './evidence.ts';
import { type GatedProxy, startGatedProxy } from './gated-proxy.ts';
import { patienceMs } from './patience.ts';
import type { Site } from './screen.ts';

const consoleDir = new URL('../../../apps/console/dist', import.meta.url).pathname;

/** How many paths are walked at once: most of a walk is waiting, for back-offs and slow responses. */
const slotCount = 4;

export interface Theatre {
  /** Closes the page afterwards. A failed walk leaves files of this name. */
  onFreeSlot(name: string, walk: (site: Site) => Promise<void>): Promise<void>;
}

/** Shared by consecutive walks: cached files, and nothing else. */
interface Slot {
  readonly proxy: GatedProxy;
  readonly context: BrowserContext;
}

export function useBrowser(): () => Theatre {
  const server = useModelServer({ consoleDir: process.env['CONSOLE_DIR'] ?? consoleDir });
  const slots: Slot[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== undefined && { executablePath }),
    });
    while (slots.length < slotCount) slots.push(await openSlot(browser, server().url));
  });

  afterAll(async () => {
    await browser?.close();
    for (const { proxy } of slots) await proxy.close();
  });

  const free = queueOf(slots);
  return () => ({
    async onFreeSlot(name, walk) {
      const slot = await free.acquire();
      try {
        await onPage(slot, name, (page) => walk({ page, proxy: slot.proxy, server: server() }));
      } finally {
        free.giveBack(slot);
      }
    },
  });
}

async function openSlot(browser: Browser, serverUrl: string): Promise<Slot> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  return { context, proxy: await startGatedProxy(serverUrl) };
}

function queueOf<T>(free: T[]) {
  const waiting: ((one: T) => void)[] = [];
  return {
    acquire: () => {
      const one = free.pop();
      return one === undefined
        ? new Promise<T>((resolve) => void waiting.push(resolve))
        : Promise.resolve(one);
    },
    giveBack(one: T) {
      const next = waiting.shift();
      if (next) next(one);
      else free.push(one);
    },
  };
}

async function onPage(
  { context, proxy }: Slot,
  name: string,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  const evidence = await collectEvidence(page, name);
  try {
    await walk(page);
    await evidence.drop();
  } catch (cause) {
    throw new WalkError(cause, await evidence.keep());
  } finally {
    await page.goto(`${proxy.url}/healthz`).catch(() => {});
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await page.close();
  }
}
