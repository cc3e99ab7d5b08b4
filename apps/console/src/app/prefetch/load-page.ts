import { notFound } from '@tanstack/react-router';
import { pageAt } from '#/app/pages/page-registry.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { accessState } from '#/core/session/page-session.ts';
import { prefetchRows } from './prefetch-rows.ts';

/**
 * Loads code, labels and rows of the page at an address, for opening and for preloading.
 * @throws notFound for an unknown page or one the user may not open
 */
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
