import { createMemoryTokens, createSdk, type Sdk } from '@brokerdesk/sdk';

export function sdkAnswering(answer: typeof fetch): Sdk {
  return createSdk({
    baseUrl: 'http://desk.example',
    tenant: 'es',
    tokens: createMemoryTokens(),
    locale: () => 'zh-CN',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    retry: false,
    fetch: answer,
  });
}
