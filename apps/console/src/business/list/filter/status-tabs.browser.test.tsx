import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { defineList, type SearchIn } from '../define-list.ts';
import { tabs, text } from './filters.ts';
import { StatusTabs } from './status-tabs.tsx';

const list = defineList({
  name: 'message',
  namespaces: ['kit'],
  path: '/overdrawn/admin/v1/record/list',
  topics: ['message'],
  sort: ['created_at'],
  defaultSort: '-created_at',
  filters: { q: text(), status: tabs(['approved', 'rejected']) },
});

const requests: string[] = [];
const sdk = createSdk({
  baseUrl: location.origin,
  tenant: 'demo',
  tokens: createMemoryTokens(),
  locale: () => 'zh-CN',
  device: { type: 'desktop', os: 'Linux', incognito: false },
  fetch: async (url) => {
    const { searchParams } = new URL(url);
    requests.push(`${searchParams.get('status')} ${searchParams.get('counts')}`);
    const counts = { 'status.approved': 1200, 'status.rejected': 3 };
    return Response.json({ list: [], page: 1, size: 1, total: 1203, counts });
  },
});

let status: string | undefined;

function Tabs({ first, ready }: { first: Partial<SearchIn<typeof list>>; ready: boolean }) {
  const [search, setSearch] = useState({ ...list.readSearch({}), ...first });
  status = search.status;
  return (
    <StatusTabs
      list={list}
      search={search}
      label="状态"
      all="全部"
      value={search.status}
      choices={[
        { value: 'approved', label: '已发送', counted: 'status.approved' },
        { value: 'rejected', label: '已撤回', counted: 'status.rejected' },
      ]}
      ready={ready}
      onChange={(next) => setSearch({ ...search, status: next as 'approved' | undefined })}
    />
  );
}

let remove = () => {};
async function show(first: Partial<SearchIn<typeof list>> = {}, ready = true): Promise<void> {
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <Tabs first={first} ready={ready} />
    </SdkProvider>,
  );
  await expect.element(page.getByRole('group', { name: '状态' })).toBeVisible();
}
const waiting: (() => void)[] = [];
async function becomeIdle(): Promise<void> {
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const begin of waiting.splice(0)) begin();
  await nextFrame();
  await nextFrame();
}
const nextFrame = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  requests.length = 0;
  waiting.length = 0;
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => waiting.push(begin));
});
afterEach(() => {
  remove();
  vi.unstubAllGlobals();
});

// @rule lists: One call counts all tabs of a list, whichever is chosen
// @in business/list/define-list.ts
test('each state has how many records it has once the browser has time, and is chosen by pointer and by key', async () => {
  await show();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
  await becomeIdle();
  await expect.element(page.getByRole('radio', { name: '已发送 1,200' })).toBeInTheDocument();
  await userEvent.click(page.getByText(/已撤回/));
  expect(status).toBe('rejected');
  await expect.element(page.getByRole('radio', { name: '已撤回 3' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(status).toBe('approved');
  await userEvent.click(page.getByText('全部', { exact: true }));
  expect(status).toBeUndefined();
  expect(requests).toEqual(['null status.approved,status.rejected']);
});

test.each([
  ['before the list is there', {}, false],
  ['while words are searched', { q: '王' }, true],
])('nothing is counted %s', async (_, first, ready) => {
  await show(first, ready);
  await becomeIdle();
  await expect
    .element(page.getByRole('radio', { name: '已发送', exact: true }))
    .toBeInTheDocument();
  expect(requests).toEqual([]);
});
