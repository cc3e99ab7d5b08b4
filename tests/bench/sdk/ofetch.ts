import { createFetch } from 'ofetch';
import { api, body, type CreateClient, headers, id, query } from './call.ts';

export const ofetch: CreateClient = (fetch) => {
  const client = createFetch({ fetch, defaults: { baseURL: api.baseUrl } });
  return {
    name: 'ofetch',
    get: () => client('/deposit/admin/v1/list', { query }),
    put: () => client(`/deposit/admin/v1/audit/${id}`, { method: 'PUT', body, headers }),
  };
};
