import type { Device } from '@brokerdesk/sdk';

export const api = {
  baseUrl: 'http://127.0.0.1:4600',
  tenant: 'es',
  locale: 'en-US',
  device: { os: 'Linux', type: 'desktop', incognito: false } satisfies Device,
} as const;

export const query = { status: 'pending', size: 50 } as const;
export const id = '0190a7c0-0000-7000-8000-000000000001';
export const headers = { 'Idempotency-Key': '0190a7c0-0000-7000-8000-000000000002' };
export const body = {
  result: 'rejected',
  reason: 'The proof is of another day.',
  version: 3,
} as const;

export interface Client {
  readonly name: string;
  readonly get: () => Promise<unknown>;
  readonly put: () => Promise<unknown>;
}

export type CreateClient = (fetch: typeof globalThis.fetch) => Client;
