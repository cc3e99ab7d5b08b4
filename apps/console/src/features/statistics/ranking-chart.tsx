import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Chart, ChartPoint } from '#/kit/chart/chart.ts';
import { ChartFrame } from '#/kit/chart/chart-frame.tsx';
import { drawnValue, isCount, type Measure } from './measures.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';

const shownAtMost = 10;

/** Who or what comes first by one measure: the ten largest. */
export function RankingChart({
  title,
  pointHead,
  rows,
  earlier,
  currency,
  measure,
}: {
  title: string;
  pointHead: string;
  rows: readonly {
    key: string;
    name: string;
    trades: Schemas.TradeFigures;
    link?: ChartPoint['link'];
  }[];
  /** The same of the range before, for the place that each had there. */
  earlier?: readonly { key: string; trades: Schemas.TradeFigures }[] | undefined;
  currency: string;
  measure: Measure;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  const onAxis = useAxisText();
  const byMeasure = <Row extends { trades: Schemas.TradeFigures }>(all: readonly Row[]) =>
    all
      .filter(({ trades }) => trades.orders > 0)
      .toSorted(
        (one, other) => drawnValue(other.trades, measure) - drawnValue(one.trades, measure),
      );
  const ranked = byMeasure(rows).slice(0, shownAtMost);
  const before = earlier && byMeasure(earlier).map(({ key }) => key);
  const nameOf = ({ key, name }: { key: string; name: string }) => {
    if (before === undefined) return name;
    const place = before.indexOf(key) + 1;
    return place === 0 ? t('ranking.new', { name }) : t('ranking.before', { name, place });
  };
  const chart: Chart = {
    pointHead,
    unit: isCount(measure) ? undefined : currency,
    points: ranked.map((row) => ({
      ...{ key: row.key, name: nameOf(row), short: row.name, link: row.link },
    })),
    series: [
      {
        key: measure,
        name: t(`measure.${measure}`),
        shape: 'bars',
        values: ranked.map(({ trades }) => drawnValue(trades, measure)),
        shown: (at) => textOf(ranked[at]?.trades, measure),
      },
    ],
  };
  return (
    <ChartFrame
      title={title}
      description={t('ranking.about', { measure: t(`measure.${measure}`), count: ranked.length })}
      chart={chart}
      nothing={t('nothing')}
      isWhole={isCount(measure)}
      isSideways
      onAxis={onAxis}
      fileName={`ranking-${measure}`}
      error={null}
      retrying={false}
      onRetry={() => {}}
    />
  );
}
