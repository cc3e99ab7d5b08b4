import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readClientSearch } from '../client-search.ts';

export const exportClients = listFile(readClientSearch, {
  path: '/client/admin/v1/export',
});
