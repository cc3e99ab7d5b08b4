import {
  can,
  chainOf,
  compilePermissions,
  rolePermissions,
  roles,
  routesFor,
} from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { roleDifference } from './role-difference.ts';

const pages = (role: (typeof roles)[number]) =>
  routesFor({ permissions: compilePermissions(rolePermissions(role)), tenant: 'es' }).map(
    ({ name }) => name,
  );

describe('the difference between two roles', () => {
  it('is the team, its figures, staff and support from salesman to team leader', () => {
    const { pages: changed, scope, rights } = roleDifference('hero', 'superman', 'es');
    expect(changed.gained).toEqual(expect.arrayContaining(['users', 'service']));
    expect(changed.lost).toEqual([]);
    expect(scope).toEqual({ before: 'own', after: 'team' });
    expect(rights.gained).toContainEqual({ resource: 'message', actions: ['create'] });
    expect(rights.lost).toEqual([{ resource: 'client', actions: ['robot'] }]);
  });

  it.each(roles.flatMap((one) => roles.map((other) => [one, other] as const)))(
    'is what the menu and the policy say from %s to %s',
    (one, other) => {
      const { pages: changed, rights } = roleDifference(one, other, 'es');
      const kept = pages(one).filter((name) => !changed.lost.includes(name));
      expect(new Set([...kept, ...changed.gained])).toEqual(new Set(pages(other)));
      const [old, next] = [one, other].map((role) => compilePermissions(rolePermissions(role)));
      if (!old || !next) throw new Error('There are two roles.');
      for (const { resource, actions } of rights.lost) {
        for (const action of actions) {
          expect(can(old, action, chainOf(resource))).toBe(true);
          expect(can(next, action, chainOf(resource))).toBe(false);
        }
      }
      const mirrored = roleDifference(other, one, 'es');
      expect(mirrored.rights.gained).toEqual(rights.lost);
      expect(mirrored.pages.lost).toEqual(changed.gained);
    },
  );

  it('is everything for a new or deleted account', () => {
    expect(roleDifference(null, 'hero', 'es').pages.gained).toEqual(pages('hero'));
    const gone = roleDifference('angel', null, 'es');
    expect(gone.pages.lost).toEqual(pages('angel'));
    expect(gone.scope).toEqual({ before: 'all', after: null });
  });

  it('says of a parent what is the same for its children, once', () => {
    const { lost } = roleDifference('god', null, 'es').rights;
    expect(lost.map(({ resource }) => resource)).toContain('funds');
    expect(lost.map(({ resource }) => resource)).not.toContain('deposit');
  });
});
