import type { Schemas } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { bulkKeys } from '../domains/bulk-run/bulk-operations.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';

const path = '/bulk/admin/v1';

export const startBulk = (who: ApiClient, request: Schemas.BulkRunRequest): Promise<ApiAnswer> =>
  who.call('POST', `${path}/start`, request, once());

export async function readBulk(who: ApiClient, id: string): Promise<Schemas.BulkRunDetail> {
  return (await who.get(`${path}/${id}`)).body;
}

export async function endOfBulk(who: ApiClient, id: string): Promise<Schemas.BulkRunDetail> {
  const status = async () => (await readBulk(who, id)).run.status;
  await expect.poll(status, { timeout: 20_000 }).toMatch(/^(stopped|finished)$/);
  return readBulk(who, id);
}

export async function runBulk(
  who: ApiClient,
  request: Schemas.BulkRunRequest,
): Promise<Schemas.BulkRunDetail> {
  const { status, body } = await startBulk(who, request);
  expect([status, body.code]).toEqual([201, undefined]);
  return endOfBulk(who, body.id);
}

export const stateOfItems = ({ items }: Schemas.BulkRunDetail) =>
  items.map(({ state, problem }) => (problem ? `${state} ${problem.code}` : state));

const inBulk = [...bulkKeys].map(([key, called]) => {
  const [method = '', template = ''] = key.split(' ');
  const pattern = template.replace('{kind}', '(?<kind>[a-z]+)').replace(/\{\w+\}/, '(?<id>[^/]+)');
  return { method, called, path: new RegExp(`^${pattern}$`) };
});

/** `null` if no run can make the call. */
function asRun(method: string, url: string, body: unknown): Schemas.BulkRunRequest | null {
  for (const { called, path, ...its } of inBulk) {
    const found = its.method === method ? path.exec(url)?.groups : undefined;
    if (found === undefined) continue;
    const { version = 1, ...rest } = Object(body);
    // As the pattern names it.
    const kind = called.kind ?? (found['kind'] as Schemas.TradeKind | undefined);
    const items = [{ id: found['id'] ?? '', version }];
    return { operation: called.operation, ...(kind && { kind }), body: rest, items };
  }
  return null;
}

/** The same caller, whose calls of an operation that runs can call are runs of one item. */
export function throughRuns(who: ApiClient): ApiClient {
  const call: ApiClient['call'] = async (method, url, body, headers) => {
    const request = asRun(method, url, body);
    if (request === null) return who.call(method, url, body, headers);
    const started = await startBulk(who, request);
    if (started.status !== 201) return started;
    const [item] = (await endOfBulk(who, started.body.id)).items;
    return { ...started, status: item?.problem?.status ?? 200, body: item?.problem ?? {} };
  };
  return { ...who, call };
}
