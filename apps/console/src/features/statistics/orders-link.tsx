import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { PageLink } from '#/kit/ui/page-link.tsx';

type Row = Pick<Schemas.ProductFigures, 'kind' | 'product'>;

/** The filters of the statistics, as the address of a list takes them. */
type Filters = Readonly<Record<string, unknown>>;

/**
 * Where the orders are that a row counts, a product's or those of a kind; nowhere, where the person may not open
 * their list. A product is dealt in one currency.
 */
export function useOrdersLink() {
  const permitted = usePermittedPaths();
  return ({ kind, product }: Pick<Row, 'kind'> & Partial<Row>, filters: Filters) => {
    const to = `/trx/${kind}`;
    if (!permitted.has(to)) return undefined;
    return { to, search: { ...filters, ...(product && { product_id: product.id }) } };
  };
}

/** Leads to the orders that are counted, where the person may open their list. */
export function OrdersLink({
  row,
  filters,
  children,
}: {
  row: Row;
  filters: Filters;
  children: ReactNode;
}) {
  const link = useOrdersLink()(row, filters);
  return link ? <PageLink {...link}>{children}</PageLink> : children;
}
