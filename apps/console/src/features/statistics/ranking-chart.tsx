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
  currency: string;
  measure: Measure;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  const onAxis = useAxisText();
  const ranked = rows
    .filter(({ trades }) => trades.orders > 0)
    .toSorted((one, other) => drawnValue(other.trades, measure) - drawnValue(one.trades, measure))
    .slice(0, shownAtMost);
  const chart: Chart = {
    pointHead,
    unit: isCount(measure) ? undefined : currency,
    points: ranked.map(({ key, name, link }) => ({ key, name, short: name, link })),
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
