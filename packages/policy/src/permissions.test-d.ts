/*
 * Checked by the compiler and never run: each `@ts-expect-error` fails the type check as soon as
 * the line below it is accepted.
 */
import {
  type Action,
  actions,
  can,
  chainOf,
  compilePermissions,
  diffPermissions,
  explain,
  flagsOf,
  type Grant,
  isStale,
  type MenuEntry,
  menuFor,
  parsePermissions,
  parseRole,
  roleChanged,
  roleLabels,
  rolePermissions,
  routesFor,
  scopeOf,
} from './index.ts';

const permissions = compilePermissions(rolePermissions('hero'));

can(permissions, 'approve', ['deposit', 'funds']);
can(permissions, 'approve', chainOf('deposit'));
can(permissions, '', '');
can(permissions, 'read', []);

// @ts-expect-error a misspelled action
can(permissions, 'aprove', 'deposit');
// @ts-expect-error a misspelled resource
can(permissions, 'approve', 'deposits');
// @ts-expect-error a misspelled resource in a chain
can(permissions, 'approve', ['deposit', 'found']);
// @ts-expect-error a resource is no action
can(permissions, 'deposit', 'read');
// @ts-expect-error a wildcard is no action of a check
can(permissions, '*', 'deposit');
// @ts-expect-error a wildcard is no resource of a check
can(permissions, 'read', '*');
// @ts-expect-error a payload has to be compiled first
can(rolePermissions('god'), 'read', 'kyc');
// @ts-expect-error permissions cannot be written by hand
can({ ...rolePermissions('god'), rights: {} }, 'read', 'kyc');

// @ts-expect-error there has to be an action, though it may be empty
can(permissions, undefined, 'deposit');
// @ts-expect-error there has to be a resource, though it may be empty
can(permissions, 'read', null);
// @ts-expect-error the wildcard is granted, never asked, in a chain neither
can(permissions, 'read', ['deposit', '*']);

// @ts-expect-error a misspelled resource
chainOf('deposits');
// @ts-expect-error a misspelled action
explain(permissions, 'aprove', 'deposit');
// @ts-expect-error a role from outside has to be parsed first
rolePermissions('owner');
// @ts-expect-error a role from outside has to be parsed first
scopeOf('owner' as string);
scopeOf(parseRole('owner'));

// @ts-expect-error a misspelled resource in a grant
({ resource: 'deposits', actions: ['read'] }) satisfies Grant;
// @ts-expect-error a misspelled action in a grant
({ resource: 'deposit', actions: ['reed'] }) satisfies Grant;
// @ts-expect-error a payload without a role
compilePermissions({ ...rolePermissions('hero'), roles: [] });
// @ts-expect-error permissions are read-only
permissions.grants = [];
// @ts-expect-error and so are the grants in them
permissions.grants.push({ resource: '*', actions: ['*'] });

// @ts-expect-error the wildcard is no action
'*' satisfies Action;
// @ts-expect-error the list of actions is fixed
actions.push('archive');
// @ts-expect-error the labels are fixed
roleLabels.god = 'root';
// @ts-expect-error there is no such flag
flagsOf('god').darkMode;
// @ts-expect-error a role from outside has to be parsed first
roleChanged(permissions, 'owner');
// @ts-expect-error both times are numbers
isStale(new Date(), Date.now());
// @ts-expect-error a payload has to be compiled first
diffPermissions(rolePermissions('god'), permissions);

const denied = explain(permissions, 'approve', 'deposit');
// @ts-expect-error a grant exists only with the matching reason
denied.grant;
if (denied.reason === 'own') denied.grant.resource satisfies string;

const parsed = parsePermissions('{}');
// @ts-expect-error there is a payload only when it was good
parsed.payload;
if (parsed.ok) compilePermissions(parsed.payload);
else parsed.problems satisfies readonly unknown[];

// @ts-expect-error the tenant has to be named
menuFor({ permissions });
const entry = menuFor({ permissions, tenant: 'es' })[0] satisfies MenuEntry | undefined;
// @ts-expect-error a menu has no such entry
entry?.name === 'deposits';

// @ts-expect-error a page has no children
routesFor({ permissions, tenant: 'es' })[0]?.children;

const leaf = {
  path: '/kyc',
  name: 'kyc',
  meta: { title: 'menu.kyc', icon: 'id-card', resource: 'kyc' },
} as const;
leaf satisfies MenuEntry;
// @ts-expect-error a misspelled resource in the menu
({ ...leaf, meta: { ...leaf.meta, resource: 'kyk' } }) satisfies MenuEntry;
// @ts-expect-error a tenant without closed pages
({ ...leaf, meta: { ...leaf.meta, hide: ['default'] } }) satisfies MenuEntry;
// @ts-expect-error a path begins at the root
({ ...leaf, path: 'kyc' }) satisfies MenuEntry;
