import type { Schemas } from '@brokerdesk/sdk';
import type { FigureLink } from '#/ui/figures/figure.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';

type Flow = keyof Schemas.CashFigures;

const lists: Readonly<Record<Flow, string>> = {
  deposits: '/funds/deposit',
  withdrawals: '/funds/withdrawal',
};

export function useCashLink() {
  const permitted = usePermittedPaths();
  return (flow: Flow, filters: Readonly<Record<string, unknown>>): FigureLink =>
    permitted.has(lists[flow])
      ? { to: lists[flow], search: { ...filters, dated: 'approved' } }
      : undefined;
}
