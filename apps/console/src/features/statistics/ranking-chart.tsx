import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart, ChartPoint } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { drawnValue, isCount, type Measure } from './measures.ts';
import { useCompared } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';

type Ranked = { key: string; trades: Schemas.TradeFigures };

const largestFirst = <Row extends Ranked>(rows: readonly Row[], measure: Measure): Row[] =>
  rows
    .filter(({ trades }) => trades.orders > 0)
    .toSorted((one, other) => drawnValue(other.trades, measure) - drawnValue(one.trades, measure));

/** Null if it had none, undefined before that range is known. */
export function ranked<Row extends Ranked>(
  rows: readonly Row[],
  earlier: readonly Ranked[] | undefined,
  measure: Measure,
): (Row & { rankBefore: number | null | undefined })[] {
  const before = earlier && largestFirst(earlier, measure).map(({ key }) => key);
  return largestFirst(rows, measure).map((row) => ({
    ...row,
    rankBefore: before && (before.indexOf(row.key) + 1 || null),
  }));
}

const shownAtMost = 10;

export function RankingChart({
  title,
  pointHead,
  rows,
  earlier,
  currency,
  measure,
  period,
}: {
  title: string;
  pointHead: string;
  rows: readonly {
    key: string;
    name: string;
    trades: Schemas.TradeFigures;
    link?: ChartPoint['link'];
  }[];
  earlier?: readonly { key: string; trades: Schemas.TradeFigures }[] | undefined;
  currency: string;
  measure: Measure;
  period: [from: string, to: string] | undefined;
}) {
  const { t } = useTranslation('statistics');
  const than = t(`compare.than.${useCompared()}`);
  const textOf = useMeasureText(currency);
  const onAxis = useAxisText();
  const first = ranked(rows, earlier, measure).slice(0, shownAtMost);
  const nameOf = ({ name, rankBefore: rank }: (typeof first)[number]) => {
    if (rank === undefined) return name;
    return rank === null
      ? t('ranking.new', { name, than })
      : t('ranking.before', { name, place: rank, than });
  };
  const chart: Chart = {
    pointHead,
    unit: isCount(measure) ? undefined : currency,
    points: first.map((row) => ({
      ...{ key: row.key, name: nameOf(row), short: row.name, link: row.link },
    })),
    series: [
      {
        key: measure,
        name: t(`measure.${measure}`),
        shape: 'bars',
        isProfit: measure === 'profit',
        values: first.map(({ trades }) => drawnValue(trades, measure)),
        shown: (at) => textOf(first[at]?.trades, measure),
      },
    ],
  };
  return (
    <ChartFrame
      title={title}
      description={t('ranking.about', { measure: t(`measure.${measure}`), count: first.length })}
      chart={chart}
      nothing={t('nothing')}
      isWhole={isCount(measure)}
      isSideways
      onAxis={onAxis}
      fileName={`ranking-${measure}`}
      facts={[t(`measure.${measure}`)]}
      period={period}
      error={null}
      retrying={false}
      onRetry={() => {}}
    />
  );
}
