import type { Paths } from '@brokerdesk/sdk';
import createClient from 'openapi-fetch';
import { api, body, type CreateClient, headers, id, query } from './call.ts';

export const openapiFetch: CreateClient = (fetch) => {
  const client = createClient<Paths>({ baseUrl: api.baseUrl, fetch });
  return {
    name: 'openapi-fetch',
    async get() {
      const { data, error } = await client.GET('/deposit/admin/v1/list', { params: { query } });
      if (error) throw new Error(error.message);
      return data;
    },
    async put() {
      const params = { path: { id }, header: headers };
      const { data, error } = await client.PUT('/deposit/admin/v1/audit/{id}', { params, body });
      if (error) throw new Error(error.message);
      return data;
    },
  };
};
