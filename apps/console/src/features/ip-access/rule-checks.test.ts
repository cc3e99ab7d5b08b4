import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { keepsOut, outcome, overlapsOf, type TypedRule } from './rule-checks.ts';

const rule = (id: string, cidr: string, more: Partial<Schemas.IpRule> = {}): Schemas.IpRule => ({
  ...{ id, version: 1, cidr, kind: 'deny', scope: 'all', role: null, user: null, note: null },
  ...{ status: 'active', expires_at: null, last_hit_at: null, last_hits: [], created_by: null },
  ...{ created_at: '', updated_at: '' },
  ...more,
});
const typed = (cidr: string, more: Partial<TypedRule> = {}): TypedRule => ({
  ...{ cidr, kind: 'deny', scope: 'all', role: null, userId: null },
  ...more,
});
const me = {
  address: '198.51.100.7',
  person: { id: 'me', role: 'god' as const },
  ownId: null,
};

test('overlaps are reported of rules in force, other than the one that is edited', () => {
  const rules = [
    rule('a', '203.0.113.0/24'),
    rule('b', '203.0.113.9/32', { status: 'expired' }),
    rule('c', '2001:db8::/32'),
  ];
  const ids = (cidr: string, id: string | null = null) =>
    overlapsOf(rules, { ...typed(cidr), id }).map(({ rule: { id } }) => id);
  expect(ids('203.0.113.9')).toEqual(['a']);
  expect(ids('203.0.113.9', 'a')).toEqual([]);
  expect(ids('2001:db8:1::/48')).toEqual(['c']);
  expect(ids('not yet')).toEqual([]);
});

test('a rule locks its author out if it denies the own address to everyone or to the author', () => {
  expect(keepsOut(typed('198.51.100.0/24'), [], me)).toBe(true);
  expect(keepsOut(typed('198.51.100.0/24', { scope: 'role', role: 'god' }), [], me)).toBe(true);
  expect(keepsOut(typed('198.51.100.7', { scope: 'user', userId: 'me' }), [], me)).toBe(true);
  expect(keepsOut(typed('198.51.100.0/24', { scope: 'role', role: 'hero' }), [], me)).toBe(false);
  expect(keepsOut(typed('203.0.113.0/24'), [], me)).toBe(false);
});

test('the first rule that allows keeps its author out, unless another one of its scope allows the own address', () => {
  const allowing = typed('203.0.113.0/24', { kind: 'allow' });
  const own = rule('own', '198.51.100.0/24', { kind: 'allow' });
  expect(keepsOut(allowing, [], me)).toBe(true);
  expect(keepsOut(allowing, [own], me)).toBe(false);
  expect(keepsOut(allowing, [own], { ...me, ownId: 'own' })).toBe(true);
  expect(keepsOut(allowing, [{ ...own, scope: 'role', role: 'god' }], me)).toBe(true);
  expect(keepsOut(allowing, [{ ...own, status: 'expired' }], me)).toBe(true);
  expect(keepsOut(typed('198.51.100.0/24', { kind: 'allow' }), [], me)).toBe(false);
});

test('overlapping rules have a winner if they share a user, and none otherwise', () => {
  const deny = typed('203.0.113.0/24');
  const allow = typed('203.0.113.0/24', { kind: 'allow' });
  const ofRole = (role: 'god' | 'hero', more: Partial<TypedRule> = {}) =>
    typed('203.0.113.0/24', { scope: 'role', role, ...more });
  expect(outcome(deny, allow)).toBe('wins');
  expect(outcome(allow, deny)).toBe('loses');
  expect(outcome(deny, ofRole('hero'))).toBe('bothDeny');
  expect(outcome(allow, { ...allow })).toBe('eitherAllows');
  expect(outcome(allow, ofRole('hero', { kind: 'allow' }))).toBe('bothNeeded');
  expect(outcome(ofRole('god'), ofRole('hero', { kind: 'allow' }))).toBeNull();
  const one = typed('203.0.113.0/24', { scope: 'user', userId: 'one' });
  expect(outcome(one, { ...one, userId: 'other' })).toBeNull();
  expect(outcome(one, ofRole('hero', { kind: 'allow' }))).toBe('wins');
});
