import { depositStates } from '@brokerdesk/machines/records';
import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { isOwnChange } from '#/ui/live/own-changes.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { Decidable, DecisionAdapter } from './decision-adapter.ts';
import { DecisionBar } from './decision-bar.tsx';
import { ReviewDrawer } from './review-drawer.tsx';

type Row = Decidable & { status: Schemas.DepositStatus; made_at: string };

const ids = ['a', 'b', 'c', 'd'];
const open = { approve: true, reject: true, rollback: false } as const;
const row = (id: string): Row => ({
  ...{ id, version: 1, order_no: `D-${id}`, status: 'pending', made_at: '2026-11-21T02:15:30Z' },
  client: {
    ...{ id: `c-${id}`, username: id, full_name: `Client ${id}` },
    ...{ agent_name: null, superman: null, fake: false },
  },
  maker: null,
  decision: { ...open, blocked_code: null, blocked_reason: null },
});
const closed = { ...open, approve: false, reject: false, blocked_code: null, blocked_reason: null };

let stored: Map<string, Row>;
let decided: { id: string; version: number; act: string }[];
let sentAsOwn: boolean[];
let onTheWay: (() => void)[];
let found: ((rows: readonly Row[]) => void)[];
let client: QueryClient;
let shownId: string | undefined;
let show: (id: string | undefined) => void;

const keyOf = (id: string) => ['deposit', 'detail', id];
const now = (id: string): Row => stored.get(id) ?? row(id);

const kind: DecisionAdapter<Row, 'duplicate'> = {
  topics: [],
  keys: createIntentKeys(),
  reasonCodes: ['duplicate'],
  write: async (_sdk, intent) => {
    const record = now(intent.id);
    sentAsOwn.push(isOwnChange(intent.id, Number.POSITIVE_INFINITY));
    decided.push({ id: intent.id, version: intent.body.version, act: intent.act });
    const status = intent.act === 'approve' ? 'approved' : 'rejected';
    stored.set(intent.id, { ...record, status, version: record.version + 1, decision: closed });
    return now(intent.id);
  },
  updateCache: (queries, _sdk, record) => {
    queries.setQueryData(keyOf(record.id), record);
    return keyOf(record.id);
  },
};

