import { createSdk, type Sdk } from '@brokerdesk/sdk';
import { fileTokens } from '@brokerdesk/sdk/node';

const { env } = process;

/** The session that `sign-in` has stored. */
export const sdk: Sdk = createSdk({
  baseUrl: env['BROKERDESK_URL'] ?? 'http://127.0.0.1:4600',
  tenant: env['BROKERDESK_TENANT'] ?? 'es',
  tokens: fileTokens({ path: env['BROKERDESK_SESSION'] ?? 'session.json' }),
  locale: () => 'en-US',
  device: { os: 'Linux', type: 'desktop', incognito: false },
  timeoutMs: 30_000,
});
