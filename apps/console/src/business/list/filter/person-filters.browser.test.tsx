import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { ListFilters } from './list-filters.tsx';
import { useAgentFilter } from './use-agent-filter.ts';
import { useClientFilter } from './use-defined-filters.tsx';

type Search = {
  q?: string | undefined;
  agent_id?: string | undefined;
  client_id?: string | undefined;
};

const id = '0192f1d0-0000-7000-8000-0000000abcde';
const requests: string[] = [];
const answers = new Map<string, unknown>([
  ['/user/v1/trading_list', { list: [{ id: 'a', name: '李雷', role: 'hero' }], total: 1 }],
  [`/client/admin/v1/detail/${id}`, { id, full_name: '王小明' }],
]);
const sdk = createSdk({
  baseUrl: location.origin,
  tenant: 'demo',
  tokens: createMemoryTokens(),
  locale: () => 'zh-CN',
  device: { type: 'desktop', os: 'Linux', incognito: false },
  fetch: async (url) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    return Response.json(answers.get(pathname));
  },
});

let address: Search;
function Filters({ first }: { first: Search }) {
  const [search, setSearch] = useState(first);
  address = search;
  const props = {
    search,
    onChange: (change: Partial<Search>) => setSearch((before) => ({ ...before, ...change })),
  };
  const filters = [useAgentFilter(props, '业务员'), useClientFilter(props)];
  return <ListFilters {...props} searched="搜索" filters={filters} />;
}

let remove = () => {};
async function show(first: Search, role: Role = 'angel'): Promise<void> {
  requests.length = 0;
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
        <Filters first={first} />
      </PermissionsProvider>
    </SdkProvider>,
  );
}
afterEach(() => remove());

test('an agent who is in no list any more is shown, and can be removed', async () => {
  await show({ agent_id: id });
  const select = page.getByRole('combobox', { name: '业务员' });
  await expect.element(select).toHaveTextContent('不在名单中');
  await choose(select, '全部');
  await expect.poll(() => address.agent_id).toBeUndefined();
});

test('the client whose records are shown is named', async () => {
  await show({ client_id: id });
  await expect
    .element(page.getByRole('button', { name: '移除条件：指定客户：王小明' }))
    .toBeVisible();
});

test('no client is requested if none is set', async () => {
  await show({});
  await expect.poll(() => requests).toContain('/user/v1/trading_list');
  expect(requests.filter((path) => path.startsWith('/client'))).toEqual([]);
});
