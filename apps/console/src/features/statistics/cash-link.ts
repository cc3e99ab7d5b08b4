import type { Schemas } from '@brokerdesk/sdk';
import type { FigureLink } from '#/ui/figures/figure.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';

type Flow = keyof Schemas.CashFigures;

const lists: Readonly<Record<Flow, string>> = {
  deposits: '/funds/deposit',
  withdrawals: '/funds/withdrawal',
};

/** Where the money is that was approved in the range of the filters; nowhere, where the person may not open its list. */
export function useCashLink() {
  const permitted = usePermittedPaths();
  return (flow: Flow, filters: Readonly<Record<string, unknown>>): FigureLink =>
    permitted.has(lists[flow])
      ? { to: lists[flow], search: { ...filters, dated: 'approved' } }
      : undefined;
}
