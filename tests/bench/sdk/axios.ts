import axiosLibrary from 'axios';
import { api, body, type CreateClient, headers, id, query } from './call.ts';

export const axios: CreateClient = (fetch) => {
  const client = axiosLibrary.create({ baseURL: api.baseUrl, adapter: 'fetch', env: { fetch } });
  return {
    name: 'axios',
    get: async () => (await client.get('/deposit/admin/v1/list', { params: query })).data,
    put: async () => (await client.put(`/deposit/admin/v1/audit/${id}`, body, { headers })).data,
  };
};
