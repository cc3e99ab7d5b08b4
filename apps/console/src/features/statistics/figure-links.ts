import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import type { FigureLink } from '#/ui/figures/figure.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { resolveTimePoint } from '#/ui/time/time-point.ts';
import type { Measure, Part } from './measures.ts';

export type Filters = Readonly<Record<string, unknown>>;

const listed: ReadonlySet<Measure> = new Set(['orders', 'applied']);

export type FigureScope = {
  filters: Filters;
  range: { from: string; to: string };
  inBase: boolean;
  isWhole: boolean;
};

export type Counted = {
  currency: string;
  kind?: Schemas.TradeKind | undefined;
  product?: Pick<Schemas.StatProduct, 'id'> | undefined;
  agentId?: string | undefined;
  days?: Part | undefined;
};

export const figureScope = (
  { listFilters, search }: { listFilters: Filters; search: { in_base?: boolean | undefined } },
  stat: { from: string; to: string; totals: readonly unknown[] },
): FigureScope => ({
  filters: listFilters,
  range: { from: stat.from, to: stat.to },
  inBase: search.in_base ?? false,
  isWhole: stat.totals.length === 1,
});

export function useActivityLink() {
  const permitted = usePermittedPaths();
  const { timezone } = useSettings();
  return (
    activity: 'any' | 'deposit' | 'order',
    { range, filters }: Pick<FigureScope, 'range'> & { filters: Filters },
    days?: Part,
  ): FigureLink => {
    if (!permitted.has('/client')) return undefined;
    const moment = (end: 'from' | 'to') =>
      days ? resolveTimePoint(days[end], end, timezone, new Date()) : range[end];
    return {
      to: '/client',
      search: { ...filters, activity, active_from: moment('from'), active_to: moment('to') },
    };
  };
}

export function useMeasureLink() {
  const permitted = usePermittedPaths();
  const activityLink = useActivityLink();

  return (measure: Measure, counted: Counted, scope: FigureScope): FigureLink => {
    if (measure === 'clients') return clientsLink(counted, scope);
    if (counted.kind === undefined) return productsLink(counted, scope);
    return listed.has(measure) ? ordersLink(counted, scope) : undefined;
  };

  function productsLink({ currency, days, agentId }: Counted, { filters, inBase }: FigureScope) {
    const own = { currency, ...(inBase && { in_base: true }) };
    const search = { ...filters, ...days, ...agentOf(agentId), ...own };
    return { to: '/dashboard', search: { tab: 'teamProduct', ...search } };
  }

  function ordersLink({ currency, kind, product, agentId, days }: Counted, scope: FigureScope) {
    const to = `/trx/${kind}`;
    if (!hasSameTotal(scope) || !permitted.has(to)) return undefined;
    // Figures count the parts of an order as one.
    const own = { product_id: product?.id, whole: true, ...(!scope.inBase && { currency }) };
    return { to, search: { ...scope.filters, ...days, ...agentOf(agentId), ...own } };
  }

  function clientsLink({ currency, kind, product, agentId, days }: Counted, scope: FigureScope) {
    if (!hasSameTotal(scope)) return undefined;
    const { from: _from, to: _to, ...clients } = scope.filters;
    const filters = {
      ...{ ...clients, ...agentOf(agentId), order_kind: kind, order_product_id: product?.id },
      ...(!scope.inBase && { order_currency: currency }),
    };
    return activityLink('order', { range: scope.range, filters }, days);
  }
}

/** Lists do not tell apart what had no rate. */
const hasSameTotal = ({ inBase, isWhole }: FigureScope) => !inBase || isWhole;
const agentOf = (id: string | undefined) => (id === undefined ? undefined : { agent_id: id });

export function useMeasureMaking(): (measure: Measure) => string | undefined {
  const { t } = useTranslation('statistics');
  return (measure) =>
    measure === 'allotted' || measure === 'paid' || measure === 'profit'
      ? t(`making.${measure}`)
      : undefined;
}
