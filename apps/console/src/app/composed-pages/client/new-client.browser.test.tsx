import { compilePermissions, type Role, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { NewClient } from '#/features/clients/new-client.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PageResources, PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { Page } from './client-page.tsx';

const known = {
  client: {
    id: 'c1',
    username: 'machengguo',
    full_name: '马建国',
    agent_name: '李思源',
    superman: null,
    fake: false,
  },
  same: ['mobile', 'full_name'],
} satisfies Schemas.SimilarClient;

const requests: URLSearchParams[] = [];
const sent: unknown[] = [];
let answer: () => Response;
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.pathname.endsWith('/similar')) {
    requests.push(url.searchParams);
    const list = url.searchParams.has('mobile') ? [known] : [];
    return Response.json({ list, total: list.length });
  }
  if (request.method === 'GET') return Response.json({ list: [], total: 0, page: 1, size: 20 });
  sent.push(await request.json());
  return answer();
});

const created: string[] = [];
let remove: () => void;
async function show() {
  await speak('zh-CN', ['client-new', 'client-profile']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <NewClient onClose={() => {}} onCreated={({ id }) => created.push(id)} />
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(async () => {
  for (const list of [requests, sent, created]) list.length = 0;
  await show();
});
afterEach(() => {
  remove();
  keptDrafts.forgetAll();
});

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const submit = page.getByRole('button', { name: '新建客户' });

async function fillIn() {
  await userEvent.fill(field('姓名'), ' 马建国 ');
  await userEvent.fill(field('用户名'), 'majianguo');
  await userEvent.fill(field('手机'), '+86 138-0013-8000');
  await userEvent.fill(field('邮箱'), 'ma@example.com');
}

test('clients who may be the same person are named while typing, with what is the same', async () => {
  await userEvent.fill(field('姓名'), '马建国');
  await expect.poll(() => requests.at(-1)?.get('full_name')).toBe('马建国');
  await expect.element(page.getByText(/可能已有该客户/)).not.toBeInTheDocument();
  await userEvent.fill(field('手机'), '138 0013');
  await userEvent.fill(field('手机'), '138 0013 8000');
  await expect.poll(() => requests.at(-1)?.get('mobile')).toBe('13800138000');
  const notice = page.getByRole('alert');
  for (const text of ['可能已有该客户：1 位', '马建国', '手机相同、姓名相同', '业务员 李思源']) {
    await expect.element(notice.filter({ hasText: text })).toBeVisible();
  }
});

test('a new client is sent as typed but for blanks, in the base currency, and opened', async () => {
  answer = () => Response.json({ id: 'c9', full_name: '马建国' }, { status: 201 });
  await fillIn();
  await userEvent.click(submit);
  await expect.poll(() => created).toEqual(['c9']);
  expect(sent).toEqual([
    {
      full_name: '马建国',
      username: 'majianguo',
      mobile: '+8613800138000',
      email: 'ma@example.com',
      language: 'zh-CN',
      remark: null,
    },
  ]);
});

test('a user name and a mobile that are taken are said at their fields, and all that was typed stays', async () => {
  const fault = (field: string, code: string, message: string) => ({ field, code, message });
  answer = () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'T',
        status: 400,
        code: 'VALIDATION',
        message: '请检查',
        request_id: 'r',
        errors: [
          fault('username', 'CLIENT_USERNAME_TAKEN', '该用户名已被使用'),
          fault('mobile', 'CLIENT_MOBILE_TAKEN', '该手机号已属于另一位客户'),
        ],
      },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    );
  await fillIn();
  await userEvent.click(submit);
  await expect.element(field('用户名')).toHaveAccessibleDescription(/该用户名已被使用/);
  await expect.element(field('手机')).toHaveAccessibleDescription(/该手机号已属于另一位客户/);
  await expect.element(field('邮箱')).toHaveValue('ma@example.com');
  expect(created).toEqual([]);
});

test('what cannot be a user name, a number or an address is said before anything is sent', async () => {
  await userEvent.fill(field('姓名'), '马建国');
  await userEvent.fill(field('用户名'), 'Ma Jianguo');
  await userEvent.fill(field('手机'), '12345');
  await userEvent.fill(field('邮箱'), 'ma@example');
  await userEvent.click(submit);
  await expect.element(field('用户名')).toHaveAccessibleDescription(/只能用 3–40 位小写字母/);
  await expect.element(field('手机')).toHaveAccessibleDescription(/6–15 位数字/);
  await expect.element(field('邮箱')).toHaveAccessibleDescription(/有效的邮箱/);
  expect(sent).toEqual([]);
});

test('a form that was closed half filled in has what was typed when it opens again', async () => {
  await fillIn();
  remove();
  await show();
  await expect.element(field('用户名')).toHaveValue('majianguo');
});

async function showEmptyList(role: Role) {
  remove();
  await speak('zh-CN', [
    'client',
    'client-new',
    'client-profile',
    'kit',
    'record',
    'menu',
    'table',
    'shell',
  ]);
  const address = { search: {}, latestSearch: () => ({}), change: () => {} };
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Page name="client" /> }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role, mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions(role))}>
          <PageResources resources={['client']}>
            <PageAddressProvider address={address}>
              <RouterProvider router={router} />
            </PageAddressProvider>
          </PageResources>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByText('还没有客户')).toBeVisible();
}

test('the form opens from the list and from an empty list, for those who may add clients', async () => {
  await showEmptyList('angel');
  await expect.poll(() => submit.elements()).toHaveLength(2);
  await userEvent.click(submit.last());
  await expect.element(page.getByRole('dialog', { name: '新建客户' })).toBeVisible();
  await showEmptyList('superman');
  expect(submit.elements()).toEqual([]);
});
