import {
  actions,
  can,
  chainOf,
  compilePermissions,
  type MenuEntry,
  menuFor,
  menuTree,
  resources,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import { describe, expect, test } from 'vitest';
import { tenants } from '#/core/browser/environment.ts';
import { rightsOf, type SeenEntry, viewOf } from './view-of.ts';

const namesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);

const flatten = (entries: readonly SeenEntry[]): SeenEntry[] =>
  entries.flatMap((seen) => [seen, ...flatten(seen.children)]);

describe.each(roles)('what %s sees', (role) => {
  const permissions = compilePermissions(rolePermissions(role));

  // @rule permissions: *See as* shows the menu that a role gets at a tenant
  test.each(tenants)(
    'is the menu that the policy gives the role at %s, entry by entry',
    (tenant) => {
      const seen = flatten(viewOf(role, tenant));
      expect(seen.map(({ entry }) => entry.name)).toEqual(namesOf(menuTree));
      const shown = seen.filter((one) => one.shown).map(({ entry }) => entry.name);
      expect(shown).toEqual(namesOf(menuFor({ permissions, tenant })));
    },
  );

  test('may be done on each page as the policy allows it, and no more', () => {
    for (const { entry, allowed, read } of flatten(viewOf(role, 'default'))) {
      const chain = chainOf(entry.meta.resource);
      expect(allowed, entry.name).toEqual(actions.filter((one) => can(permissions, one, chain)));
      expect(read.allowed, entry.name).toBe(can(permissions, 'read', chain));
    }
  });

  test('is explained for every right on every resource', () => {
    for (const resource of resources) {
      const explained = rightsOf(role, resource).flatMap(({ of }) => of);
      const expected = actions.filter((one) => can(permissions, one, chainOf(resource)));
      expect([...explained].sort(), resource).toEqual([...expected].sort());
    }
  });
});
