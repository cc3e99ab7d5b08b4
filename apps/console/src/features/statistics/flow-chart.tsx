import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Chart, ChartSeries } from '#/kit/chart/chart.ts';
import { ChartFrame } from '#/kit/chart/chart-frame.tsx';
import { useDayLabels } from '#/kit/chart/use-day-labels.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { daysBetween } from '#/kit/time/days-between.ts';
import { useCashLink } from './cash-link.ts';
import { periodOf } from './range.ts';
import { useAxisText } from './use-axis-text.ts';

type Flow = Schemas.MoneyFlow;
type Day = Flow['series'][number];

/** Money day by day: what came in, what went out, and the difference, also of the period before. */
export function FlowChart({
  flow,
  before,
  filters,
  ...frame
}: {
  flow: Flow;
  before: Flow | undefined;
  /** As the address of a list takes them. */
  filters: Readonly<Record<string, unknown>>;
  onRange: (from: string, to: string) => void;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('statistics');
  const { dayInFull, dayInShort } = useDayLabels();
  const { money } = useMoney();
  const onAxis = useAxisText();
  const linkOf = useCashLink();
  const names = daysBetween(flow.from, flow.to, flow.timezone);
  const days = daysOf(flow);
  const earlier = before && daysOf(before);
  const seriesOf = (
    key: string,
    name: string,
    of: readonly (Day | undefined)[],
    value: (day: Day) => string | null | undefined,
    look: Pick<ChartSeries, 'shape' | 'isEarlier' | 'link' | 'stack' | 'isBelow'>,
  ): ChartSeries => {
    const amounts = names.map((_, at) => {
      const day = of[at];
      return (day && value(day)) ?? '0';
    });
    return {
      ...{ key, name, ...look },
      values: amounts.map(Number),
      shown: (at) => money(amounts[at] ?? '0', flow.base_currency),
    };
  };
  const bars = (name: 'deposits' | 'withdrawals') => ({
    ...{ shape: 'bars' as const, stack: 'flow', isBelow: name === 'withdrawals' },
    link: (at: number) => {
      const day = names[at];
      return days[at]?.[name]?.count ? linkOf(name, { ...filters, from: day, to: day }) : undefined;
    },
  });
  const chart: Chart = {
    pointHead: t('day'),
    isByDay: true,
    unit: flow.base_currency,
    points:
      flow.series.length === 0
        ? []
        : names.map((day) => ({ key: day, name: dayInFull(day), short: dayInShort(day) })),
    series: [
      ...(flow.all.deposits === null
        ? []
        : [
            seriesOf(
              'in',
              t('flow.deposits'),
              days,
              (day) => day.deposits?.amount,
              bars('deposits'),
            ),
          ]),
      ...(flow.all.withdrawals === null
        ? []
        : [
            seriesOf(
              'out',
              t('flow.withdrawals'),
              days,
              (day) => day.withdrawals?.amount,
              bars('withdrawals'),
            ),
          ]),
      ...(flow.all.net === null
        ? []
        : [seriesOf('net', t('flow.net'), days, ({ net }) => net, { shape: 'line' })]),
      ...(earlier === undefined || flow.all.net === null
        ? []
        : [
            seriesOf('before', t('before'), earlier, ({ net }) => net, {
              ...{ shape: 'line', isEarlier: true },
            }),
          ]),
    ],
  };
  return (
    <ChartFrame
      {...frame}
      title={t('flow.byDay')}
      description={t('flow.byDayAbout', { timezone: flow.timezone })}
      chart={chart}
      nothing={t('flow.nothing')}
      onAxis={onAxis}
      fileName="net-inflow"
      period={periodOf(names)}
    />
  );
}

/** Every day of the period in its order; none where nothing happened. */
function daysOf({ from, to, timezone, series }: Flow): (Day | undefined)[] {
  const byDay = new Map(series.map((one) => [one.day, one]));
  return daysBetween(from, to, timezone).map((day) => byDay.get(day));
}
