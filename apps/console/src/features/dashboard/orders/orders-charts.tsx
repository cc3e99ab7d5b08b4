import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ChartFrame } from '#/kit/chart/chart-frame.tsx';
import { SeriesPlot } from '#/kit/chart/series-plot.tsx';
import { SharePlot } from '#/kit/chart/share-plot.tsx';
import { productStatQuery } from '../api/get-product-stat.ts';
import { useCount } from '../use-count.ts';
import { ordersByDay, ordersByKind } from './order-counts.ts';

/** Orders of the last 30 days: how many on each day, and of which kind of product. */
export function OrdersCharts() {
  const { t } = useTranslation('charts');
  const locale = useLocale();
  const count = useCount();
  const { data, error, isFetching, refetch } = useQuery(productStatQuery(useSdk()));
  const days = data && ordersByDay(data);
  const kinds = data && ordersByKind(data);
  const sum = days?.reduce((orders, [, ofDay]) => orders + ofDay, 0) ?? 0;
  // Days of the server's time zone, which the text names: no zone may move them.
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(day));
  };
  const inFull = written({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
  const short = written({ month: 'numeric', day: 'numeric' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const shared = {
    error,
    retrying: isFetching,
    onRetry: () => void refetch(),
    nothing: t('orders.nothing'),
  };
  const orders = (number: number) => t('orders.count', { count: number, shown: count(number) });
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-[2fr_1fr]">
      <ChartFrame
        {...shared}
        title={t('orders.byDay')}
        description={t('orders.about', { orders: orders(sum), timezone: data?.timezone ?? '…' })}
        heads={[t('orders.day'), t('orders.orders')]}
        points={
          sum === 0
            ? days && []
            : days?.map(([day, number]) => ({
                key: day,
                name: inFull(day),
                short: short(day),
                value: number,
                shown: orders(number),
              }))
        }
      >
        {(points) => (
          <SeriesPlot
            label={t('orders.byDay')}
            points={points}
            shape="bars"
            whole
            onAxis={(value) => count(value)}
          />
        )}
      </ChartFrame>
      <ChartFrame
        {...shared}
        title={t('orders.byKind')}
        description={t('orders.aboutKinds')}
        heads={[t('orders.kind'), t('orders.orders')]}
        points={kinds?.map(([kind, number]) => ({
          key: kind,
          name: t(`kinds.${kind}`),
          short: t(`kinds.${kind}`),
          value: number,
          shown: count(number),
        }))}
      >
        {(points) => (
          <SharePlot
            label={t('orders.byKind')}
            points={points}
            percent={(share) => percent.format(share)}
          />
        )}
      </ChartFrame>
    </div>
  );
}
