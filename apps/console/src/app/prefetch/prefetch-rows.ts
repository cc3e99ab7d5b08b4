import { sessionProfile } from '@brokerdesk/machines';
import type { Page } from '#/app/pages/page-registry.ts';
import { queryClientOf } from '#/app/session/query-client.ts';
import { auth, sdk, settings } from '#/core/session/page-session.ts';
import { isFirstVisit } from './first-visit.ts';

/** A page that is opened for the first time waits for its answer no longer than this, in milliseconds. */
const patienceMs = 400;

/**
 * Asks for what a page shows first, so that it comes while the page is drawn. The first time, the page waits for the
 * answer: it comes almost at once, and to draw a page of placeholders before it takes a slow computer longer than the
 * call. Later the page shows what it has. What fails is asked for again, and reported, by the page.
 */
export async function prefetchRows(page: Page, search: object): Promise<void> {
  const { prefetch } = await page.load();
  const user = sessionProfile(auth.getSnapshot());
  const configured = settings.read();
  if (prefetch === undefined || user === null || configured === null) return;
  const queries = queryClientOf(user.id);
  const isFirst = isFirstVisit(queries, page);
  const answered = prefetch({
    queries,
    sdk,
    timeZone: configured.timezone,
    search,
    kind: page.kind,
  });
  if (!isFirst) return;
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
