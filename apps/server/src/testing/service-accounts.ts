import { type ServiceScope, serviceScopes } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { DemoUsername } from '../seed/staff.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './api-client.ts';
import { once } from './config-calls.ts';
import { confirmed } from './confirmed.ts';
import { staffId } from './deposit-fixtures.ts';
import { openSession } from './people.ts';
import type { TestServer } from './test-server.ts';
import { auditProposal, waitingProposals } from './two-person-fixtures.ts';

export const servicePath = '/config/admin/v1/service_account';
const dayMs = 24 * 60 * 60 * 1000;
let made = 0;

export function serviceTerms(
  more: Partial<Schemas.ServiceAccountCreate> = {},
): Schemas.ServiceAccountCreate {
  made += 1;
  return {
    name: `program-${made}`,
    purpose: 'Reports what waits',
    scopes: [...serviceScopes],
    row_scope: 'all',
    networks: ['127.0.0.1'],
    requests_per_minute: 6000,
    expires_at: new Date(Date.now() + 30 * dayMs).toISOString(),
    ...more,
  };
}

/** Skips the password, which takes long. */
export async function signedIn(server: TestServer, username: DemoUsername): Promise<ApiClient> {
  const person = { id: await staffId(server.db, username), username, secret: null };
  return apiClient(server.app, await openSession(server, person));
}

export interface TestService {
  id: string;
  secret: string;
  api: ApiClient;
}

export async function addService(
  server: TestServer,
  terms: { scopes?: ServiceScope[] } & Partial<Schemas.ServiceAccountCreate> = {},
): Promise<TestService> {
  const god = await signedIn(server, 'god');
  const body = serviceTerms(terms);
  const answer = await god.call('POST', servicePath, body, once());
  await confirmed(await signedIn(server, 'god2'), answer);
  const { id } = await accountNamed(god, body.name);
  const { secret } = requireOk(await god.call('POST', `${servicePath}/${id}/secret/collect`));
  return { id, secret, api: await tokenFor(server, { id, secret }) };
}

export async function accountNamed(who: ApiClient, name: string): Promise<Schemas.ServiceAccount> {
  const { body } = await who.get(`${servicePath}?q=${name}&size=200`);
  const found = body.list.find((one: Schemas.ServiceAccount) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

export async function confirmAll(server: TestServer): Promise<void> {
  const second = await signedIn(server, 'god2');
  for (const proposal of await waitingProposals(second)) {
    requireOk(await auditProposal(second, proposal));
  }
}

export function exchange(
  { app }: Pick<TestServer, 'app'>,
  { id, secret }: { id: string; secret: string },
  from?: string,
): Promise<ApiAnswer> {
  return apiClient(app).inject({
    method: 'POST',
    url: '/auth/admin/v1/token/service',
    payload: { id, secret },
    ...(from !== undefined && { remoteAddress: from }),
  });
}

export async function tokenFor(
  server: Pick<TestServer, 'app'>,
  credentials: { id: string; secret: string },
): Promise<ApiClient> {
  const { access_token } = requireOk(await exchange(server, credentials));
  return apiClient(server.app, { access_token, refresh_token: '', mfa: false });
}

function requireOk({ status, body }: ApiAnswer) {
  if (status < 300) return body;
  throw new Error(`${status} ${JSON.stringify(body)}`);
}
