import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readMessageSearch } from '../message-search.ts';

export const exportMessages = listFile(readMessageSearch, {
  path: '/message/admin/v1/export',
});
