import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Action,
  can,
  chainOf,
  compilePermissions,
  isAction,
  isResource,
  type MenuEntry,
  menuTree,
  type Resource,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import {
  resourcesBesideMenu,
  rightsOf,
  type SeenEntry,
  viewOf,
} from '../../apps/console/src/features/permissions/see-as/view-of.ts';

type Chain = readonly Resource[];
type Required = { where: string; action: Action; chains: readonly Chain[] };

const root = fileURLToPath(new URL('../../apps/console/src/', import.meta.url));
const entries = (tree: readonly MenuEntry[]): MenuEntry[] =>
  tree.flatMap((entry) => [entry, ...entries(entry.children ?? [])]);
const menu = entries(menuTree);
const childrenOf = (name: string): Chain[] =>
  (menu.find((entry) => entry.name === name)?.children ?? []).map(({ meta }) =>
    chainOf(meta.resource),
  );
const everyPage = menu.filter(({ children }) => children === undefined);

interface PageRoutes {
  pageRoutes: readonly { name: string; resource?: Resource }[];
  pageFileName(route: { name: string }): string;
}

// Imported by a path that the compiler does not follow: the console has other libraries of types.
const { pageFileName, pageRoutes }: PageRoutes = await import(`${root}app/pages/page-routes.ts`);

const pagesOf = new Map<string, Chain[]>();
for (const path of globSync('{features,app}/**/*-page.tsx', { cwd: root })) {
  const routes = pageRoutes.filter((route) => pageFileName(route) === basename(path));
  const chains = routes.flatMap(({ name, resource }) => {
    const entry = menu.find((one) => one.name === name);
    return resource ? [chainOf(resource)] : entry ? [chainOf(entry.meta.resource)] : [];
  });
  const folder = dirname(path).split('/').slice(0, 2).join('/');
  pagesOf.set(folder, [...(pagesOf.get(folder) ?? []), ...chains]);
}

const written: Readonly<Record<string, readonly Chain[]>> = {
  'orderResource(trade.kind)': childrenOf('trx'),
  'orderResource(kind)': childrenOf('trx'),
  'productResource(kind)': childrenOf('trades'),
  "chainOf('client')": [chainOf('client')],
  // Whatever page or kind of record a link leads to.
  'page?.resources ?? []': everyPage.map(({ meta }) => chainOf(meta.resource)),
  'rightsTo(of)': [chainOf('client'), chainOf('deposit')],
};

function chainsIn(resource: string | undefined, where: string): readonly Chain[] {
  if (resource === undefined) {
    const folder = where.split('/').slice(0, 2).join('/');
    return pagesOf.get(folder) ?? everyPage.map((entry) => chainOf(entry.meta.resource));
  }
  const known = written[resource];
  if (known) return known;
  const names = [...resource.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  if (names.length === 0 || !names.every(isResource)) {
    throw new Error(`${where} asks for ${resource}: say in this test what that is.`);
  }
  return [names];
}

const required: Required[] = globSync('{features,app,business,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (path) =>
      !/\.test\.|^(?:ui\/permission\.tsx|business\/record\/record-button|business\/decision\/(?:may-decide|decide-waiting))/.test(
        path,
      ),
  )
  .flatMap((where) => {
    const source = readFileSync(root + where, 'utf8');
    const decisions = [
      ...source.matchAll(
        /<(?:MayDecide|DecideWaiting)\s+(?:key=\S+\s+)?resource=(?:\{(.*?)\}|("\w+"))\s/g,
      ),
    ].map((resource) => ({ action: 'approve', resource }));
    const elements = [...source.matchAll(/<(?:Permit|RecordButton|ActionButton)\b([^>]*)>/g)]
      .filter(([, attributes = '']) => !/\{\.\.\.(?:action\.)?permit\}/.test(attributes))
      .map(([, attributes = '']) => ({
        action: /action="(\w+)"/.exec(attributes)?.[1] ?? '',
        resource: /resource=(?:\{(.*)\}|("\w+"))/s.exec(attributes.replace(/\{\.\.\..*\}/s, '')),
      }));
    const actions = [...source.matchAll(/\bpermit: \{ action: '(\w+)', resource: ('\w+') \}/g)].map(
      ([, action = '', resource = '']) => ({ action, resource: ['', resource] }),
    );
    const hooks = [
      ...source.matchAll(/\buse(?:Can|Permit)\(\s*'(\w+)'(?:,\s*((?:[^()]|\([^()]*\))*?))?\s*\)/g),
    ].map(([, action = '', resource]) => ({ action, resource: resource && ['', resource] }));
    return [...decisions, ...elements, ...actions, ...hooks].map(({ action, resource }) => {
      if (!isAction(action))
        throw new Error(`${where} asks for no action that there is: ${action}`);
      const of = (resource?.[1] ?? resource?.[2])?.replaceAll('"', "'").replace(/,$/, '');
      return { where, action, chains: chainsIn(of, where) };
    });
  });

const flatten = (seen: readonly SeenEntry[]): SeenEntry[] =>
  seen.flatMap((one) => [one, ...flatten(one.children)]);

type Operation = {
  'x-permission'?: { resource: string | string[]; action: string };
  'x-two-person'?: object;
};
const contract: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const guards = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ 'x-permission': needs, 'x-two-person': twoPeople }) =>
    needs ? [needs, ...(twoPeople ? [{ ...needs, action: 'approve' }] : [])] : [],
  )
  .map(({ action, resource }) => ({ action, resources: [resource].flat().filter(isResource) }));

describe.each(roles)('what the console shows to %s', (role) => {
  const permissions = compilePermissions(rolePermissions(role));

  it('is what *see as* says, for every right that a page or a button asks for', () => {
    const seen = flatten(viewOf(role, 'default'));
    for (const { where, action, chains } of required) {
      for (const chain of chains) {
        const allowed = can(permissions, action, chain);
        const [resource] = chain;
        const label = `${action} ${chain.join(' ')} in ${where}`;
        const stated = rightsOf(role, resource ?? '').some(({ of }) => of.includes(action));
        expect(stated, label).toBe(allowed);
        const rows = [
          ...seen.filter(({ entry }) => entry.meta.resource === resource),
          ...resourcesBesideMenu(role).filter((one) => one.resource === resource),
        ];
        expect(rows.length, label).toBeGreaterThan(0);
        for (const row of rows) expect(row.allowed.includes(action), label).toBe(allowed);
      }
    }
  });

  // @rule permissions: Every button a role sees opens an operation that the server allows
  // @in ui/permission.tsx
  it('opens operations that the server lets this role call', () => {
    for (const { where, action, chains } of required) {
      const allowed = chains.filter((chain) => can(permissions, action, chain));
      if (allowed.length === 0) continue;
      const opened = guards.filter(
        (guard) =>
          guard.action === action &&
          allowed.some((chain) => chain.some((resource) => guard.resources.includes(resource))),
      );
      const callable = opened.filter(({ resources }) => can(permissions, action, resources));
      expect(callable.length, `${action} in ${where}`).toBeGreaterThan(0);
    }
  });
});

it('the search finds the rights that the console asks for, and the features that ask', () => {
  const features = new Set(required.map(({ where }) => basename(dirname(where))));
  expect(required.length).toBeGreaterThan(60);
  expect(features.size).toBeGreaterThan(20);
});
