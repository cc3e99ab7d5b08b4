import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart, ChartPoint } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { drawnValue, isCount, type Measure } from './measures.ts';
import { ranked } from './ranked.ts';
import { useAxisText } from './use-axis-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useCompared } from './use-statistics-address.ts';

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
  /** The same of the range before, for the place that each had there. */
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
  const nameOf = ({ name, placeBefore: place }: (typeof first)[number]) => {
    if (place === undefined) return name;
    return place === null
      ? t('ranking.new', { name, than })
      : t('ranking.before', { name, place, than });
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
      period={period}
      error={null}
      retrying={false}
      onRetry={() => {}}
    />
  );
}
