import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Stack, startStack } from '../../../../tests/support/stack.ts';
import { type StaffApi, signInByHand } from '../../../../tests/support/staff-api.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/open-database.ts';
import { deposit } from '../kernel/db/schema.ts';
import { seededRandom } from '../kernel/random.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import { seedStaff } from '../seed/staff.ts';
import { once } from '../testing/config-calls.ts';
import { addClient, type ClientFixture } from '../testing/deposit-fixtures.ts';
import { createMigrated } from '../testing/test-database.ts';

const jwtSecret = 'a secret that only this test has: 1234';

/** As a proxy and a person do: if one replica does not answer, the same call goes to the other. */
async function record(apis: readonly StaffApi[], client: ClientFixture): Promise<string> {
  const headers = once();
  const body = {
    ...{ account_id: client.accounts['USD'], amount: '1.00', currency: 'USD', sub_type: 'bank' },
    ...{ payer_name: '测试客户', reference_no: 'FT-1' },
  };
  for (let attempt = 0; ; attempt += 1) {
    const api = apis[attempt % apis.length];
    const answer = await api
      ?.post<Schemas.Deposit>(`/deposit/admin/v2/specialized/${client.id}`, body, headers)
      .catch(() => null);
    if (answer?.status === 201) return answer.body.id;
    if (answer) throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

// @rule server: A rolling restart loses nothing and repeats nothing
// @in server.ts
it('replicas that are restarted one after the other lose nothing, and do nothing twice', async () => {
  const cluster = await createMigrated();
  const dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-rolling-'));
  const env = { DATABASE_URL: cluster.url, JWT_SECRET: jwtSecret, SEED: 'none' };
  let database: OpenDatabase | undefined;
  let stacks: Stack[] = [];
  try {
    database = await openDatabase({ dataDir: '', ...cluster.urls });
    const { db } = database;
    const { seal } = deriveSecrets(jwtSecret);
    await db.transaction((tx) => seedStaff(tx, { random: seededRandom(1), at: new Date(), seal }));
    const client = await addClient(db);
    stacks = await Promise.all([startStack({ dataDir, env }), startStack({ dataDir, env })]);
    const apis = await Promise.all(stacks.map(({ url }) => signInByHand(url, 'angel')));

    const confirmed: string[] = [];
    let restarting = true;
    const write = async (first: number) => {
      const order = [...apis.slice(first), ...apis.slice(0, first)];
      while (restarting) confirmed.push(await record(order, client));
    };
    const writers = Promise.all([write(0), write(1), write(0), write(1)]);
    writers.catch(() => {});
    for (const [turn, stack] of stacks.entries()) {
      const before = confirmed.length;
      await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(before + 4);
      await stack.terminate();
      stacks[turn] = await startStack({ dataDir, env, port: stack.port });
    }
    restarting = false;
    await writers;

    expect(await db.$count(deposit, inArray(deposit.id, confirmed))).toBe(confirmed.length);
    expect(new Set(confirmed).size).toBe(confirmed.length);
    expect(await db.$count(deposit, eq(deposit.clientId, client.id))).toBe(confirmed.length);
    expect(await checkLedger(db)).toEqual([]);
    expect(stacks.map((stack) => stack.output()).join()).not.toContain('"level":50');
  } finally {
    await Promise.all(stacks.map((stack) => stack.terminate()));
    await database?.close();
    await cluster.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
