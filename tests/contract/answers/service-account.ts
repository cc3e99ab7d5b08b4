import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { describe, test } from 'vitest';
import { confirmProposal } from '../confirm-proposal.ts';
import { onceKey, type World } from '../world.ts';

const terms = {
  purpose: 'Held against the contract',
  scopes: ['deposit:read'],
  row_scope: 'all',
  networks: ['127.0.0.1'],
  requests_per_minute: 600,
  expires_at: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
};
const nobody = { id: randomUUID() };

export function serviceAccountAnswers(world: () => World): void {
  const god = () => ({ token: world().god.accessToken });
  const hero = () => ({ token: world().hero.accessToken });

  const refusals = async (operation: string, request: { body?: object; path?: object } = {}) => {
    const call = {
      operation,
      ...request,
      path: { ...nobody, ...request.path },
      headers: onceKey(),
    };
    await world().answer(call, 401);
    await world().answer({ ...call, ...hero() }, 403);
    await world().answer({ ...call, ...god() }, 404);
    await world().answer({ ...call, ...god(), path: { ...call.path, id: 'no-id' } }, 400);
  };
  const ask = async (call: object, status: number) => {
    const request = { operation: '', ...god(), headers: onceKey(), ...call };
    const proposal = (await world().answer(request, status)) as Schemas.Proposal;
    await confirmProposal(world(), world().god2, proposal);
    return request;
  };
  const collect = async (path: { id: string }) =>
    (await world().answer(
      { operation: 'collectServiceSecret', ...god(), path },
      200,
    )) as Schemas.CollectedSecret;
  const read = async (path: { id: string }) =>
    (await world().answer(
      { operation: 'getServiceAccount', ...god(), path },
      200,
    )) as Schemas.ServiceAccount;

  describe('service accounts', () => {
    test('live from the proposal to the end', async () => {
      const name = `contract-${randomUUID()}`;
      const create = { operation: 'createServiceAccount', body: { name, ...terms } };
      const request = await ask(create, 201);
      await world().answer({ ...request, body: { ...create.body, name: '' } }, 400);
      await world().answer({ ...request, body: { ...create.body, purpose: 'Another' } }, 422);
      await world().answer({ ...create, headers: onceKey() }, 401);
      await world().answer({ ...create, ...hero(), headers: onceKey() }, 403);

      const list = { operation: 'listServiceAccounts', ...god() };
      const query = { q: name, status: 'active', sort: '-expires_at,name' };
      const found = (await world().answer({ ...list, query }, 200)) as Schemas.ServiceAccountList;
      await world().answer({ ...list, query: { status: 'gone' } }, 400);
      await world().answer({ operation: 'listServiceAccounts' }, 401);
      await world().answer({ operation: 'listServiceAccounts', ...hero() }, 403);
      const id = found.list[0]?.id ?? '';
      const path = { id };
      await refusals('getServiceAccount');
      await refusals('collectServiceSecret');
      const { secret } = await collect(path);
      await world().answer({ operation: 'collectServiceSecret', ...god(), path }, 409);

      const token = { operation: 'exchangeServiceSecret' };
      await world().answer({ ...token, body: { id, secret } }, 200);
      await world().answer({ ...token, body: { id } }, 400);
      await world().answer({ ...token, body: { id, secret: 'bds_wrong' } }, 401);

      const body = { ...terms, requests_per_minute: 60, version: 2 };
      await refusals('updateServiceAccount', { body });
      await world().answer(
        { operation: 'updateServiceAccount', ...god(), path, body: { ...body, version: 1 } },
        409,
      );
      await ask({ operation: 'updateServiceAccount', path, body }, 200);

      const renewal = { overlap_hours: 1, version: 3 };
      await refusals('renewServiceSecret', { body: renewal });
      const stale = { operation: 'renewServiceSecret', ...god(), path, headers: onceKey() };
      await world().answer({ ...stale, body: { ...renewal, version: 1 } }, 409);
      const renewed = await ask({ operation: 'renewServiceSecret', path, body: renewal }, 201);
      await world().answer({ ...renewed, body: { ...renewal, overlap_hours: 2 } } as never, 422);

      const [waiting] = (await read(path)).secrets;
      const ending = { operation: 'endServiceSecret', ...god() };
      const secretPath = { id, secretId: waiting?.id ?? '' };
      await refusals('endServiceSecret', { path: { secretId: randomUUID() } });
      await world().answer({ ...ending, path: secretPath }, 200);
      await world().answer({ ...ending, path: secretPath }, 409);

      const { version } = await read(path);
      const revoke = { operation: 'revokeServiceAccount', ...god(), path, body: { version } };
      await refusals('revokeServiceAccount', { body: { version } });
      await world().answer(revoke, 200);
      await world().answer(revoke, 409);
      await world().answer({ ...token, body: { id, secret } }, 403);
    });
  });
}
