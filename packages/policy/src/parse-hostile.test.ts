import { afterEach, describe, expect, test } from 'vitest';
import { parsePermissions, rolePermissions } from './index.ts';

const valid = JSON.parse(JSON.stringify(rolePermissions('hero')));

function problemsOf(input: unknown) {
  const parsed = parsePermissions(input);
  return parsed.ok ? [] : parsed.problems;
}

const problems = (input: unknown) => problemsOf(input).map(({ path, code }) => `${path} ${code}`);

const throwing = (name: string) => ({
  get [name](): never {
    throw new Error('Read me not.');
  },
});

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

describe('what throws when it is read', () => {
  // @rule permissions: A hostile payload (getters, proxies, nesting) gives no right and never throws
  // @in ./read-untrusted.ts
  test.each([
    ['a getter', throwing('roles')],
    ['a getter of a grant', { ...valid, grants: [throwing('resource')] }],
    ['a revoked payload', revoked({})],
    ['a revoked list', { ...valid, grants: revoked([]) }],
  ])('is refused, and does not throw at the caller: %s', (_, input) => {
    expect(problemsOf(input)).toContainEqual({
      path: '',
      code: 'unreadable',
      message: 'The permissions cannot be read: pass plain data, as it came from JSON.',
    });
  });
});

describe('what responds differently the second time', () => {
  test('is read once', () => {
    let reads = 0;
    const grant = {
      get resource() {
        reads++;
        return reads === 1 ? 'kyc' : '*';
      },
      actions: ['read'],
    };
    expect(parsePermissions({ ...valid, grants: [grant] })).toMatchObject({
      payload: { grants: [{ resource: 'kyc', actions: ['read'] }] },
    });
    expect(reads).toBe(1);
  });

  test('shares nothing with the payload that was read from it', () => {
    const input = structuredClone(valid);
    const parsed = parsePermissions(input);
    input.grants.push({ resource: '*', actions: ['*'] });
    input.grants[0].actions.push('*');
    input.roles[0] = 'god';
    input.flags.blockDealsBeta = true;
    expect(parsed).toEqual({ ok: true, payload: valid, ignored: [] });
  });
});

describe('what everything inherits', () => {
  const polluted = ['roles', 'grants', 'userId', 'blockDealsBeta', 'resource', 'actions'];

  afterEach(() => {
    for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
  });

  function pollute(name: string, value: unknown) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true });
  }

  test('gives no role, no grant and no flag', () => {
    pollute('roles', ['god']);
    pollute('grants', [{ resource: '*', actions: ['*'] }]);
    pollute('userId', 'u1');
    pollute('blockDealsBeta', true);
    expect(problems({ flags: {}, version: 1 })).toEqual(['roles wrong_type', 'grants wrong_type']);
    expect(parsePermissions({ ...valid, flags: {} })).toEqual({
      ok: true,
      payload: { ...valid, flags: { blockDealsBeta: false, compactSideMenu: false } },
      ignored: [],
    });
  });

  test('completes no grant', () => {
    pollute('resource', '*');
    pollute('actions', ['*']);
    expect(problems({ ...valid, grants: [{}] })).toEqual([
      'grants[0].actions wrong_type',
      'grants[0].resource wrong_type',
    ]);
  });

  test('is not read from the prototype of the payload either', () => {
    expect(problems(Object.create(valid))).toEqual(problems({}));
  });

  test('is not changed by a payload that names a prototype', () => {
    const text = JSON.stringify(valid).replace('{', '{"__proto__":{"roles":["god"]},');
    expect(parsePermissions(text)).toEqual({ ok: true, payload: valid, ignored: [] });
    expect(parsePermissions(text.replace('__proto__', 'constructor'))).toMatchObject({ ok: true });
    expect(Object.hasOwn(Object.prototype, 'roles')).toBe(false);
  });
});

describe('what is far too large', () => {
  const endless = () => new Array(2 ** 32 - 1);

  test.each([
    ['roles', { roles: endless() }],
    ['grants', { grants: endless() }],
    ['grants[0].actions', { grants: [{ resource: 'kyc', actions: endless() }] }],
  ])('is refused without looking at all of it: %s', (path, wrong) => {
    expect(problemsOf({ ...valid, ...wrong })).toEqual([
      { path, code: 'too_long', message: `${path} must have at most 1000 entries.` },
    ]);
  });

  test('a list of a thousand is read, one more is not', () => {
    const list = (length: number) => ({ ...valid, grants: Array(length).fill(valid.grants[0]) });
    expect(problemsOf(list(1000))).toEqual([]);
    expect(problems(list(1001))).toEqual(['grants too_long']);
  });

  test('a list that never ends is read by its length', () => {
    const roles = Object.assign(['hero'], {
      *[Symbol.iterator]() {
        while (true) yield 'god';
      },
    });
    expect(parsePermissions({ ...valid, roles })).toMatchObject({ payload: { roles: ['hero'] } });
  });

  test('a list with holes is refused', () => {
    const holed = ['hero'];
    holed[2] = 'hero';
    expect(problems({ ...valid, roles: holed })).toEqual(['roles wrong_type']);
  });
});

describe('what goes round in circles', () => {
  test('is refused if it takes the place of a field, and ignored elsewhere', () => {
    const circle: Record<string, unknown> = { ...valid };
    circle['more'] = circle;
    expect(parsePermissions(circle)).toEqual({ ok: true, payload: valid, ignored: [] });
    circle['grants'] = [circle];
    expect(problems(circle)).toEqual([
      'grants[0].actions wrong_type',
      'grants[0].resource wrong_type',
    ]);
  });
});

describe('text within text', () => {
  test('is not unpacked a second time', () => {
    expect(problems(JSON.stringify(JSON.stringify(valid)))).toEqual([' wrong_type']);
    const grants = JSON.stringify(valid.grants);
    expect(problems({ ...valid, grants })).toEqual(['grants wrong_type']);
  });

  test('is refused however deep it goes', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(problems(deep)).toEqual([' wrong_type']);
    expect(problems(`{"roles":${deep}}`)).toContain('roles wrong_type');
  });
});
