import { describe, expect } from 'vitest';
import { data, problem, refreshPath, test } from '../tests/staff-server.ts';
import { createMemoryTokens } from './index.ts';

const audit = '/deposit/admin/v1/audit/d1';
const approve = {
  params: { path: { id: 'd1' }, header: { 'Idempotency-Key': 'one-of-a-kind' } },
  body: { result: 'approved', version: 3 },
} as const;

describe('a call that is refused with SIGN_IN_AGAIN', () => {
  test('is sent again with the same key and body once the user has signed in again', async ({
    server,
    connect,
  }) => {
    server.on(audit, problem(403, 'SIGN_IN_AGAIN'));
    const sdk = connect({
      signInAgain: async () => {
        server.on(audit, data({ id: 'd1' }));
        return true;
      },
    });
    const { data: approved } = await sdk.PUT('/deposit/admin/v1/audit/{id}', approve);
    expect(approved).toEqual({ id: 'd1' });
    const [first, second] = server.requests(audit);
    expect(second?.headers['idempotency-key']).toBe('one-of-a-kind');
    expect(second?.body).toEqual(first?.body);
  });

  test('is sent with a new access token, for the one before has ended', async ({
    server,
    connect,
  }) => {
    server.on(audit, problem(403, 'SIGN_IN_AGAIN'));
    const sdk = connect({
      signInAgain: async () => {
        const isRefreshed = () => server.requests(refreshPath).length > 0;
        server.on(audit, (response, seen) =>
          (isRefreshed() ? data({ id: 'd1' }) : problem(401, 'UNAUTHORIZED'))(response, seen),
        );
        return true;
      },
    });
    expect((await sdk.PUT('/deposit/admin/v1/audit/{id}', approve)).data).toEqual({ id: 'd1' });
    expect(server.requests(refreshPath)).toHaveLength(1);
  });

  test('is returned if the user does not, or nothing asks', async ({ server, connect }) => {
    server.on(audit, problem(403, 'SIGN_IN_AGAIN'));
    for (const signInAgain of [undefined, async () => false]) {
      const { error } = await connect({ signInAgain }).PUT('/deposit/admin/v1/audit/{id}', approve);
      expect(error?.code).toBe('SIGN_IN_AGAIN');
    }
    expect(server.requests(audit)).toHaveLength(2);
  });

  test('asks once for calls that are refused together', async ({ server, connect }) => {
    server.on(audit, problem(403, 'SIGN_IN_AGAIN'));
    let [prompts, refused] = [0, 0];
    const sdk = connect({
      hooks: {
        onResponse: ({ status }) => {
          if (status === 403) refused += 1;
        },
      },
      signInAgain: async () => {
        prompts += 1;
        await expect.poll(() => refused).toBe(3);
        server.on(audit, data({ id: 'd1' }));
        return true;
      },
    });
    const calls = [1, 2, 3].map(() => sdk.PUT('/deposit/admin/v1/audit/{id}', approve));
    expect((await Promise.all(calls)).map(({ error }) => error)).toEqual(Array(3).fill(undefined));
    expect(prompts).toBe(1);
  });

  test('is not sent in the name of another user', async ({ server, connect }) => {
    server.on(audit, problem(403, 'SIGN_IN_AGAIN'));
    const tokens = createMemoryTokens(server.valid());
    const sdk = connect({
      tokens,
      signInAgain: async () => {
        await tokens.write(null);
        return true;
      },
    });
    const { error } = await sdk.PUT('/deposit/admin/v1/audit/{id}', approve);
    expect(error?.code).toBe('SIGN_IN_AGAIN');
    expect(server.requests(audit)).toHaveLength(1);
  });
});

describe('a call that is refused with SIGNATURE_REQUIRED', () => {
  const signing = {
    statement: '{"operation":"auditDeposit"}',
    issued_at: '2026-11-28T08:00:00.000Z',
    seal: 'sealed',
    options: {
      rpId: 'desk.example',
      challenge: 'YW55',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    },
  };
  const refused = problem(403, 'SIGNATURE_REQUIRED', { signing });

  test('is sent again with the same key and the signature', async ({ server, connect }) => {
    server.on(audit, refused);
    const sdk = connect({
      sign: async (given) => {
        expect(given).toEqual(signing);
        server.on(audit, data({ id: 'd1' }));
        return 'signed';
      },
    });
    expect((await sdk.PUT('/deposit/admin/v1/audit/{id}', approve)).data).toEqual({ id: 'd1' });
    const [first, second] = server.requests(audit);
    expect(first?.headers['x-signature']).toBeUndefined();
    expect(second?.headers).toMatchObject({
      'x-signature': 'signed',
      'idempotency-key': 'one-of-a-kind',
    });
  });

  test('is returned if the user does not sign, or nothing asks', async ({ server, connect }) => {
    server.on(audit, refused);
    for (const sign of [undefined, async () => null]) {
      const { error } = await connect({ sign }).PUT('/deposit/admin/v1/audit/{id}', approve);
      expect(error?.code).toBe('SIGNATURE_REQUIRED');
    }
    expect(server.requests(audit)).toHaveLength(2);
  });
});
