import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../kernel/db/order-no.ts';
import { idempotencyKey, setting, staffUser } from '../kernel/db/schema.ts';
import { useTestServer } from '../testing/test-server.ts';
import { type IdempotentInput, idempotent } from './idempotent.ts';
import type { RequestContext } from './request-context.ts';
import { actorFrom, startSession } from './sessions/sessions.ts';

const server = useTestServer();
let request: IdempotentInput;
let runs: number;

beforeEach(() => {
  runs = 0;
  request = {
    path: { id: 'one' },
    header: { 'Idempotency-Key': newId() },
    body: { amount: '1.00', tags: ['a'] },
  };
});

type Called = NonNullable<RequestContext['operation']>['key'];

async function contextOf(
  username: string,
  key: Called = 'PUT /deposit/admin/v1/audit/{id}',
): Promise<RequestContext> {
  const { db, services } = server();
  const [person] = await db.select().from(staffUser).where(eq(staffUser.username, username));
  if (person === undefined) throw new Error(`There is no ${username}.`);
  const opened = await db.transaction((tx) =>
    startSession(
      tx,
      { services, ip: '127.0.0.1', device: { os: 'Linux', type: 'desktop', incognito: false } },
      person,
    ),
  );
  return {
    db,
    actor: actorFrom(person, opened),
    operation: { key, limit: null },
  } as RequestContext;
}

async function run(change: Partial<IdempotentInput> = {}, username = 'angel', key?: Called) {
  return idempotent(await contextOf(username, key), { ...request, ...change }, async (tx) => {
    runs += 1;
    const run = runs;
    await tx.insert(setting).values({ key: `effect-${newId()}`, value: {} });
    return { run, at: '2026-01-01T00:00:00Z' };
  });
}

describe('the same key', () => {
  // @rule writes: The same `Idempotency-Key` and body replays the first answer
  it('replays the first answer, the effect having happened once', async () => {
    const first = await run();
    expect(await run()).toEqual(first);
    expect(await run({ body: { tags: ['a'], amount: '1.00' } })).toEqual(first);
    expect(runs).toBe(1);
  });

  // @rule writes: The same key with another body is 422 IDEMPOTENCY_KEY_REUSED
  it.each([
    ['another body', { body: { amount: '2.00' } }],
    ['another record', { path: { id: 'two' } }],
    ['another operation', {}, 'PUT /deposit/admin/v1/rollback/{id}'],
  ] as const)('is refused with %s', async (_, change, key?: Called) => {
    await run();
    await expect(run(change, 'angel', key)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(runs).toBe(1);
  });

  it('is another key for another user', async () => {
    await run();
    await run({}, 'angel2');
    expect(runs).toBe(2);
  });

  it('has one effect when twenty arrive together, and each gets its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => run()));
    expect(runs).toBe(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  // @rule writes: A key is kept for 24 hours
  it('is free again 24 hours later', async () => {
    await run();
    const { db } = server();
    const mine = eq(idempotencyKey.key, request.header['Idempotency-Key']);
    const [row] = await db.select().from(idempotencyKey).where(mine);
    expect(Number(row?.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
    await db.update(idempotencyKey).set({ expiresAt: new Date() }).where(mine);
    await run({ body: 'something else' });
    expect(runs).toBe(2);
  });
});

it('a failed effect leaves no key behind', async () => {
  const failing = idempotent(await contextOf('angel'), request, async () => {
    throw new Error('out of luck');
  });
  await expect(failing).rejects.toThrow('out of luck');
  expect(await run()).toMatchObject({ run: 1 });
});

describe('a person who is shut out', () => {
  it('starts nothing more, also with a request that was let in before', async () => {
    const context = await contextOf('angel2');
    const { db } = server();
    const angel2 = eq(staffUser.username, 'angel2');
    await db.update(staffUser).set({ active: false }).where(angel2);
    const late = idempotent(context, request, async () => 'done');
    await expect(late).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await db.update(staffUser).set({ active: true }).where(angel2);
  });

  it('is shut out only when what was begun is done', async () => {
    const { db } = server();
    const happened: string[] = [];
    let shutOut: Promise<unknown> | undefined;
    await idempotent(await contextOf('angel2'), request, async (tx) => {
      shutOut = db
        .update(staffUser)
        .set({ active: false })
        .where(eq(staffUser.username, 'angel2'))
        .then(() => happened.push('shut out'));
      // Time enough for a transaction that does not have to wait.
      for (let query = 0; query < 20; query++) await tx.select().from(setting);
      return happened.push('done');
    });
    await shutOut;
    expect(happened).toEqual(['done', 'shut out']);
  });
});
