import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Chart, ChartPoint } from '#/kit/chart/chart.ts';
import { ChartFrame } from '#/kit/chart/chart-frame.tsx';
import { useDayLabels } from '#/kit/chart/use-day-labels.ts';
import { daysBetween } from '#/kit/time/days-between.ts';
import { Select } from '#/kit/ui/select.tsx';
import { drawnValue, isCount, type Measure, measures } from './measures.ts';
import { periodOf, type Range } from './range.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';

type Series = Range & {
  timezone: string;
  totals: readonly unknown[];
  series: readonly { day: string; currency: string; trades: Schemas.TradeFigures }[];
};

/** One measure of orders day by day, and the same of the range before, as far apart from its beginning. */
export function TrendChart({
  current,
  before,
  currency,
  measure,
  dayLink,
  onMeasure,
  onRange,
  ...state
}: {
  current: Series | undefined;
  before: Series | undefined;
  currency: string;
  measure: Measure;
  /** Where a day of one of the ranges leads, if there is a way for this person. */
  dayLink: (day: string, of: Series) => ChartPoint['link'];
  onMeasure: (measure: Measure) => void;
  onRange: (from: string, to: string) => void;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('statistics');
  const { dayInFull, dayInShort } = useDayLabels();
  const textOf = useMeasureText(currency);
  const daysOf = ({ from, to, timezone }: Series) => daysBetween(from, to, timezone);
  const figuresOf = (stat: Series) => {
    const byDay = new Map(
      stat.series.filter((row) => row.currency === currency).map((row) => [row.day, row.trades]),
    );
    return daysOf(stat).map((day) => byDay.get(day));
  };
  const figures = current && figuresOf(current);
  const earlier = before && figuresOf(before);
  const earlierDays = before && daysOf(before);
  const chart: Chart | undefined = current &&
    figures && {
      pointHead: t('day'),
      isByDay: true,
      unit: isCount(measure) ? undefined : currency,
      points: figures.some((one) => one !== undefined)
        ? daysOf(current).map((day) => ({
            key: day,
            name: dayInFull(day),
            short: dayInShort(day),
            link: dayLink(day, current),
          }))
        : [],
      series: [
        {
          key: measure,
          name: t(`measure.${measure}`),
          shape: 'bars',
          isProfit: measure === 'profit',
          values: figures.map((one) => drawnValue(one, measure)),
          shown: (at) => textOf(figures[at], measure),
        },
        ...(earlier
          ? [
              {
                key: 'before',
                name: t('before'),
                shape: 'line' as const,
                isEarlier: true,
                values: figures.map((_, at) => drawnValue(earlier[at], measure)),
                shown: (at: number) => textOf(earlier[at], measure),
                link: (at: number) => {
                  const day = earlierDays?.[at];
                  return day === undefined || before === undefined
                    ? undefined
                    : dayLink(day, before);
                },
              },
            ]
          : []),
      ],
    };
  return (
    <ChartFrame
      {...state}
      title={t('trend.title')}
      description={t('trend.about', { timezone: current?.timezone ?? '…' })}
      chart={chart}
      nothing={t('nothing')}
      isWhole={isCount(measure)}
      onAxis={useAxisText()}
      onRange={onRange}
      fileName={`statistics-${measure}`}
      period={current && periodOf(daysOf(current))}
      controls={
        <Select
          aria-label={t('trend.measure')}
          value={measure}
          options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          onChange={(event) => {
            const chosen = measures.find((one) => one === event.target.value);
            if (chosen) onMeasure(chosen);
          }}
        />
      }
    />
  );
}
