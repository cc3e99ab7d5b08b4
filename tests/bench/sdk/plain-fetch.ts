import { api, body, type CreateClient, headers, id, query } from './call.ts';

const queryText = new URLSearchParams({ ...query, size: String(query.size) });

export const plainFetch: CreateClient = (fetch) => {
  async function read(response: Response): Promise<unknown> {
    if (!response.ok) throw new Error(`The server has answered ${response.status}.`);
    return response.json();
  }
  return {
    name: 'plain fetch',
    get: async () => read(await fetch(`${api.baseUrl}/deposit/admin/v1/list?${queryText}`)),
    put: async () =>
      read(
        await fetch(`${api.baseUrl}/deposit/admin/v1/audit/${id}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
  };
};
