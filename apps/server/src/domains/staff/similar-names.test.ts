import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { invite } from '../../testing/invitations.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { nameSkeleton } from './similar-names.ts';

describe('two names are the same to a reader', () => {
  it.each([
    ['李思源', '李\u200b思源'],
    ['李思源', ' 李 思 源 '],
    ['god', 'ＧＯＤ'],
    ['god', 'g\u043ed'],
    ['Marcus Teo', '\u202eMarcus\u202c-Teo'],
    ['System', '\u0405ystem'],
    ['Eileen', 'E1leen'],
    ['Ada Brook', 'ΑDΑ ΒRΟΟΚ'],
    ['Zoë', 'ZOE\u0308\ufe0f'],
    ['hangul', 'han\u3164gul'],
  ])('%s and %s', (one, other) => {
    expect(nameSkeleton(other)).toBe(nameSkeleton(one));
  });

  it.each([
    ['李思源', '李思远'],
    ['god', 'god2'],
    ['王海燕', '王海燕（二组）'],
  ])('but not %s and %s', (one, other) => {
    expect(nameSkeleton(other)).not.toBe(nameSkeleton(one));
  });
});

describe('a username or name of staff', () => {
  const server = useTestServer();
  let god: ApiClient;
  beforeAll(async () => {
    god = await server().signIn('god');
  });
  const create = (fields: Record<string, unknown>) => {
    const suffix = randomUUID();
    const person = { username: `new-${suffix.slice(0, 8)}`, name: suffix, role: 'hero' };
    return god.call('POST', '/user/v1/create', { ...person, ...fields }, once());
  };

  it.each([
    ['name', '李\u200b思源'],
    ['name', 'g\u043ed'],
    ['name', 'Sуstem'],
    ['name', '系统'],
    ['name', '业务员'],
    ['name', 'Team Leader'],
    ['name', '\u200b\u202e'],
    ['username', 'supe-rman'],
    ['username', 'Administrator'],
  ])('is refused at its field (%s: %s) when an account is created', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field, code: 'NAME_TOO_SIMILAR' })],
    ]);
  });

  // @rule staff: Names that look like those of a colleague, a role or the system are refused
  it('is refused too when an account is changed, also with another role', async () => {
    const { id, version, role } = await invite(god);
    for (const given of [role, 'angel']) {
      const body = { name: '李 思源', role: given, leader_id: null, version };
      const answer = await god.call('PUT', `/user/v1/${id}`, body);
      expect(answer.body.errors).toMatchObject([{ field: 'name', code: 'NAME_TOO_SIMILAR' }]);
    }
  });
});
