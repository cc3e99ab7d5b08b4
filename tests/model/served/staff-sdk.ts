import { createSdk, type Fetch, type Sdk, type SdkOptions, type TokenStore } from '@brokerdesk/sdk';
import type { Gate } from './gate.ts';
import { gatedFetch } from './gated-fetch.ts';
import type { ModelServer } from './model-server.ts';

let addresses = 0;

export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function staffSdk(
  server: ModelServer,
  gate: Gate,
  calls: Readonly<Record<string, string>>,
  tokens: TokenStore,
  options: Partial<SdkOptions> = {},
): Sdk {
  const address = nextAddress();
  const send = gatedFetch(gate, calls);
  const fetch: Fetch = (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address);
    return send(url, { ...init, headers });
  };
  return createSdk({
    baseUrl: server.url,
    tenant: 'es',
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    // One call is one call: the path says what comes of each.
    retry: false,
    tokens,
    fetch,
    ...options,
  });
}
