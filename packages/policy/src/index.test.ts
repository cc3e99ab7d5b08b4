import { expect, test } from 'vitest';
import * as policy from './index.ts';

test('the package exports these values and no others', () => {
  expect(Object.keys(policy).sort()).toMatchInlineSnapshot(`
    [
      "actions",
      "can",
      "chainOf",
      "compilePermissions",
      "diffPermissions",
      "explain",
      "flagNames",
      "flagsOf",
      "isAction",
      "isFlagName",
      "isResource",
      "isRole",
      "isStale",
      "menuFor",
      "menuTree",
      "parsePermissions",
      "parseRole",
      "permissionsRevalidateAfterMs",
      "resources",
      "roleChanged",
      "roleLabels",
      "rolePermissions",
      "roleTableVersion",
      "roles",
      "routesFor",
      "scopeOf",
      "wildcard",
    ]
  `);
});
