import type { Resource } from '@brokerdesk/policy';
import { createContext, type ReactNode, useContext } from 'react';

const PageResourcesContext = createContext<readonly Resource[] | null>(null);

/** Provides to what is on a page the resources of the page, the most specific first. */
export function PageResources({
  resources,
  children,
}: {
  resources: readonly Resource[] | null;
  children: ReactNode;
}) {
  return <PageResourcesContext value={resources}>{children}</PageResourcesContext>;
}

/** The resource chain of the page around; null if no page says. */
export function usePageResources(): readonly Resource[] | null {
  return useContext(PageResourcesContext);
}
