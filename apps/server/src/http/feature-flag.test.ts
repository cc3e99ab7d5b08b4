import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { useTestServer } from '../testing/test-server.ts';
import { authenticate } from './authenticate.ts';
import { readContract } from './contract.ts';

const server = useTestServer();
const access = { kind: 'authenticated' } as const;

describe('an operation behind a feature flag', () => {
  let people: Record<string, ApiClient>;

  beforeAll(async () => {
    people = Object.fromEntries(
      await Promise.all(
        ['god', 'angel', 'superman', 'hero'].map(
          async (name) => [name, await server().signIn(name)] as const,
        ),
      ),
    );
  });

  const ask = (name: string, flag: 'blockDealsBeta' | null) => {
    const { db, services } = server();
    const headers = { authorization: `Bearer ${people[name]?.tokens?.access_token}` };
    const operation = {
      access,
      flag,
      anyAddress: false,
      openToServices: false,
      openDuringMfa: false,
      ...{ asksAgain: false, isStream: false, needsFactor: false },
    };
    return authenticate(
      operation,
      { headers, address: '127.0.0.1', params: {}, actor: null },
      db,
      services,
    );
  };

  it.each(['god', 'angel', 'superman'])('is open to %s, whose role has it', async (name) => {
    await expect(ask(name, 'blockDealsBeta')).resolves.toMatchObject({ actor: { role: name } });
  });

  // @rule products: Block deals are a beta: a role without the flag is refused
  // @in ./authenticate.ts packages/policy/src/flags.ts
  it('is refused to a role without it, whatever else that role may do', async () => {
    await expect(ask('hero', 'blockDealsBeta')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask('hero', null)).resolves.toMatchObject({ actor: { role: 'hero' } });
  });

  it('is every one about block deals', () => {
    const open = readContract().filter(
      ({ path, flag }) => /(^|\/)block\//.test(path) && flag !== 'blockDealsBeta',
    );
    expect(open.map(({ key }) => key)).toEqual([]);
  });
});
