import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import type { MessageSearch } from '../message-search.ts';

export const messageList = listQueries<MessageSearch, Schemas.MessageList>(
  ['message'],
  async (sdk, query, abort) =>
    unwrap(await sdk.GET('/message/admin/v1/list', { params: { query }, ...abort })),
);
