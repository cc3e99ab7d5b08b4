import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { PageLink } from '#/kit/ui/page-link.tsx';

type Flow = keyof Schemas.CashFigures;

const lists: Readonly<Record<Flow, string>> = {
  deposits: '/funds/deposit',
  withdrawals: '/funds/withdrawal',
};

/** Where the money is that was approved in the range of the filters; nowhere, where the person may not open its list. */
export function useCashLink() {
  const permitted = usePermittedPaths();
  return (flow: Flow, filters: Readonly<Record<string, unknown>>) =>
    permitted.has(lists[flow])
      ? { to: lists[flow], search: { ...filters, dated: 'approved' } }
      : undefined;
}

/** Leads to the deposits or withdrawals that are counted. */
export function CashLink({
  flow,
  filters,
  children,
}: {
  flow: Flow;
  filters: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  const link = useCashLink()(flow, filters);
  return link ? <PageLink {...link}>{children}</PageLink> : children;
}
