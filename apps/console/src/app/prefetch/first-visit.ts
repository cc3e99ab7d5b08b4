import type { QueryClient } from '@tanstack/react-query';

const asked = new WeakMap<QueryClient, WeakSet<object>>();

export function isFirstVisit(queries: QueryClient, page: object): boolean {
  const pages = asked.get(queries) ?? new WeakSet();
  asked.set(queries, pages);
  const isFirst = !pages.has(page);
  pages.add(page);
  return isFirst;
}