function Review() {
  const [id, setId] = useState<string | undefined>('a');
  client = useQueryClient();
  shownId = id;
  show = (next) => flushSync(() => setId(next));
  const query = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: () =>
      new Promise<Row>((resolve) => {
        onTheWay.push(() => resolve(now(id ?? '')));
      }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (id === undefined) return null;
  return (
    <ReviewDrawer<Row, Row>
      id={id}
      onOpen={setId}
      queue={{
        rows: ids.map(now),
        watch: (of) => ({ isCurrent: () => of === shownId, end: () => {} }),
        findWaiting: () => new Promise((resolve) => found.push(resolve)),
        queryKey: ['deposit'],
        labels: { opened: (next) => next.id, none: 'none' },
      }}
      record={query.data}
      labels={{ title: (record) => record.id, loading: `${id} loading`, failed: 'failed' }}
      badge={() => null}
      query={query}
      states={depositStates}
      auditedAs="deposit"
      footer={(detail, review) => (
        <DecisionBar
          key={id}
          kind={kind}
          record={detail}
          labels={{
            approve: {
              title: `Approve ${detail.id} of version ${detail.version}`,
              confirm: 'Approve',
            },
            reject: { title: `Reject ${detail.id} of version ${detail.version}`, effect: null },
          }}
          successMessage={(record) => record.id}
          {...review}
        />
      )}
    >
      {() => null}
    </ReviewDrawer>
  );
}

const sdk = sdkAnswering(async () =>
  Response.json(
    { code: 'NOT_FOUND', status: 404, title: '', type: 'about:blank' },
    { status: 404 },
  ),
);
const address = { search: {}, latestSearch: () => ({}), change: () => {} };
let remove = () => {};
beforeEach(async () => {
  [stored, decided, onTheWay, found] = [new Map(ids.map((id) => [id, row(id)])), [], [], []];
  sentAsOwn = [];
  await speak('zh-CN', [
    'decision',
    'two-people',
    'kit',
    'record',
    'shell',
    'form',
    'client-profile',
  ]);
  const router = createRouter({
    routeTree: createRootRoute({ component: Review }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: 'A', role: 'god', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
          <PageAddressProvider address={address}>
            <RouterProvider router={router} />
          </PageAddressProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
afterEach(() => remove());

const tick = () => new Promise<void>((resolve) => setTimeout(resolve));
const heading = () =>
  document.querySelector('[role=dialog] h2')?.textContent?.split(' ')[0] ?? null;
function question() {
  const title =
    document.querySelector('[role=alertdialog] h2')?.textContent ??
    document.querySelector('[role=dialog] form')?.getAttribute('aria-label');
  const [, act, id, version] = /^(Approve|Reject) (\w) of version (\d+)$/.exec(title ?? '') ?? [];
  return act === undefined ? null : { act: act.toLowerCase(), id, version: Number(version) };
}
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
/** Enter, as the browser has it: the focused button is pressed, or the form of the field is sent. */
function enter(): void {
  const { activeElement: at } = document;
  if (at instanceof HTMLButtonElement) at.click();
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit();
}
function arriveAll(): void {
  for (const arrive of onTheWay.splice(0)) arrive();
}
function find(rows: readonly Row[]): void {
  for (const answer of found.splice(0)) answer(rows);
}
function change(id: string, isDecided: boolean): void {
  const { version } = now(id);
  const change = isDecided ? { status: 'approved' as const, decision: closed } : {};
  stored.set(id, { ...now(id), ...change, version: version + 1 });
  if (client.getQueryData(keyOf(id))) client.setQueryData(keyOf(id), now(id));
}

function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * A reviewer at a queue: records open, details arrive late and in any order, records change or are decided by others,
 * and keys are pressed in between. Returns how many decisions were begun.
 */
async function race(seed: number): Promise<number> {
  const random = randomOf(seed);
  const pick = <One,>(of: readonly One[]) => of[Math.floor(random() * of.length)] as One;
  let begun = 0;
  /** The record that the last key is for; after a decision it may be any next one. */
  let pressedAt: string | null = null;
  let before = question();
  const acts = [
    () => show(pick(ids)),
    () => onTheWay.splice(Math.floor(random() * onTheWay.length), 1)[0]?.(),
    arriveAll,
    () => find(ids.map(now)),
    () => change(pick(ids), random() < 0.3),
    () => change(heading() ?? 'a', random() < 0.3),
    ...['a', 'r', 'a'].map((key) => () => {
      if (question() === null) pressedAt = found.length > 0 ? 'next' : heading();
      press(key);
    }),
    () => press('1'),
  ];
  for (let step = 0; step < 16; step += 1) {
    pick(acts)();
    if (random() < 0.7) await tick();
    const asks = question();
    if (asks && asks.id !== before?.id) {
      begun += 1;
      expect(asks.id, `question of race ${seed}`).toBe(heading());
      expect([asks.id, 'next'], `key of race ${seed}`).toContain(pressedAt);
    }
    before = asks;
    if (random() < 0.3) await decideShown(seed);
  }
  return begun;
}

async function decideShown(seed: number): Promise<void> {
  const before = { question: question(), heading: heading(), count: decided.length };
  enter();
  await tick();
  for (const one of decided.slice(before.count)) {
    expect(one, `decision of race ${seed}`).toEqual(before.question);
    expect(one.id).toBe(before.heading);
  }
}

// @rule interface: A key pressed before a record is ready decides that record, never another
// @in ./review-desk.ts business/decision/review-drawer.tsx
test('in 60 races of keys with late details and live changes no record is decided but the one on the screen', async () => {
  let begun = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    begun += await race(seed);
    find([]);
    await tick();
    stored = new Map(ids.map((id) => [id, row(id)]));
    client.removeQueries({ queryKey: ['deposit'] });
    show(undefined);
    show('a');
  }
  expect(decided.length).toBeGreaterThan(3);
  expect(begun).toBeGreaterThan(10);
}, 240_000);

async function decideLast(): Promise<void> {
  for (const id of ['b', 'c', 'd'])
    stored.set(id, { ...row(id), status: 'approved', decision: closed });
  arriveAll();
  await expect.element(page.getByRole('button', { name: /通过|入账|批准/ })).toBeVisible();
  press('a');
  await expect.poll(() => question()?.id).toBe('a');
  await tick();
  enter();
  await expect.poll(() => found.length).toBe(1);
}

// @rule interface: A key pressed while the next record is looked for decides that one, or nothing
// @in ./review-desk.ts business/decision/use-turn.ts
test('a key pressed while the next record is looked for begins the decision of that record', async () => {
  await decideLast();
  press('a');
  stored.set('c', row('c'));
  find([now('c')]);
  await expect.poll(heading).toBe('c');
  arriveAll();
  await expect.poll(question).toEqual({ act: 'approve', id: 'c', version: 1 });
  expect(decided).toEqual([{ id: 'a', version: 1, act: 'approve' }]);
});

test('a key pressed while the next record is looked for is forgotten if the user opens another one', async () => {
  await decideLast();
  press('a');
  stored.set('c', row('c'));
  stored.set('d', row('d'));
  show('d');
  find([]);
  arriveAll();
  await tick();
  await expect.element(page.getByRole('button', { name: /通过|入账|批准/ })).toBeVisible();
  expect(question()).toBeNull();
});

test('a decision on its way is a change of the user, which no list points out, and later ones are not', async () => {
  await decideLast();
  expect(sentAsOwn).toEqual([true]);
  expect(isOwnChange('a', 2)).toBe(true);
  expect(isOwnChange('a', Number.POSITIVE_INFINITY)).toBe(false);
});
