import type { Schemas } from '@brokerdesk/sdk';
import { bareToken } from '../bare-limits.ts';

export const deposits = {
  queue: { status: 'pending', risk: 'none', amount_max: '2000' },
  list: (filter: Record<string, string>, page: number, size: number, sort: string) =>
    json<Schemas.DepositList>(
      `/list?${new URLSearchParams({ ...filter, phase: 'review', page: `${page}`, size: `${size}`, sort })}`,
    ),
  async one(id: string) {
    return (await json<Schemas.DepositDetail>(`/detail/${id}`)).deposit;
  },
  audit: (id: string, decision: Schemas.AuditRequest) =>
    json<Schemas.Deposit>(`/audit/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(decision),
    }),
  async proofUrl(id: string) {
    return URL.createObjectURL(await (await call(`/proof/${id}`)).blob());
  },
};

async function call(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`/deposit/admin/v1${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${localStorage.getItem(bareToken)}`, ...headers },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** The caller names the schema of the response. */
async function json<Body>(path: string, init?: RequestInit): Promise<Body> {
  return (await (await call(path, init)).json()) as Body;
}
