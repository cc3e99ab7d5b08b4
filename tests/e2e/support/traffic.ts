import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

const streamPath = '/event/admin/v1/stream';

interface Traffic {
  /** Calls that have not ended, without streams of events: those never do. */
  readonly calls: Set<Request>;
  readonly streams: Set<Request>;
  changedAt: number;
}

const traffic = new WeakMap<BrowserContext, Traffic>();

export function watchTraffic(context: BrowserContext): void {
  const seen: Traffic = { calls: new Set(), streams: new Set(), changedAt: Date.now() };
  traffic.set(context, seen);
  const ended = (request: Request) => {
    seen.streams.delete(request);
    if (seen.calls.delete(request)) seen.changedAt = Date.now();
  };
  context.on('request', (request) => {
    if (request.url().includes(streamPath)) return;
    seen.calls.add(request);
    seen.changedAt = Date.now();
  });
  context.on('response', (response) => {
    if (response.url().includes(streamPath) && response.ok()) seen.streams.add(response.request());
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

function trafficOf(page: Page): Traffic {
  const seen = traffic.get(page.context());
  if (!seen) throw new Error('Only the context of the story is watched.');
  return seen;
}

/**
 * Waits until nothing has been under way for a third of a second: a page asks for what comes next within
 * milliseconds. What Playwright calls idle never comes: the console listens to the server for as long as a user is
 * signed in.
 */
export async function untilQuiet(page: Page, forMs = 300): Promise<void> {
  const seen = trafficOf(page);
  await expect.poll(() => quietMs(seen), { intervals: [50] }).toBeGreaterThan(forMs);
}

const quietMs = (seen: Traffic) => (seen.calls.size > 0 ? 0 : Date.now() - seen.changedAt);

/** Waits three seconds at most: a story may hold a call on purpose. */
export async function untilAtRest(page: Page): Promise<void> {
  const seen = traffic.get(page.context());
  const until = Date.now() + 3000;
  while (seen && quietMs(seen) <= 300 && Date.now() < until) await page.waitForTimeout(50);
}

export async function untilLive(page: Page): Promise<void> {
  const { streams } = trafficOf(page);
  const receives = () => [...streams].some((request) => request.frame().page() === page);
  await expect.poll(receives, { intervals: [50] }).toBe(true);
}
