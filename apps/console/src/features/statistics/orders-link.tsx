import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { PageLink } from '#/kit/ui/page-link.tsx';

/** Leads to the orders that are counted, where the person may open their list. */
export function OrdersLink({
  product: { id, kind },
  filters,
  children,
}: {
  product: Schemas.StatProduct;
  /** The filters of the statistics, as the address of a list takes them. */
  filters: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const permitted = usePermittedPaths();
  const path = `/trx/${kind}`;
  if (!permitted.has(path)) return children;
  return (
    <PageLink to={path} search={{ ...filters, product_id: id }}>
      {children}
    </PageLink>
  );
}
