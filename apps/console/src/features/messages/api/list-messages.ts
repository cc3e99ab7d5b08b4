import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { MessageSearch } from '../message-search.ts';

export function messagesQuery(sdk: Sdk, { id: _id, ...search }: MessageSearch, timeZone: string) {
  return queryOptions({
    queryKey: ['message', 'list', search, timeZone],
    queryFn: async ({ signal }) => {
      const { page, size } = search;
      const query = { ...toListFilters(search, timeZone, new Date()), page, size };
      return unwrap(await sdk.GET('/message/admin/v1/list', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
