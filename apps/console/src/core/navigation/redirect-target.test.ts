import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const origin = 'https://desk.example';

describe('the destination after signing in', () => {
  // @rule sign-in: A link opened before sign-in opens after it, on this site only
  it('is the place asked for, with its search and hash', () => {
    expect(redirectTarget('/funds/deposit?page=2#row', origin)).toBe('/funds/deposit?page=2#row');
  });
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/a/%2e%2e//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    undefined,
    7,
  ])('is never another site: %j', (target) => {
    expect(redirectTarget(target, origin)).toBeNull();
  });
});
