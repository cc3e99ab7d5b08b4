import { describe, expect, test } from 'vitest';
import { parsePermissions, rolePermissions } from './index.ts';

const valid = {
  userId: 'u1',
  roles: ['superman'],
  grants: [{ resource: 'deposit', actions: ['read', 'approve'] }],
  flags: { blockDealsBeta: true, compactSideMenu: false },
  version: 3,
};

function problemsOf(input: unknown) {
  const parsed = parsePermissions(input);
  return parsed.ok ? [] : parsed.problems;
}

describe('a good payload', () => {
  test('is read from an object and from the JSON of it', () => {
    const expected = { ok: true, payload: valid, ignored: [] };
    expect(parsePermissions(valid)).toEqual(expected);
    expect(parsePermissions(JSON.stringify(valid))).toEqual(expected);
  });

  test('may come without a user id', () => {
    const parsed = parsePermissions(rolePermissions('god'));
    expect(parsed).toEqual({ ok: true, payload: rolePermissions('god'), ignored: [] });
  });

  test('may have the version 0', () => {
    const first = { ...valid, version: 0 };
    expect(parsePermissions(first)).toEqual({ ok: true, payload: first, ignored: [] });
  });

  test('loses the fields that no payload has', () => {
    const parsed = parsePermissions({ ...valid, admin: true });
    expect(parsed).toEqual({ ok: true, payload: valid, ignored: [] });
  });

  test('may leave a flag out, which is then off', () => {
    expect(parsePermissions({ ...valid, flags: {} })).toMatchObject({
      payload: { flags: { blockDealsBeta: false, compactSideMenu: false } },
    });
  });
});

describe('names that this version does not know', () => {
  test('are left out of the grants and reported', () => {
    const grants = [
      { resource: 'ledger', actions: ['read'] },
      { resource: 'kyc', actions: ['archive', 'read'] },
      { resource: 'client', actions: ['archive'] },
    ];
    expect(parsePermissions({ ...valid, grants })).toMatchObject({
      ok: true,
      payload: { grants: [{ resource: 'kyc', actions: ['read'] }] },
      ignored: [
        { path: 'grants[0].resource', name: 'ledger', kind: 'resource' },
        { path: 'grants[1].actions[0]', name: 'archive', kind: 'action' },
        { path: 'grants[2].actions[0]', name: 'archive', kind: 'action' },
      ],
    });
  });

  test('never grow into a wildcard', () => {
    const grants = [
      { resource: '**', actions: ['*'] },
      { resource: 'kyc', actions: ['* '] },
      { resource: '__proto__', actions: ['*'] },
    ];
    expect(parsePermissions({ ...valid, grants })).toMatchObject({ payload: { grants: [] } });
  });

  test('make the role a hero, and say so', () => {
    expect(parsePermissions({ ...valid, roles: ['owner', 'angel'] })).toMatchObject({
      ok: true,
      payload: { roles: ['hero', 'angel'] },
      ignored: [{ path: 'roles[0]', name: 'owner', kind: 'role' }],
    });
  });

  test('are reported for flags too', () => {
    const flags = { ...valid.flags, darkLaunch: true };
    expect(parsePermissions({ ...valid, flags })).toEqual({
      ok: true,
      payload: valid,
      ignored: [{ path: 'flags.darkLaunch', name: 'darkLaunch', kind: 'flag' }],
    });
  });
});

describe('a bad payload', () => {
  test('is refused if it is no JSON', () => {
    expect(problemsOf('{"roles":')).toEqual([
      {
        path: '',
        code: 'not_json',
        message: 'The stored permissions are not valid JSON: fetch them again.',
      },
    ]);
  });

  test.each([null, undefined, 7, [], 'null', '"god"'])('%j is refused', (input) => {
    expect(problemsOf(input)).toEqual([
      { path: '', code: 'wrong_type', message: 'The permissions must be an object.' },
    ]);
  });

  test.each([
    ['userId', 'a non-empty string, or absent', { userId: 7 }],
    ['userId', 'a non-empty string, or absent', { userId: '' }],
    ['roles', 'a list of strings', { roles: 'god' }],
    ['roles', 'a list of strings', { roles: [7] }],
    ['grants', 'a list', { grants: {} }],
    ['grants[0]', 'an object', { grants: ['*'] }],
    ['grants[0].resource', 'a string', { grants: [{ resource: 7, actions: [] }] }],
    ['grants[0].actions', 'a list of strings', { grants: [{ resource: 'kyc', actions: '*' }] }],
    ['grants[0].actions', 'a list of strings', { grants: [{ resource: 'kyc' }] }],
    ['flags', 'an object', { flags: ['blockDealsBeta'] }],
    ['flags.blockDealsBeta', 'true or false', { flags: { blockDealsBeta: 'yes' } }],
    ['version', 'a whole number from 0', { version: '3' }],
    ['version', 'a whole number from 0', { version: -1 }],
    ['version', 'a whole number from 0', { version: 1.5 }],
  ])(
    'is refused with a message that begins with the wrong field: %s must be %s',
    (path, expected, wrong) => {
      const message = `${path} must be ${expected}.`;
      expect(problemsOf({ ...valid, ...wrong })).toEqual([{ path, code: 'wrong_type', message }]);
    },
  );

  test('is refused without a current role', () => {
    expect(problemsOf({ ...valid, roles: [] })).toEqual([
      { path: 'roles', code: 'empty', message: 'roles must name the current role first.' },
    ]);
  });

  test('is refused with all its problems at once', () => {
    expect(problemsOf({}).map((problem) => problem.path)).toEqual([
      'roles',
      'grants',
      'flags',
      'version',
    ]);
  });
});
