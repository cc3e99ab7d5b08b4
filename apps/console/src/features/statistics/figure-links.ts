import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import type { FigureLink } from '#/ui/figures/figure.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { resolveTimePoint } from '#/ui/time/time-point.ts';
import type { Measure } from './measures.ts';
import type { Part } from './series-parts.ts';

/** The filters of the statistics, as the address of a list takes them. */
export type Filters = Readonly<Record<string, unknown>>;

const listed: ReadonlySet<Measure> = new Set(['orders', 'applied']);

export type Asked = {
  filters: Filters;
  /** The moments that the answer is about. */
  range: { from: string; to: string };
  inBase: boolean;
  isWhole: boolean;
};

/** Whose orders a figure counts, of those that are asked for. */
export type Counted = {
  currency: string;
  kind?: Schemas.TradeKind | undefined;
  product?: Pick<Schemas.StatProduct, 'id'> | undefined;
  agentId?: string | undefined;
  /** Some of the days alone, also of those before the range. */
  days?: Part | undefined;
};

export const askedOf = (
  { listFilters, search }: { listFilters: Filters; search: { in_base?: boolean | undefined } },
  stat: { from: string; to: string; totals: readonly unknown[] },
): Asked => ({
  filters: listFilters,
  range: { from: stat.from, to: stat.to },
  inBase: search.in_base ?? false,
  isWhole: stat.totals.length === 1,
});

/** Clients by what they did in the range, or on one day. */
export function useActivityLink() {
  const permitted = usePermittedPaths();
  const { timezone } = useSettings();
  return (
    activity: 'any' | 'deposit' | 'order',
    { range, filters }: Pick<Asked, 'range'> & { filters: Filters },
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

  return (measure: Measure, counted: Counted, asked: Asked): FigureLink => {
    if (measure === 'clients') return clientsLink(counted, asked);
    if (counted.kind === undefined) return productsLink(counted, asked);
    return listed.has(measure) ? ordersLink(counted, asked) : undefined;
  };

  function productsLink({ currency, days, agentId }: Counted, { filters, inBase }: Asked) {
    const own = { currency, ...(inBase && { in_base: true }) };
    const search = { ...filters, ...days, ...agentOf(agentId), ...own };
    return { to: '/dashboard', search: { tab: 'teamProduct', ...search } };
  }

  function ordersLink({ currency, kind, product, agentId, days }: Counted, asked: Asked) {
    const to = `/trx/${kind}`;
    if (!comesToTheSame(asked) || !permitted.has(to)) return undefined;
    const own = { product_id: product?.id, ...(!asked.inBase && { currency }) };
    return { to, search: { ...asked.filters, ...days, ...agentOf(agentId), ...own } };
  }

  function clientsLink({ currency, kind, product, agentId, days }: Counted, asked: Asked) {
    if (!comesToTheSame(asked)) return undefined;
    const { from: _from, to: _to, ...clients } = asked.filters;
    const filters = {
      ...{ ...clients, ...agentOf(agentId), order_kind: kind, order_product_id: product?.id },
      ...(!asked.inBase && { order_currency: currency }),
    };
    return activityLink('order', { range: asked.range, filters }, days);
  }
}

/** Lists do not tell apart what had no rate. */
const comesToTheSame = ({ inBase, isWhole }: Asked) => !inBase || isWhole;
const agentOf = (id: string | undefined) => (id === undefined ? undefined : { agent_id: id });

export function useMeasureMaking(): (measure: Measure) => string | undefined {
  const { t } = useTranslation('statistics');
  return (measure) =>
    measure === 'allotted' || measure === 'paid' || measure === 'profit'
      ? t(`making.${measure}`)
      : undefined;
}
