import type { Schemas } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { once } from './config-calls.ts';

const path = '/bulk/admin/v1';

export const startBulk = (who: ApiClient, request: Schemas.BulkRunRequest): Promise<ApiAnswer> =>
  who.call('POST', `${path}/start`, request, once());

export async function readBulk(who: ApiClient, id: string): Promise<Schemas.BulkRunDetail> {
  return (await who.get(`${path}/${id}`)).body;
}

/** Waits until the run has ended. */
export async function endOfBulk(who: ApiClient, id: string): Promise<Schemas.BulkRunDetail> {
  const status = async () => (await readBulk(who, id)).run.status;
  await expect.poll(status, { timeout: 20_000 }).toMatch(/^(stopped|finished)$/);
  return readBulk(who, id);
}

/** The run of a request that was taken, once it has ended. */
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
