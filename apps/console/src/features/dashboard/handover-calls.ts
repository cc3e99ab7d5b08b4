import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { type Creation, saveWrite } from '#/business/record/save-write.ts';
import { handoverKey } from './live-queries.ts';

export const shiftQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'shift'],
    queryFn: async ({ signal }): Promise<Schemas.Shift> =>
      unwrap(await sdk.GET('/stat/admin/v1/shift', { signal })),
    staleTime: 0,
  });

export const handoversQuery = (sdk: Sdk, size: number) =>
  queryOptions({
    queryKey: [...handoverKey, size],
    queryFn: async ({ signal }) => {
      const params = { query: { size } };
      return unwrap(await sdk.GET('/stat/admin/v1/handover/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const saveHandover = saveWrite({
  create: async (sdk, request: Creation<Schemas.HandoverInput>) =>
    unwrap(await sdk.POST('/stat/admin/v1/handover/add', request)),
  change: async (sdk, request) => unwrap(await sdk.PUT('/stat/admin/v1/handover/{id}', request)),
  topics: ['handover'],
});

export const acknowledgeHandover = recordWrite({
  topics: ['handover'],
  write: async (sdk, { id, version }: Pick<Schemas.Handover, 'id' | 'version'>) => {
    const params = { path: { id } };
    return unwrap(
      await sdk.PUT('/stat/admin/v1/handover/acknowledge/{id}', { params, body: { version } }),
    );
  },
});
