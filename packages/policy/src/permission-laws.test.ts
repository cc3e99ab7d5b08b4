import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  actions,
  can,
  chainOf,
  compilePermissions,
  diffPermissions,
  explain,
  type Grant,
  parsePermissions,
  type Resource,
  resources,
  rolePermissions,
  roles,
  wildcard,
} from './index.ts';

const anyAction = fc.constantFrom(...actions);
const anyResource = fc.constantFrom(...resources);
const anyChain = fc.array(anyResource, { minLength: 1, maxLength: 4 });
const anyRef = fc.oneof(anyResource, anyChain, fc.constant<''>(''), fc.constant([]));
const anyGrant: fc.Arbitrary<Grant> = fc.record({
  resource: fc.oneof({ weight: 9, arbitrary: anyResource }, fc.constant(wildcard)),
  actions: fc.array(fc.oneof({ weight: 5, arbitrary: anyAction }, fc.constant(wildcard)), {
    maxLength: 4,
  }),
});
const anyGrants = fc.array(anyGrant, { maxLength: 12 });

function permissionsOf(grants: readonly Grant[]) {
  return compilePermissions({ ...rolePermissions('hero'), grants });
}

function isGranted(grants: readonly Grant[], action: Action, chain: readonly Resource[]): boolean {
  return grants.some(
    (grant) =>
      [...chain, wildcard].includes(grant.resource) &&
      ([action, wildcard] as const).some((wanted) => grant.actions.includes(wanted)),
  );
}

test('can allows exactly what some grant covers', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyChain, (grants, action, chain) => {
      expect(can(permissionsOf(grants), action, chain)).toBe(isGranted(grants, action, chain));
    }),
    { numRuns: 1000 },
  );
});

test('explain always agrees with can', () => {
  fc.assert(
    fc.property(
      anyGrants,
      fc.oneof(anyAction, fc.constant<''>('')),
      anyRef,
      (grants, action, ref) => {
        const permissions = permissionsOf(grants);
        expect(explain(permissions, action, ref).allowed).toBe(can(permissions, action, ref));
      },
    ),
    { numRuns: 1000 },
  );
});

test('the grant that explain names is among the grants and is enough alone', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyChain, (grants, action, chain) => {
      const answer = explain(permissionsOf(grants), action, chain);
      if (!('grant' in answer)) return;
      const named = { resource: answer.grant.resource, actions: [answer.grant.action] };
      expect(
        grants.some(
          (g) => g.resource === named.resource && g.actions.includes(answer.grant.action),
        ),
      ).toBe(true);
      expect(can(permissionsOf([named]), action, chain)).toBe(true);
    }),
  );
});

test('adding a grant never takes a right away', () => {
  fc.assert(
    fc.property(anyGrants, anyGrant, anyAction, anyRef, (grants, added, action, ref) => {
      const before = can(permissionsOf(grants), action, ref);
      const after = can(permissionsOf([...grants, added]), action, ref);
      expect(after || !before).toBe(true);
    }),
  );
});

test('the order of the grants never matters', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyRef, (grants, action, ref) => {
      const reversed = permissionsOf(grants.toReversed());
      expect(can(reversed, action, ref)).toBe(can(permissionsOf(grants), action, ref));
    }),
  );
});

test('the wildcard on everything allows everything, beside any other grants', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyRef, (grants, action, ref) => {
      const permissions = permissionsOf([...grants, { resource: wildcard, actions: [wildcard] }]);
      expect(can(permissions, action, ref)).toBe(true);
    }),
  );
});

test('a chain allows what any one resource in it allows, and nothing else', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyChain, (grants, action, chain) => {
      const permissions = permissionsOf(grants);
      const any = chain.some((resource) => can(permissions, action, resource));
      expect(can(permissions, action, chain)).toBe(any);
      expect(can(permissions, action, chain.toReversed())).toBe(any);
    }),
  );
});

test('explain names the first resource of the chain that grants the action', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyChain, (grants, action, chain) => {
      const specific = grants.filter((grant) => grant.resource !== wildcard);
      const first = chain.find((resource) => isGranted(specific, action, [resource]));
      const answer = explain(permissionsOf(grants), action, chain);
      if (first !== undefined) expect(answer).toMatchObject({ grant: { resource: first } });
      else expect(['everywhere', 'not-granted']).toContain(answer.reason);
    }),
  );
});

test('an empty resource or action is allowed whatever the grants', () => {
  fc.assert(
    fc.property(anyGrants, anyAction, anyRef, (grants, action, ref) => {
      const permissions = permissionsOf(grants);
      expect(can(permissions, action, '')).toBe(true);
      expect(can(permissions, action, [])).toBe(true);
      expect(can(permissions, '', ref)).toBe(true);
    }),
  );
});

test('permissions survive being stored as JSON and read back', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const permissions = permissionsOf(grants);
      const parsed = parsePermissions(JSON.stringify(permissions));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      expect(parsed.ignored).toEqual([]);
      expect(diffPermissions(permissions, compilePermissions(parsed.payload)).changed).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('what was gained one way was lost the other way', () => {
  fc.assert(
    fc.property(anyGrants, anyGrants, (one, other) => {
      const forward = diffPermissions(permissionsOf(one), permissionsOf(other));
      const back = diffPermissions(permissionsOf(other), permissionsOf(one));
      expect(forward.gained).toEqual(back.lost);
      expect(forward.lost).toEqual(back.gained);
    }),
    { numRuns: 50 },
  );
});

test('every chain starts with its own resource and ends at a resource without a parent', () => {
  for (const resource of resources) {
    const chain = chainOf(resource);
    expect(chain[0]).toBe(resource);
    expect(chainOf(chain.at(-1) ?? resource)).toHaveLength(1);
  }
});

const anyValue = fc.anything({
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

const anyNearMiss = fc.record(
  {
    userId: fc.oneof(fc.string(), anyValue),
    roles: fc.oneof(fc.array(fc.constantFrom(...roles)), fc.array(anyValue), anyValue),
    grants: fc.oneof(fc.array(fc.oneof(anyGrant, anyValue)), anyValue),
    flags: fc.oneof(fc.constant(rolePermissions('hero').flags), anyValue),
    version: fc.oneof(fc.nat(), anyValue),
  },
  { requiredKeys: [] },
);

test('parsing never throws, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(anyValue, anyNearMiss, fc.json(), fc.string()), (input) => {
      expect(typeof parsePermissions(input).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
