import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductStatisticKind } from './statistic-kinds.ts';

export type StatisticsFilter = {
  from?: string | undefined;
  to?: string | undefined;
  agent_id?: string | undefined;
  fake?: boolean | undefined;
  in_base?: boolean | undefined;
};

type SeriesFilter = {
  by?: Schemas.SeriesPart;
  week_start?: number;
  by_kind?: boolean;
};

type Answers = {
  product: Schemas.ProductStat;
  team: Schemas.TeamStat;
  team_product: Schemas.TeamProductStat;
  flow: Schemas.MoneyFlow;
  cohort: Schemas.Cohorts;
  measures: Schemas.ProductMeasures;
};

const root = ['statistics'];

export const productStatisticsQuery = (
  sdk: Sdk,
  kind: ProductStatisticKind,
  query: StatisticsFilter & SeriesFilter,
) =>
  queryOptions({
    queryKey: [...root, kind, query],
    queryFn: async ({ signal }): Promise<Answers['product']> =>
      unwrap(await sdk.GET(`/stat/admin/v1/${kind}`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const teamStatisticsQuery = (sdk: Sdk, query: StatisticsFilter & SeriesFilter) =>
  queryOptions({
    queryKey: [...root, 'team', query],
    queryFn: async ({ signal }): Promise<Answers['team']> =>
      unwrap(await sdk.GET('/stat/admin/v1/team', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const teamProductStatisticsQuery = (sdk: Sdk, query: StatisticsFilter) =>
  queryOptions({
    queryKey: [...root, 'team_product', query],
    queryFn: async ({ signal }): Promise<Answers['team_product']> =>
      unwrap(await sdk.GET('/stat/admin/v1/team_product', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const moneyFlowQuery = (sdk: Sdk, query: StatisticsFilter & SeriesFilter) =>
  queryOptions({
    queryKey: [...root, 'flow', query],
    queryFn: async ({ signal }): Promise<Answers['flow']> =>
      unwrap(await sdk.GET('/stat/admin/v1/flow', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const cohortsQuery = (sdk: Sdk, query: StatisticsFilter) =>
  queryOptions({
    queryKey: [...root, 'cohort', query],
    queryFn: async ({ signal }): Promise<Answers['cohort']> =>
      unwrap(await sdk.GET('/stat/admin/v1/cohort', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export type MeasuresFilter = Omit<StatisticsFilter, 'in_base'> &
  Omit<SeriesFilter, 'by_kind'> & { kind: Schemas.MeasuredKind };

export const measuresQuery = (sdk: Sdk, query: MeasuresFilter) =>
  queryOptions({
    queryKey: [...root, 'measures', query],
    queryFn: async ({ signal }): Promise<Answers['measures']> =>
      unwrap(await sdk.GET('/stat/admin/v1/measures', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
