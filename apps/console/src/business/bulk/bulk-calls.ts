import { newRequestId, type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isOutcomeUnknown } from '#/ui/api/problem.ts';
import { bulkRunKey } from '#/ui/live/live-queries.ts';

const pollMs = 1_000;
/** The contract's limit for one run. */
const itemsMax = 500;
const sendingsMax = 4;

export const isUnderWay = ({ status }: Pick<Schemas.BulkRun, 'status'>) =>
  status === 'running' || status === 'stopping';

export function openRunsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...bulkRunKey, 'open'],
    queryFn: async ({ signal }) => {
      const query = { open: true, size: 20 };
      return unwrap(await sdk.GET('/bulk/admin/v1/list', { params: { query }, signal })).list;
    },
    refetchInterval: ({ state }) => state.data?.some(isUnderWay) && pollMs,
  });
}

export function bulkRunQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...bulkRunKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/bulk/admin/v1/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data.run) && pollMs,
    staleTime: 0,
  });
}

export async function startRuns(
  sdk: Sdk,
  request: Schemas.BulkRunRequest,
): Promise<Schemas.BulkRun[]> {
  const runs: Schemas.BulkRun[] = [];
  for (let first = 0; first < request.items.length; first += itemsMax) {
    const items = request.items.slice(first, first + itemsMax);
    runs.push(await startRun(sdk, { ...request, items }));
  }
  return runs;
}

async function startRun(sdk: Sdk, body: Schemas.BulkRunRequest): Promise<Schemas.BulkRun> {
  const params = { header: { 'Idempotency-Key': newRequestId() } };
  for (let sendings = 1; ; sendings += 1) {
    try {
      return unwrap(await sdk.POST('/bulk/admin/v1/start', { params, body }));
    } catch (error) {
      if (!isOutcomeUnknown(error) || sendings === sendingsMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, sendings * pollMs));
    }
  }
}

export type RunStep = 'stop' | 'retry' | 'goOn' | 'close';

export async function stepRun(sdk: Sdk, id: string, step: RunStep): Promise<Schemas.BulkRun> {
  const params = { path: { id } };
  if (step === 'stop') return unwrap(await sdk.PUT('/bulk/admin/v1/stop/{id}', { params }));
  if (step === 'close') return unwrap(await sdk.PUT('/bulk/admin/v1/close/{id}', { params }));
  const body = { state: step === 'retry' ? 'refused' : 'skipped' } as const;
  return unwrap(await sdk.PUT('/bulk/admin/v1/retry/{id}', { params, body }));
}

export function storeRuns(queryClient: QueryClient, sdk: Sdk, runs: readonly Schemas.BulkRun[]) {
  const { queryKey } = openRunsQuery(sdk);
  const isKnown = (id: string) => runs.some((run) => run.id === id);
  queryClient.setQueryData(queryKey, (known = []) => [
    ...runs.filter((run) => isUnderWay(run) || !run.seen),
    ...known.filter(({ id }) => !isKnown(id)),
  ]);
  return queryClient.invalidateQueries({ queryKey: bulkRunKey });
}
