import { homedir } from 'node:os';
import { join } from 'node:path';
import { createSdk, type Sdk } from '@brokerdesk/sdk';
import { fileTokens } from '@brokerdesk/sdk/node';
import { createServiceSdk } from '@brokerdesk/sdk/tools';

const { env } = process;
const [id, secret] = [env['BROKERDESK_SERVICE_ID'], env['BROKERDESK_SERVICE_SECRET']];

const options = {
  baseUrl: env['BROKERDESK_URL'] ?? 'http://127.0.0.1:4600',
  tenant: env['BROKERDESK_TENANT'] ?? 'es',
  locale: () => 'en-US',
  device: { os: 'Linux', type: 'desktop', incognito: false },
  timeoutMs: 30_000,
} as const;

export const sdk: Sdk =
  id && secret
    ? createServiceSdk({ ...options, credentials: { id, secret } })
    : createSdk({
        ...options,
        tokens: fileTokens({
          path: env['BROKERDESK_SESSION'] ?? join(homedir(), '.brokerdesk', 'session.json'),
        }),
      });
