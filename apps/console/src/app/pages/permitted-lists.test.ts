import {
  can,
  chainOf,
  compilePermissions,
  isAction,
  isResource,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import type { Sdk } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import type { List, ListSearch } from '#/business/list/define-list.ts';
import { expectNone } from '../../../../../tests/support/expect-none.ts';
import { pageEntries } from './page-registry.ts';

type AnyList = List<ListSearch, unknown>;

const single = import.meta.glob<AnyList>('../../features/**/*-list.ts', {
  eager: true,
  import: 'list',
});
const families = import.meta.glob<Record<string, AnyList>>('../../features/**/*-lists.ts', {
  eager: true,
  import: 'lists',
});
const [contract] = Object.values(
  import.meta.glob<{ paths: Record<string, { get?: Operation }> }>(
    '../../../../../openapi/generated/openapi.json',
    { eager: true, import: 'default' },
  ),
);
type Operation = { 'x-permission'?: { resource: string | string[]; action: string } };

/** The first call of pages that are no lists. */
const otherCalls: Readonly<Record<string, string>> = {
  dashboard: '/stat/admin/v1/summary',
  settings: '/setting/admin/v1/product',
  permission: '/config/admin/v1/permission',
  tradeConfig: '/config/admin/v1/trade',
};

async function callOf(list: AnyList): Promise<string> {
  const called: string[] = [];
  const get = async (path: string) => {
    called.push(path);
    return { data: {}, response: new Response() };
  };
  // Lists call only GET.
  await list.read({ GET: get } as unknown as Sdk, list.readSearch({}), 'UTC');
  return called.join();
}

// @rule menu: No page of the menu is refused, for any role at any tenant
// @in openapi/paths/trade.yaml
test('the server refuses the list of no page that a role may open', async () => {
  const lists = [...Object.values(single), ...Object.values(families).flatMap(Object.values)];
  const calls: { page: string; path: string }[] = await Promise.all(
    lists.map(async (list: AnyList) => ({ page: list.name, path: await callOf(list) })),
  );
  calls.push(...Object.entries(otherCalls).map(([page, path]) => ({ page, path })));
  const isRefused = (path: string, permissions: ReturnType<typeof compilePermissions>) => {
    const { resource, action = '' } = contract?.paths[path]?.get?.['x-permission'] ?? {};
    const chain = [resource ?? []].flat().filter(isResource);
    return !isAction(action) || !can(permissions, action, chain);
  };
  const found = roles.flatMap((role) => {
    const permissions = compilePermissions(rolePermissions(role));
    const open = pageEntries.filter(({ resource }) => can(permissions, 'read', chainOf(resource)));
    expect(open.length).toBeGreaterThan(10);
    return open.flatMap(({ name, parent }) => {
      const ofPage = calls.filter(({ page }) => page === name);
      if (ofPage.length === 0 && parent === null) {
        return [`${name} has neither a list nor an entry in otherCalls of permitted-lists.test.ts`];
      }
      return ofPage
        .filter(({ path }) => isRefused(path, permissions))
        .map(({ path }) => `${role} may open the page ${name}, but not call ${path}`);
    });
  });
  expectNone(found);
});
