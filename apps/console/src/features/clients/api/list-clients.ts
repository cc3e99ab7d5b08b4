import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readClientSearch } from '../client-search.ts';

export const clientList = listQueries(readClientSearch, {
  key: ['client'],
  path: '/client/admin/v1/list',
});
