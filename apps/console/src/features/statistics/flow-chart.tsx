import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart, ChartSeries } from '#/ui/chart/chart.ts';
import { ChartFrame } from '#/ui/chart/chart-frame.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useCashLink } from './cash-link.ts';
import { PartChoice, usePartPoints } from './chart-parts.tsx';
import { useActivityLink } from './figure-links.ts';
import { inParts, type Part, partsBefore, partsOf } from './measures.ts';
import { useCompared, type useStatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';

type Flow = Schemas.MoneyFlow;
type Figures = Flow['series'][number];
type Given = {
  flow: Flow;
  address: ReturnType<typeof useStatisticsAddress>;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
};

function useFrame({ flow, address, ...state }: Given) {
  const { t } = useTranslation('statistics');
  const pointsOf = usePartPoints();
  const onAxis = useAxisText();
  const { by, changeBy, change, period } = address;
  const parts = partsOf(flow);
  return {
    parts,
    figures: inParts(parts, flow.series),
    chart: {
      pointHead: t(`parts.${flow.by}`),
      isByDay: true,
      points: flow.series.length === 0 ? [] : pointsOf(parts, flow.by),
    },
    frame: {
      ...state,
      onAxis,
      period,
      onRange: (from: string, to: string) => change({ from, to }),
      controls: <PartChoice by={by} onChange={changeBy} />,
    },
  };
}

export function FlowChart({ before, ...given }: Given & { before: Flow | undefined }) {
  const { t } = useTranslation('statistics');
  const compared = useCompared();
  const { money } = useMoney();
  const linkOf = useCashLink();
  const { flow, address } = given;
  const { parts, figures, chart: shared, frame } = useFrame(given);
  const earlierParts = before && partsBefore(before, flow);
  const figuresBefore = before && earlierParts && inParts(earlierParts, before.series);
  const earlier = figuresBefore?.some(Boolean) ? figuresBefore : undefined;
  const seriesOf = (
    key: string,
    name: string,
    of: readonly (Figures | undefined)[],
    value: (figures: Figures) => string | null | undefined,
    look: Pick<ChartSeries, 'shape' | 'isEarlier' | 'link' | 'stack' | 'isBelow'>,
  ): ChartSeries => {
    const amounts = of.map((one) => (one && value(one)) ?? zeroIn(flow.base_currency));
    return {
      ...{ key, name, ...look },
      values: amounts.map(Number),
      shown: (at) => money(amounts[at] ?? zeroIn(flow.base_currency), flow.base_currency),
    };
  };
  const bars = (name: 'deposits' | 'withdrawals') => ({
    ...{ shape: 'bars' as const, stack: 'flow', isBelow: name === 'withdrawals' },
    link: (at: number) =>
      figures[at]?.[name]?.count
        ? linkOf(name, { ...address.listFilters, ...parts[at] })
        : undefined,
  });
  const chart: Chart = {
    ...shared,
    unit: flow.base_currency,
    series: [
      ...(flow.all.deposits === null
        ? []
        : [
            seriesOf(
              'in',
              t('flow.deposits'),
              figures,
              ({ deposits }) => deposits?.amount,
              bars('deposits'),
            ),
          ]),
      ...(flow.all.withdrawals === null
        ? []
        : [
            seriesOf(
              'out',
              t('flow.withdrawals'),
              figures,
              ({ withdrawals }) => withdrawals?.amount,
              bars('withdrawals'),
            ),
          ]),
      ...(flow.all.net === null
        ? []
        : [seriesOf('net', t('flow.net'), figures, ({ net }) => net, { shape: 'line' })]),
      ...(earlier === undefined || flow.all.net === null
        ? []
        : [
            seriesOf('before', t(`compare.${compared}`), earlier, ({ net }) => net, {
              ...{ shape: 'line', isEarlier: true },
            }),
          ]),
    ],
  };
  return (
    <ChartFrame
      {...frame}
      title={t(`flow.moneyBy.${flow.by}`)}
      description={t(earlier ? 'flow.moneyAboutBefore' : 'flow.moneyAbout', {
        timezone: flow.timezone,
        than: t(`compare.than.${compared}`),
      })}
      chart={chart}
      nothing={t('flow.nothing')}
      fileName="net-inflow"
    />
  );
}

/** A client counts once per bucket. */
export function ClientsChart(given: Given) {
  const { t } = useTranslation('statistics');
  const count = useCount();
  const permitted = usePermittedPaths();
  const activityLink = useActivityLink();
  const { flow, address } = given;
  const { parts, figures, chart: shared, frame } = useFrame(given);
  const { from: _from, to: _to, ...anyTime } = address.listFilters;
  const links = {
    new: (part: Part) =>
      permitted.has('/client') ? { to: '/client', search: { ...anyTime, ...part } } : undefined,
    active: (part: Part) => activityLink('any', { range: flow, filters: anyTime }, part),
  };
  const seriesOf = (key: 'new' | 'active'): ChartSeries => {
    const counts = figures.map((one) => one?.clients?.[key] ?? 0);
    return {
      ...{ key, name: t(`flow.${key}`), shape: 'bars', values: counts },
      shown: (at) => count(counts[at] ?? 0),
      link: (at) => (counts[at] && parts[at] ? links[key](parts[at]) : undefined),
    };
  };
  return (
    <ChartFrame
      {...frame}
      title={t(`flow.clientsBy.${flow.by}`)}
      description={t('flow.clientsAbout', { timezone: flow.timezone })}
      chart={{ ...shared, series: [seriesOf('new'), seriesOf('active')] }}
      nothing={t('flow.noClients')}
      isWhole
      fileName="clients"
    />
  );
}
