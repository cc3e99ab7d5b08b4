import { authStatus, isBusy, sessionProfile } from '@brokerdesk/machines';
import { can, compilePermissions, menuFor, parsePermissions } from '@brokerdesk/policy';
import {
  createMemoryTokens,
  createSdk,
  hashPassword,
  type Sdk,
  type Tokens,
  unwrap,
} from '@brokerdesk/sdk';
import { waitFor } from 'xstate';
import { openPage } from './open-page.js';
import { createAuth } from './sign-in.js';

/** Plain JSON, the same on Node and in a browser. */
export interface Seen {
  role: string;
  mayApprove: boolean;
  mayChangeSettings: boolean;
  menu: readonly string[];
  navigation: string;
  deposits: { total: number; first: string | undefined };
  missing: string | undefined;
  afterwards: { status: string; tokens: Tokens | null; navigation: string };
}

export interface Traveller {
  url: string;
  username: string;
  password: string;
  captcha: string;
}

export async function journey({ url, username, password, captcha }: Traveller): Promise<Seen> {
  const tokens = createMemoryTokens();
  const sdk = createSdk({
    baseUrl: url,
    tenant: 'demo',
    tokens,
    locale: () => 'en-US',
    device: { os: 'Unknown', type: 'desktop', incognito: false },
  });
  const auth = createAuth(sdk, tokens).start();
  const settled = () => waitFor(auth, (snapshot) => !isBusy(snapshot));
  const session = async () => {
    const profile = sessionProfile(auth.getSnapshot());
    if (profile === null) throw new Error('Nobody is signed in.');
    return { profile, permissions: await permissionsOf(sdk, profile) };
  };

  auth.send({ type: 'bootstrap' });
  await settled();
  const { captcha_id: captchaId } = await sdk.GET('/auth/admin/v1/captcha').then(unwrap);
  const hashed = await hashPassword(password);
  const credentials = { username, password: hashed, captcha, captchaId, rememberMe: false };
  auth.send({ type: 'login.submit', ...credentials });
  await settled();

  const { profile, permissions: payload } = await session();
  const permissions = compilePermissions(payload);
  const decision = await openPage('/funds/deposit', tokens, session);
  const query = { status: 'pending', size: 1 } as const;
  const deposits = await sdk.GET('/deposit/admin/v1/list', { params: { query } }).then(unwrap);
  const path = { id: '00000000-0000-4000-8000-000000000000' };
  const missing = await sdk.GET('/deposit/admin/v1/detail/{id}', { params: { path } });

  auth.send({ type: 'logout' });
  const signedOut = await settled();
  const later = await openPage('/funds/deposit', tokens, session);
  return {
    role: profile.role,
    mayApprove: can(permissions, 'approve', ['deposit', 'funds']),
    mayChangeSettings: can(permissions, 'update', 'settings'),
    menu: menuFor({ permissions, tenant: 'demo' }).map(({ name }) => name),
    navigation: decision.kind,
    deposits: { total: deposits.total ?? 0, first: deposits.list[0]?.status },
    missing: missing.error?.code,
    afterwards: {
      status: authStatus(signedOut),
      tokens: await tokens.read(),
      navigation: later.kind,
    },
  };
}

async function permissionsOf(sdk: Sdk, { id, role }: { id: string; role: string }) {
  const params = { path: { userId: id }, query: { role } };
  const answer = await sdk.GET('/auth/admin/v1/permission/{userId}', { params });
  const parsed = parsePermissions(unwrap(answer));
  if (parsed.ok) return parsed.payload;
  throw new Error(parsed.problems.map(({ message }) => message).join(' '));
}
