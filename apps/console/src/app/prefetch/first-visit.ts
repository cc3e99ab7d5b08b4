import type { QueryClient } from '@tanstack/react-query';

const visited = new WeakMap<QueryClient, WeakSet<object>>();

export function isFirstVisit(queries: QueryClient, page: object): boolean {
  const pages = visited.get(queries) ?? new WeakSet();
  visited.set(queries, pages);
  const isFirst = !pages.has(page);
  pages.add(page);
  return isFirst;
}
