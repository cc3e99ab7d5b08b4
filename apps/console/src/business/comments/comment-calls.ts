import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { commentKey } from '#/ui/live/live-queries.ts';

export type CommentSubject = Schemas.CommentSubject;

export const pageSize = 50;

export function commentsQuery(sdk: Sdk, { type, id }: CommentSubject, size = pageSize) {
  return queryOptions({
    queryKey: [...commentKey, type, id, size],
    queryFn: async ({ signal }) => {
      const params = { query: { type, id, size } };
      return unwrap(await sdk.GET('/comment/admin/v1/record', { params, signal }));
    },
    placeholderData: keepPreviousData,
    // Events tell of new ones; a drawer that closes over a deleted record asks for none.
    staleTime: 20_000,
  });
}

export function peopleQuery(sdk: Sdk, { type, id }: CommentSubject) {
  return queryOptions({
    queryKey: ['comment-people', type, id],
    queryFn: async ({ signal }) => {
      const params = { query: { type, id } };
      return unwrap(await sdk.GET('/comment/admin/v1/people', { params, signal })).list;
    },
  });
}

export const saveComment = recordWrite({
  topics: ['comment'],
  write: async (
    sdk,
    {
      of,
      ...input
    }: { of: CommentSubject | Pick<Schemas.Comment, 'id' | 'version'> } & Pick<
      Schemas.CommentInput,
      'text' | 'mentions'
    >,
    key,
  ) => {
    if ('version' in of) {
      const params = { path: { id: of.id } };
      const body = { ...input, version: of.version };
      return unwrap(await sdk.PUT('/comment/admin/v1/{id}', { params, body }));
    }
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(
      await sdk.POST('/comment/admin/v1/add', { params, body: { ...input, subject: of } }),
    );
  },
});

export const withdrawComment = recordWrite({
  topics: ['comment'],
  write: async (sdk, { id, version }: Pick<Schemas.Comment, 'id' | 'version'>) => {
    const params = { path: { id } };
    return unwrap(await sdk.PUT('/comment/admin/v1/withdraw/{id}', { params, body: { version } }));
  },
});
