import type { Schemas, Sdk } from '@brokerdesk/sdk';
import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import type { OpenReview } from '#/business/list/open-record.ts';
import { type RecordWrite, recordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { readAheadMs } from './next-to-decide.ts';

type Init = { params: { path: { id: string } }; signal: AbortSignal };

/**
 * The query of a record with what a reviewer needs beside it, under the key of its kind.
 *
 * @example
 * const loanQuery = detailQuery(loanKey, async (sdk, of) =>
 *   unwrap(await sdk.GET('/overdrawn/admin/v1/record/detail/{id}', of)),
 * );
 */
export function detailQuery<Detail>(key: QueryKey, read: (sdk: Sdk, of: Init) => Promise<Detail>) {
  return (sdk: Sdk, id: string) =>
    queryOptions({
      queryKey: [...key, 'detail', id],
      queryFn: ({ signal }) => read(sdk, { params: { path: { id } }, signal }),
      staleTime: readAheadMs,
    });
}

type DetailQuery<Detail> = ReturnType<typeof detailQuery<Detail>>;

export const storeIn =
  <Detail, Part extends keyof Detail>(query: DetailQuery<Detail>, part: Part) =>
  (queryClient: QueryClient, sdk: Sdk, record: Detail[Part] & { id: string }): QueryKey => {
    const { queryKey } = query(sdk, record.id);
    queryClient.setQueryData<Detail>(queryKey as QueryKey, (detail) =>
      detail === undefined ? detail : { ...detail, [part]: record },
    );
    return queryKey;
  };

export function useDetail<Row extends { id: string }, Detail>(
  { id, listed }: Pick<OpenReview<Row>, 'id' | 'listed'>,
  detail: DetailQuery<Detail>,
  recordIn: (detail: Detail) => Row,
) {
  const query = useQuery(detail(useSdk(), id));
  return {
    query,
    record: query.data === undefined ? listed : recordIn(query.data),
    readAhead: (next: Row, { queries, sdk }: { queries: QueryClient; sdk: Sdk }) =>
      queries.prefetchQuery(detail(sdk, next.id)),
  };
}

export type WriteRequest<Body, Path = { id: string }> = {
  params: { path: Path; header: { 'Idempotency-Key': string } };
  body: Body;
};

export const ownWrite = <Body, Answer extends { version: number }>(
  send: (sdk: Sdk, request: WriteRequest<Body>) => Promise<Answer>,
  options: Omit<RecordWrite<{ id: string; body: Body }, Answer>, 'keys' | 'write'>,
) =>
  recordWrite({
    ...options,
    write: (sdk, { id, body }: { id: string; body: Body }, key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return send(sdk, { params, body });
    },
  });

/** Pictures are large: they leave the cache soon after no one looks at them. */
const keptForMs = 60_000;

export function fileQuery(
  key: QueryKey,
  file: Pick<Schemas.Proof, 'sha256' | 'content_type'>,
  read: (as: { parseAs: 'blob'; signal: AbortSignal }) => Promise<BlobPart>,
) {
  return queryOptions({
    queryKey: [...key, file.sha256],
    queryFn: async ({ signal }) =>
      new Blob([await read({ parseAs: 'blob', signal })], { type: file.content_type }),
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
