import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
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

export const saveHandover = recordWrite({
  topics: ['handover'],
  write: async (
    sdk,
    { of, text }: { of: Pick<Schemas.Handover, 'id' | 'version'> | null; text: string },
    key,
  ) => {
    if (of === null) {
      const params = { header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/stat/admin/v1/handover/add', { params, body: { text } }));
    }
    const params = { path: { id: of.id } };
    const body = { text, version: of.version };
    return unwrap(await sdk.PUT('/stat/admin/v1/handover/{id}', { params, body }));
  },
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
