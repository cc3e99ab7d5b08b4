import { sessionProfile } from '@brokerdesk/machines';
import { auth, sdk, settings } from '#/boot/page-session.ts';
import type { Page } from '#/frame/pages/page-registry.ts';
import { queryClientOf } from '#/frame/shell/query-client.ts';

/** The first page waits for its answer no longer than this, in milliseconds. */
const firstPatienceMs = 400;

/**
 * Asks for what a page shows first, so that it comes while the page and what surrounds it are drawn.
 * Nothing waits for the answer, but for the first page: it comes almost at once, and to draw a page of
 * placeholders before it takes a slow computer longer than the call. What fails is asked for again, and
 * reported, by the page.
 */
export async function prefetchRows(page: Page, search: object, isFirst: boolean): Promise<void> {
  const { prefetch } = await page.load();
  const user = sessionProfile(auth.getSnapshot());
  const house = settings.read();
  if (prefetch === undefined || user === null || house === null) return;
  const queries = queryClientOf(user.id);
  const answer = prefetch({ queries, sdk, timeZone: house.timezone, search, kind: page.kind });
  const patience = new Promise((resolve) => setTimeout(resolve, firstPatienceMs));
  if (isFirst) await Promise.race([answer, patience]);
}
