import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { problem } from '#/app/session/session.fixture.ts';
import { findClients } from './find-clients.ts';

const { signal } = new AbortController();

/** An SDK whose server has one client, one robot, and no one of another id. */
function sdkWith(requests: string[]) {
  return createSdk({
    baseUrl: 'http://desk.example',
    tenant: 'es',
    tokens: createMemoryTokens(),
    locale: () => 'zh-CN',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    async fetch(url) {
      const { pathname, searchParams } = new URL(url);
      requests.push(`${pathname.split('/').at(-1)} ${searchParams.get('fake') ?? ''}`.trim());
      if (pathname.includes('/detail/')) {
        const { status = 0, body } = problem(404, 'NOT_FOUND');
        return Response.json(body, { status });
      }
      const id = searchParams.get('fake') === 'true' ? 'robot' : 'client';
      return Response.json({ list: [{ id }], total: 1 });
    },
  });
}

async function found(query: string) {
  const requests: string[] = [];
  const clients = await findClients(sdkWith(requests), query, signal);
  return { ids: clients.map(({ id }) => id), requests };
}

describe('a search for clients', () => {
  it('asks for real clients and for robots, and puts the robots last', async () => {
    expect(await found('王海燕')).toEqual({
      ids: ['client', 'robot'],
      requests: ['username false', 'username true'],
    });
  });

  it.each(['a@b.example', '+86 138 0000 0000'])(
    'asks for %s, which may be how to reach somebody, in the list too, and shows nobody twice',
    async (query) => {
      const { ids, requests } = await found(query);
      expect(requests).toContain('list');
      expect(ids).toEqual(['client', 'robot']);
    },
  );

  it('asks for an id as an id, and takes an unknown one for nothing found', async () => {
    const id = '0190b2a4-7a1e-7cc3-9c2b-2f4b0a3d5e6f';
    expect(await found(id)).toEqual({ ids: [], requests: [id] });
  });
});
