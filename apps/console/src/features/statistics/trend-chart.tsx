import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Chart, ChartPoint, ChartSeries } from '#/kit/chart/chart.ts';
import { ChartFrame } from '#/kit/chart/chart-frame.tsx';
import { Select } from '#/kit/ui/select.tsx';
import { drawnValue, isCount, type Measure, measures } from './measures.ts';
import { PartChoice } from './part-choice.tsx';
import { type Divided, type Part, partsBefore, partsOf } from './series-parts.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { usePartPoints } from './use-part-points.ts';
import type { useStatisticsAddress } from './use-statistics-address.ts';

type Series = Divided & {
  totals: readonly unknown[];
  series: readonly {
    day: string;
    kind?: Schemas.TradeKind | null;
    currency: string;
    trades: Schemas.TradeFigures;
  }[];
};

/** One measure of orders part by part, and the same of the range before, as far apart from its beginning. */
export function TrendChart({
  address: { by, changeBy, change, period },
  current,
  before,
  currency,
  measure,
  partLink,
  choice,
  ...state
}: {
  address: ReturnType<typeof useStatisticsAddress>;
  current: Series;
  before: Series | undefined;
  currency: string;
  measure: Measure;
  /** Where some days of one of the ranges lead, or their orders of a kind, if there is a way for this person. */
  partLink: (days: Part, of: Series, kind?: Schemas.TradeKind) => ChartPoint['link'];
  /** What else is chosen about it. */
  choice?: ReactNode;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('statistics');
  const pointsOf = usePartPoints();
  const textOf = useMeasureText(currency);
  const figuresOf = (stat: Series, parts: readonly Part[], kind: Schemas.TradeKind | null) => {
    const byPart = new Map(
      stat.series
        .filter((row) => row.currency === currency && (row.kind ?? null) === kind)
        .map((row) => [row.day, row.trades]),
    );
    return parts.map(({ from }) => byPart.get(from));
  };
  const parts = partsOf(current);
  const earlierParts = before && partsBefore(before, current);
  const earlier = before && earlierParts && figuresOf(before, earlierParts, null);
  const rows = current.series.filter((row) => row.currency === currency);
  const kinds = [...new Set(rows.map(({ kind }) => kind ?? null))].toSorted();
  const seriesOf = (kind: Schemas.TradeKind | null): ChartSeries => {
    const figures = figuresOf(current, parts, kind);
    return {
      key: kind ?? measure,
      name: kind ? t(`kinds.${kind}`) : t(`measure.${measure}`),
      shape: 'bars',
      isProfit: kind === null && measure === 'profit',
      values: figures.map((one) => drawnValue(one, measure)),
      shown: (at) => textOf(figures[at], measure),
      ...(kind && {
        stack: 'kinds',
        link: (at) => (parts[at] && figures[at] ? partLink(parts[at], current, kind) : undefined),
      }),
    };
  };
  const chart: Chart = {
    pointHead: t(`parts.${by}`),
    isByDay: true,
    unit: isCount(measure) ? undefined : currency,
    points:
      rows.length === 0
        ? []
        : pointsOf(parts, current.by).map((point, at) => ({
            ...point,
            link: parts[at] && partLink(parts[at], current),
          })),
    series: [
      ...kinds.map(seriesOf),
      ...(earlier
        ? [
            {
              key: 'before',
              name: t('before'),
              shape: 'line' as const,
              isEarlier: true,
              values: earlier.map((one) => drawnValue(one, measure)),
              shown: (at: number) => textOf(earlier[at], measure),
              link: (at: number) =>
                before && earlierParts?.[at] && partLink(earlierParts[at], before),
            },
          ]
        : []),
    ],
  };
  return (
    <ChartFrame
      {...state}
      title={t(`trend.title.${current.by}`)}
      description={t(earlier ? 'trend.aboutBefore' : 'trend.about', {
        timezone: current.timezone,
      })}
      chart={chart}
      nothing={t('nothing')}
      isWhole={isCount(measure)}
      onAxis={useAxisText()}
      onRange={(from, to) => change({ from, to })}
      fileName={`statistics-${measure}`}
      period={period}
      controls={
        <>
          <Select
            aria-label={t('trend.measure')}
            value={measure}
            options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
            onChange={(event) => {
              const chosen = measures.find((one) => one === event.target.value);
              if (chosen) change({ measure: chosen });
            }}
          />
          {choice}
          <PartChoice by={by} onChange={changeBy} />
        </>
      }
    />
  );
}
