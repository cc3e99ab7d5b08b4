import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readMessageSearch } from '../message-search.ts';

export const messageList = listQueries(readMessageSearch, {
  key: ['message'],
  path: '/message/admin/v1/list',
});
