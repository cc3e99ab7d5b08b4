import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Everything fetched about clients is under this key, so that a change of a client refetches what is shown. */
export const clientKey = ['client'] as const;

export const clientStates = ['enabled', 'disabled', 'locked'] as const;
export const clientRiskLevels = [
  'low',
  'standard',
  'medium',
  'high',
] as const satisfies readonly Schemas.ClientRiskLevel[];

export const clientLanguages = [
  'zh-CN',
  'en-US',
] as const satisfies readonly Schemas.ClientLanguage[];

export type ClientStateName = (typeof clientStates)[number];

export function clientQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
  });
}

export function accountsQuery(sdk: Sdk, clientId: string) {
  return queryOptions({
    queryKey: [...clientKey, 'accounts', clientId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: clientId } };
      return unwrap(await sdk.GET('/acc/admin/v1/list/{id}', { params, signal })).list;
    },
    enabled: clientId !== '',
  });
}

export function listedClient(queryClient: QueryClient, id: string): Schemas.Client | undefined {
  return queryClient
    .getQueriesData<Schemas.ClientList>({ queryKey: [...clientKey, 'list'] })
    .flatMap(([, page]) => page?.list ?? [])
    .find((client) => client.id === id);
}
