import { createMemoryTokens, createSdk, type Sdk } from '@brokerdesk/sdk';

/** An SDK in Chinese, without a session or retries, whose calls `answer` gets instead of a server. */
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
