import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { defineList, type SearchIn } from './define-list.ts';
import { choice, own } from './filter/filters.ts';
import { oneOf } from './filter/list-search.ts';
import { usePhaseTabs } from './phase-tabs.tsx';

const list = defineList({
  name: 'withdrawal',
  namespaces: ['withdrawal'],
  path: '/withdraw/admin/v1/list',
  topics: ['withdrawal'],
  sort: ['created_at', 'checked_at'],
  defaultSort: '-created_at',
  oldestFirst: {
    by: ['payout', 'status'],
    sort: 'created_at',
    statuses: ['pending', 'to_send', 'sent'],
    sortIn: { to_send: 'checked_at', sent: 'checked_at' },
  },
  filters: {
    payout: own({ payout: oneOf(['to_send', 'sent']), phase: oneOf(['asked']) }),
    status: choice(['pending', 'approved'], { hidden: true }),
  },
});
const phases = { part: 'payout', queues: { approved: ['to_send', 'sent'] } };

let countCalls = 0;
const sdk = sdkAnswering(async (input) => {
  const { searchParams: query } = new URL(input instanceof Request ? input.url : String(input));
  const counts = {
    ...{ 'phase.review': 30, 'status.approved': 373, 'payout.to_send': 3, 'payout.sent': 2 },
  };
  if (query.has('counts')) countCalls += 1;
  return Response.json({ list: [], page: 1, size: 1, total: 0, counts });
});

let search: SearchIn<typeof list>;
function Tabs({ first }: { first: Record<string, string> }) {
  const [now, setNow] = useState(() => list.readSearch(first));
  search = now;
  useQuery(list.query(sdk, now, 'Asia/Shanghai'));
  const { payout } = usePhaseTabs(list, phases, {
    search: now,
    onChange: (change) => setNow({ ...now, ...change }),
  });
  return payout && 'control' in payout ? payout.control : null;
}

let remove = () => {};
async function show(first: Record<string, string>): Promise<void> {
  await speak('zh-CN', ['withdrawal']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <Tabs first={first} />
    </SdkProvider>,
  );
}
beforeEach(() => {
  remove = () => {};
});
afterEach(() => remove());

const tab = (name: RegExp) => page.getByRole('radio', { name });
const setParts = () => [search.status, search.payout, search.sort];

test('a queue is a tab before its state, sets its own part of the address, is counted, and comes oldest first', async () => {
  await show({ status: 'pending' });
  await expect
    .poll(() => [...document.querySelectorAll('label')].map(({ textContent }) => textContent), {
      // The counts are asked for once the page is idle.
      timeout: 10_000,
    })
    .toEqual(['全部', '待审核30', '待汇出3', '已汇出2', '已通过373']);
  await expect.element(tab(/^待审核/)).toBeChecked();
  await userEvent.click(page.getByText(/^待汇出/));
  expect(setParts()).toEqual([undefined, 'to_send', 'checked_at']);
  await expect.element(tab(/^待汇出/)).toBeChecked();
  await userEvent.click(page.getByText(/^待审核/));
  expect(setParts()).toEqual(['pending', undefined, 'created_at']);
  expect(countCalls).toBe(1);
  await userEvent.click(page.getByText('全部'));
  expect(setParts()).toEqual([undefined, undefined, '-created_at']);
});
