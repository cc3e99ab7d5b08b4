import kyLibrary from 'ky';
import { api, body, type CreateClient, headers, id, query } from './call.ts';

export const ky: CreateClient = (fetch) => {
  const client = kyLibrary.create({ prefix: api.baseUrl, fetch });
  return {
    name: 'ky',
    get: () => client.get('deposit/admin/v1/list', { searchParams: query }).json(),
    put: () => client.put(`deposit/admin/v1/audit/${id}`, { json: body, headers }).json(),
  };
};
