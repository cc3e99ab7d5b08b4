import { compilePermissions, type Permissions, parsePermissions } from '@brokerdesk/policy';
import { createMemoryTokens, createSdk, hashPassword, parseTokens, unwrap } from '@brokerdesk/sdk';

const tokens = createMemoryTokens();

export const sdk = createSdk({
  baseUrl: import.meta.env.VITE_BROKERDESK_URL ?? 'http://127.0.0.1:4600',
  tenant: 'es',
  tokens,
  locale: () => 'en-US',
  device: { os: 'Unknown', type: 'desktop', incognito: false },
});

export interface Credentials {
  username: string;
  password: string;
  captchaId: string;
  captcha: string;
}

/** Signs in, and returns the user's rights. */
export async function signIn(given: Credentials): Promise<Permissions> {
  const { username, captchaId, captcha } = given;
  const password = await hashPassword(given.password);
  const login = await sdk.POST('/auth/admin/v1/login', {
    params: { header: { 'X-Captcha-Id': captchaId } },
    body: { username, password, captcha },
  });
  await tokens.write(parseTokens(unwrap(login)));
  const { id, role } = unwrap(await sdk.GET('/auth/admin/v1/userinfo'));
  const params = { path: { userId: id }, query: { role } };
  const answer = await sdk.GET('/auth/admin/v1/permission/{userId}', { params });
  const parsed = parsePermissions(unwrap(answer));
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return compilePermissions(parsed.payload);
}
