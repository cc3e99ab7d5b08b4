import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { MessageSearch } from '../message-search.ts';

export const exportMessages = listFile<MessageSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/message/admin/v1/export', { params: { query }, parseAs: 'blob' })),
);
