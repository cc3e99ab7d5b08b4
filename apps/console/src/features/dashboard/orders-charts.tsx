import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { useDayLabels } from '#/ui/chart/day-labels.ts';
import { useCount } from '#/ui/i18n/use-count.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { daysBetween } from '#/ui/time/duration.ts';
import { type ProductStat, productStatQuery } from './dashboard-calls.ts';

type OrderKind = ProductStat['products'][number]['kind'];

/** Each order is in one currency, so counts of several currencies add up; amounts never would. */
function addUp<Key>(counted: Iterable<readonly [Key, number]>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, orders] of counted) sums.set(key, (sums.get(key) ?? 0) + orders);
  return sums;
}

/** The server leaves out days without an order. */
export function ordersByDay({ from, to, timezone, series }: ProductStat): [string, number][] {
  const sums = addUp(series.map(({ day, trades }) => [day, trades.orders] as const));
  return daysBetween(from, to, timezone).map((day) => [day, sums.get(day) ?? 0]);
}

export function ordersByKind({ products }: ProductStat): [OrderKind, number][] {
  return [...addUp(products.map(({ kind, trades }) => [kind, trades.orders] as const))];
}

/** Days with an order without a rate: together in the base currency they are fewer. */
export const unratedDays = ({ series }: ProductStat): ReadonlySet<string> =>
  new Set(series.filter(({ trades }) => trades.base === null).map(({ day }) => day));

export function OrdersCharts() {
  const { t } = useTranslation('charts');
  const count = useCount();
  const permitted = usePermittedPaths();
  const labelsOf = useDayLabels();
  const { data, error, isFetching, refetch } = useQuery(productStatQuery(useSdk()));
  const days = data && ordersByDay(data);
  const kinds = data && ordersByKind(data);
  const unrated = data && unratedDays(data);
  const [first, last] = [days?.at(0)?.[0], days?.at(-1)?.[0]];
  const { dayInFull, dayInShort } = labelsOf(first, last);
  const dayLink = (day: string) => ({
    to: '/statistics/product',
    search: { from: day, to: day, in_base: true },
  });
  const listOf = (kind: OrderKind) => {
    const to = `/trx/${kind}`;
    const search = { from: first, to: last, whole: true };
    return permitted.has(to) ? { to, search } : undefined;
  };
  const sum = days?.reduce((orders, [, ofDay]) => orders + ofDay, 0) ?? 0;
  const orders = (number: number) => t('orders.count', { count: number, shown: count(number) });
  const shared = {
    error,
    period: first === undefined || last === undefined ? undefined : ([first, last] as const),
    retrying: isFetching,
    onRetry: () => void refetch(),
    nothing: t('orders.nothing'),
    isWhole: true,
    onAxis: count,
  };
  const seriesOf = (values: readonly number[]) => [
    {
      key: 'orders',
      name: t('orders.orders'),
      shape: 'bars' as const,
      values,
      shown: (at: number) => orders(values[at] ?? 0),
    },
  ];
  const byDay: Chart | undefined = days && {
    pointHead: t('orders.day'),
    isByDay: true,
    points:
      sum === 0
        ? []
        : days.map(([day]) => ({
            ...{ key: day, name: dayInFull(day), short: dayInShort(day) },
            link: unrated?.has(day) ? undefined : dayLink(day),
          })),
    series: seriesOf(days.map(([, number]) => number)),
  };
  const byKind: Chart | undefined = kinds && {
    pointHead: t('orders.kind'),
    points: kinds.map(([kind]) => {
      const name = t(`kinds.${kind}`);
      return { key: kind, name, short: name, link: listOf(kind) };
    }),
    series: seriesOf(kinds.map(([, number]) => number)),
  };
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-[2fr_1fr]">
      <ChartFrame
        {...shared}
        title={t('orders.byDay')}
        description={t('orders.about', { orders: orders(sum), timezone: data?.timezone ?? '…' })}
        chart={byDay}
        fileName="orders-by-day"
      />
      <ChartFrame
        {...shared}
        title={t('orders.byKind')}
        description={t('orders.aboutKinds')}
        chart={byKind}
        isSideways
        fileName="orders-by-kind"
      />
    </div>
  );
}
