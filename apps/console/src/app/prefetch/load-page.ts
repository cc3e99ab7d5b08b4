import { sessionProfile } from '@brokerdesk/machines';
import { notFound } from '@tanstack/react-router';
import { type Page, pageAt } from '#/app/pages/page-registry.ts';
import { queryClientOf } from '#/app/session/query-client.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { accessState, auth, sdk, settings } from '#/core/session/page-session.ts';
import { isFirstVisit } from './first-visit.ts';

const patienceMs = 400;

/**
 * The first time, the page waits for the answer: to draw placeholders before it takes a slow computer longer than the
 * call.
 */
async function prefetchRows(page: Page, search: object): Promise<void> {
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

/** @throws notFound for an unknown page or one the user may not open */
export async function loadPage({
  pathname,
  search,
}: {
  pathname: string;
  search: object;
}): Promise<void> {
  const page = pageAt(pathname);
  if (page === undefined || !accessState.read()?.paths.has(page.path)) throw notFound();
  await Promise.all([
    loadNamespaces(page.namespaces),
    page.Component.preload?.(),
    prefetchRows(page, search).catch(() => {}),
  ]);
}
