import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { type FigureScope, figureScope, useMeasureLink, useMeasureMaking } from './figure-links.ts';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { measureColumns } from './measure-columns.tsx';
import type { Measure } from './measures.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import { teamProductStatisticsQuery } from './statistics-query.ts';
import { useStatisticsAddress } from './statistics-search.ts';
import { useBaseText, useMeasureText } from './use-measure-text.ts';

type Row = Schemas.TeamProductFigures;

export function TeamProductStatistics() {
  const { t } = useTranslation('statistics');
  const sdk = useSdk();
  const address = useStatisticsAddress();
  const query = useQuery(teamProductStatisticsQuery(sdk, address.filter));
  const before = useQuery(teamProductStatisticsQuery(sdk, address.before));
  const linkOf = useMeasureLink();
  return (
    <StatisticsPanel title={t('byTeamAndProduct')} address={address} query={query} before={before}>
      {(stat, currency) => {
        const figuresOf = (totals: readonly Schemas.CurrencyFigures[]) =>
          totals.find((one) => one.currency === currency)?.trades;
        return (
          <>
            <FigureTiles
              figures={figuresOf(stat.totals)}
              before={before.data && (figuresOf(before.data.totals) ?? null)}
              currency={currency}
              base={stat.base_currency}
              linkOf={(one) =>
                one === 'clients'
                  ? linkOf(one, { currency }, figureScope(address, stat))
                  : undefined
              }
              making={(one) => (one === 'clients' ? undefined : t('making.rows'))}
            />
            <Rows
              rows={stat.rows.filter((row) => row.currency === currency)}
              currency={currency}
              base={stat.base_currency}
              scope={figureScope(address, stat)}
              address={address}
            />
          </>
        );
      }}
    </StatisticsPanel>
  );
}

function Rows({
  rows,
  currency,
  base,
  scope,
  address: { search, change },
}: {
  rows: readonly Row[];
  currency: string;
  base: string;
  scope: FigureScope;
  address: ReturnType<typeof useStatisticsAddress>;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  const baseText = useBaseText(currency, base);
  const linkOf = useMeasureLink();
  const making = useMeasureMaking();
  // A leader's list is that of the whole team, and unassigned clients have none.
  const isApart = ({ agent, leader }: Row) => agent === null || agent.id === leader?.id;
  const rowLink = (row: Row, measure: Measure) =>
    isApart(row) ? undefined : linkOf(measure, { ...row, agentId: row.agent?.id }, scope);
  const columns: FigureColumn<Row>[] = [
    {
      id: 'leader',
      label: t('leader'),
      cell: ({ leader }) => leader?.name ?? t('noTeam'),
      value: ({ leader }) => leader?.name ?? null,
    },
    {
      id: 'agent',
      label: t('agent'),
      cell: ({ agent }) => agent?.name ?? t('nobody'),
      value: ({ agent }) => agent?.name ?? null,
    },
    {
      id: 'product',
      isName: true,
      label: t('product'),
      cell: (row) => (
        <Figure link={rowLink(row, 'orders')} how={isApart(row) ? t('making.apart') : undefined}>
          {row.product.name}
        </Figure>
      ),
      value: ({ product }) => product.name,
    },
    {
      id: 'kind',
      label: t('kind'),
      cell: ({ kind }) => t(`kinds.${kind}`),
      value: ({ kind }) => t(`kinds.${kind}`),
    },
    ...measureColumns<Row>({
      label: (measure) => t(`measure.${measure}`),
      text: textOf,
      inBase: baseText,
      linkOf: rowLink,
      making,
    }),
  ];
  return (
    <FigureTable
      caption={t('byTeamAndProduct')}
      columns={columns}
      rows={rows}
      keyOf={({ leader, agent, kind, product }) =>
        `${leader?.id} ${agent?.id} ${kind} ${product.id}`
      }
      sort={search.sort ?? '-orders'}
      onSort={(sort) => change({ sort })}
    />
  );
}
