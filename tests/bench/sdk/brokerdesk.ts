import { createMemoryTokens, createSdk, unwrap } from '@brokerdesk/sdk';
import { api, body, type CreateClient, headers, id, query } from './call.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: 'staff-1', exp: 4_102_444_800 };

export const brokerdesk: CreateClient = (fetch) => {
  const sdk = createSdk({
    ...api,
    locale: () => api.locale,
    tokens: createMemoryTokens({
      access_token: `${part({ alg: 'HS256' })}.${part(claims)}.${'s'.repeat(43)}`,
      refresh_token: 'r'.repeat(43),
      mfa: false,
    }),
    fetch,
  });
  return {
    name: '@brokerdesk/sdk',
    get: () => sdk.GET('/deposit/admin/v1/list', { params: { query } }).then(unwrap),
    put: () =>
      sdk
        .PUT('/deposit/admin/v1/audit/{id}', { params: { path: { id }, header: headers }, body })
        .then(unwrap),
  };
};
