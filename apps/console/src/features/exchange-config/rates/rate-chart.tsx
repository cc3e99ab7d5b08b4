import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { useAxisDays } from '#/ui/chart/use-axis-days.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { list } from './quotation-list.ts';

/** As many as one page of the server holds; the newest ones. */
const shownMax = 60;

/** The booked rates of a pair, one after the other. */
export function RateChart({
  quotation: { primary, secondary },
}: {
  quotation: Pick<Schemas.Quotation, 'primary' | 'secondary'>;
}) {
  const { t } = useTranslation('quotation');
  const sdk = useSdk();
  const { rate } = useMoney();
  const { exact } = useTime();
  const locale = useLocale();
  const daysOnAxis = useAxisDays();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...list.key, 'history', primary, secondary],
    queryFn: async ({ signal }) => {
      const query = { primary, secondary, sort: '-effective_at', size: shownMax };
      return unwrap(await sdk.GET('/config/admin/v1/rate', { params: { query }, signal }));
    },
  });
  const onAxis = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const title = t('chart.title', { primary, secondary });
  const rates = data?.list.toReversed();
  const days = daysOnAxis((rates ?? []).map((one) => one.effective_at));
  const chart: Chart | undefined = rates && {
    pointHead: t('column.effectiveAt'),
    points: rates.map((one, at) => ({
      key: one.id,
      name: exact(one.effective_at),
      short: days[at] ?? '',
    })),
    series: [
      {
        key: 'final',
        name: t('column.final'),
        shape: 'line',
        values: rates.map(({ final }) => Number(final)),
        shown: (at) => rate(rates[at]?.final ?? ''),
      },
    ],
  };
  return (
    <ChartFrame
      title={title}
      description={
        data === undefined
          ? t('chart.about')
          : t('chart.count', { count: data.list.length, total: data.total })
      }
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      nothing={t('chart.nothing')}
      chart={chart}
      onAxis={(value) => onAxis.format(value)}
      fileName={`rates-${primary}-${secondary}`}
    />
  );
}
