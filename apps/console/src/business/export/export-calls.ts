import { newRequestId, type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '#/ui/api/save-file.ts';
import { exportKey } from '#/ui/live/live-queries.ts';

const pollMs = 1_000;
/** More than the server keeps. */
const sizeMax = 50;

export const isUnderWay = ({ finished_at: at }: Pick<Schemas.ExportJob, 'finished_at'>) =>
  at === null;

type ListExport = Omit<Schemas.ExportRequest, 'query'> & { query: object };

/** Null if the list is so long that the server writes it in the background. */
export async function fetchExport(sdk: Sdk, request: ListExport): Promise<Blob | null> {
  // Filters that are not set are left out of JSON; the server checks the others.
  const body = request as Schemas.ExportRequest;
  const header = { 'Idempotency-Key': newRequestId() };
  const started = await sdk.POST('/export/admin/v1/start', { params: { header }, body });
  if (unwrap(started).job !== null) return null;
  const get = sdk.GET as (path: string, init: object) => ReturnType<Sdk['GET']>;
  const { path, parameters, query } = body;
  const bytes: unknown = unwrap(
    await get(path, {
      params: { ...(parameters && { path: parameters }), query },
      parseAs: 'blob',
    }),
  );
  // Asked for as one.
  return bytes as Blob;
}

export function exportsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...exportKey, 'list'],
    queryFn: async ({ signal }) => {
      const params = { query: { size: sizeMax } };
      return unwrap(await sdk.GET('/export/admin/v1/list', { params, signal })).list;
    },
    refetchInterval: ({ state }) => state.data?.some(isUnderWay) && pollMs,
    staleTime: 0,
  });
}

export type ExportStep = 'download' | 'stop' | 'delete';

export async function stepExport(
  sdk: Sdk,
  { id, file_name: fileName }: Schemas.ExportJob,
  step: ExportStep,
): Promise<void> {
  const params = { path: { id } };
  if (step === 'stop') unwrap(await sdk.PUT('/export/admin/v1/stop/{id}', { params }));
  else if (step === 'delete') unwrap(await sdk.DELETE('/export/admin/v1/{id}', { params }));
  else {
    const got = await sdk.GET('/export/admin/v1/file/{id}', { params, parseAs: 'blob' });
    saveFile(unwrap(got), fileName);
  }
}
