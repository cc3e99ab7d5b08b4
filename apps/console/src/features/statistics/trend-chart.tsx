import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { orderKinds } from '#/business/client-records/activity-filter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart, ChartPoint, ChartSeries } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { Select } from '#/ui/controls/select.tsx';
import { PartChoice, usePartPoints } from './chart-parts.tsx';
import {
  type Divided,
  drawnValue,
  inParts,
  isCount,
  type Measure,
  type Measured,
  measures,
  type Part,
  partsBefore,
  partsOf,
} from './measures.ts';
import { useCompared, type useStatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';

type Series = Divided & {
  totals: readonly unknown[];
  series: readonly { day: string; currency: string; trades: Schemas.TradeFigures }[];
  kinds?: readonly Schemas.KindFigures[] | null;
};

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
  partLink: (days: Part, of: Series, kind?: Schemas.TradeKind) => ChartPoint['link'];
  choice?: ReactNode;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('statistics');
  const compared = useCompared();
  const pointsOf = usePartPoints();
  const textOf = useMeasureText(currency);
  const shownIn = <Row extends { currency: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.currency === currency);
  const together = (stat: Series, parts: readonly Part[]) =>
    inParts(
      parts,
      shownIn(stat.series).map(({ day, trades }) => ({ day, ...trades })),
    );
  const parts = partsOf(current);
  const earlierParts = before && partsBefore(before, current);
  const figuresBefore = before && earlierParts && together(before, earlierParts);
  // A line of zeros would look like a bad period, and there was none.
  const earlier = figuresBefore?.some(Boolean) ? figuresBefore : undefined;
  const ofAll = measured(together(current, parts), measure, textOf);
  // Clients are not counted by kind: what is shown is the answer to the question before.
  const kinds = measure === 'clients' ? null : current.kinds;
  const kindSeries = orderKinds.flatMap((kind, colour): ChartSeries[] => {
    const rows = shownIn(kinds ?? []).filter((row) => row.kind === kind);
    if (rows.length === 0) return [];
    const figures = inParts(parts, rows);
    return [
      {
        ...measured(figures, measure, textOf),
        ...{ key: kind, name: t(`kinds.${kind}`), shape: 'bars', stack: 'kinds', colour },
        link: (at) => parts[at] && figures[at] && partLink(parts[at], current, kind),
      },
    ];
  });
  const allSeries: ChartSeries = {
    ...ofAll,
    ...{ key: measure, name: t(`measure.${measure}`), shape: 'bars' },
    isProfit: measure === 'profit',
  };
  const chart: Chart = {
    pointHead: t(`parts.${by}`),
    isByDay: true,
    unit: isCount(measure) ? undefined : currency,
    points:
      shownIn(current.series).length === 0
        ? []
        : pointsOf(parts, current.by).map((point, at) => ({
            ...point,
            link: parts[at] && partLink(parts[at], current),
          })),
    ...(kinds && { total: { ...ofAll, name: t('together') } }),
    series: [
      ...(kinds ? kindSeries : [allSeries]),
      ...(earlier
        ? [
            {
              ...measured(earlier, measure, textOf),
              ...{
                key: 'before',
                name: t(`compare.${compared}`),
                shape: 'line' as const,
                isEarlier: true,
              },
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
        than: t(`compare.than.${compared}`),
      })}
      chart={chart}
      nothing={t('nothing')}
      isWhole={isCount(measure)}
      onAxis={useAxisText()}
      onRange={(from, to) => change({ from, to })}
      fileName={`statistics-${measure}`}
      facts={[t(`measure.${measure}`)]}
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

function measured(
  figures: readonly (Measured | undefined)[],
  measure: Measure,
  textOf: ReturnType<typeof useMeasureText>,
): Pick<ChartSeries, 'values' | 'shown'> {
  return {
    values: figures.map((one) => drawnValue(one, measure)),
    shown: (at) => textOf(figures[at], measure),
  };
}
