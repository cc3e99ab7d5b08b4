import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { twoPersonLimits } from '../../kernel/db/schema/approval.ts';
import { proposal, staffUser } from '../../kernel/db/schema.ts';
import { isAmountLimit, type Limit, limitRules } from '../../platform/approval/verdict.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import { parseSetting } from '../../platform/settings.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { throughRuns } from '../../testing/bulk-runs.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { limitedOperations } from '../../testing/limited-operations/limited-operations.ts';
import type { World } from '../../testing/limited-operations/world.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { bulkKeys } from '../bulk-run/bulk-operations.ts';

/*
 * How many independent users pass the limit of each operation, by trying. docs/security.md shows the result; `-u`
 * writes it there.
 */

const server = useTestServer();
const limited = readContract().flatMap(({ id, key, limit }) =>
  limit === null ? [] : { id, key, limit },
);
const bounded = limited.filter(({ limit }) => isAmountLimit(limit));

type Person = TestPerson & { api: ApiClient };
interface People {
  one: Person;
  tied: Person;
  second: Person;
}
const [beyond, within] = ['10000.01', '4000.00'];
let others: World['others'];
let administrators: People;
const measured = new Map<OperationKey, number>();

beforeAll(async () => {
  others = [await server().signIn('angel'), await server().signIn('angel2')];
  administrators = await addPeople();
});

async function addPeople(): Promise<People> {
  const add = () => signedInPerson(server(), { role: 'god' });
  const [one, tied, second] = [await add(), await add(), await add()];
  await server().db.update(staffUser).set({ createdById: one.id }).where(eq(staffUser.id, tied.id));
  return { one, tied, second };
}

const addWorld = async (maker: Person): Promise<World> => ({
  ...{ server: server(), maker, others },
  client: await addClient(server().db, { currencies: ['USD', 'HKD'] }),
});

async function attempt(key: OperationKey, world: World, amount: string) {
  const make = limitedOperations[key];
  if (make === undefined) throw new Error(`limited-operations does not try ${key}.`);
  const { ask, reads } = await make(world, amount);
  const before = await reads();
  const isDone = async () => !isDeepStrictEqual(await reads(), before);
  return { ask, isDone };
}

async function confirm(who: Person, of: readonly Person[]): Promise<ApiAnswer[]> {
  const makers = of.map(({ id }) => id);
  const proposed = await server()
    .db.select()
    .from(proposal)
    .where(and(eq(proposal.status, 'pending'), inArray(proposal.makerId, makers)));
  const answers: ApiAnswer[] = [];
  for (const one of proposed) answers.push(await auditProposal(who.api, one));
  return answers;
}

/** Accounts in the same hands are one. */
async function smallestCoalition(
  key: OperationKey,
  limit: Limit,
  by = (who: ApiClient) => who,
): Promise<number> {
  const { one, tied, second } = isAmountLimit(limit) ? await addPeople() : administrators;
  const { ask, isDone } = await attempt(key, await addWorld(one), beyond);
  const proposed = await Promise.all([one, one, tied].map(({ api }) => ask(by(api))));
  for (const who of [one, tied]) {
    for (const { body } of await confirm(who, [one, tied])) {
      expect(['SELF_APPROVAL', 'TIED_APPROVAL']).toContain(body.code);
    }
  }
  if (await isDone()) return 1;
  const answers = await confirm(second, [one, tied]);
  if (!(await isDone())) answers.push(await ask(by(second.api)));
  if (await isDone()) return 2;
  const told = [...proposed, ...answers].map(({ status, body }) => [
    status,
    body.code,
    body.errors,
    body.status,
  ]);
  throw new Error(`Not two either: ${JSON.stringify(told)}`);
}

it('every operation with a limit is tried', () => {
  expect(Object.keys(limitedOperations).toSorted()).toEqual(
    limited.map(({ key }) => key).toSorted(),
  );
});

describe('beyond its limit, an operation takes two independent users', () => {
  // @rule second-person: Beyond its limit, every operation takes two independent users
  // @in ./two-people.ts
  it.each(limited)('$id', async ({ key, limit }) => {
    measured.set(key, await smallestCoalition(key, limit));
    expect(measured.get(key)).toBe(2);
  });
});

describe('a bulk run passes no limit that a call of its operation keeps', () => {
  const inBulk = limited.filter(({ key }) => bulkKeys.has(key));

  // @rule second-person: A bulk run passes no limit that single calls keep
  // @in domains/bulk-run/run-item.ts
  it.each(inBulk)('$id', async ({ key, limit }) => {
    expect(await smallestCoalition(key, limit, throughRuns)).toBe(2);
  });

  it.each(inBulk.filter(({ limit }) => isAmountLimit(limit)))(
    '$id, three at once',
    async ({ key, limit }) => {
      const { one } = await addPeople();
      const world = await addWorld(one);
      const attempts = [];
      for (let made = 0; made < 3; made += 1) attempts.push(await attempt(key, world, within));
      await Promise.all(attempts.map(({ ask }) => ask(throughRuns(one.api))));
      const { body } = await one.api.get('/approval/admin/v1/limits');
      const use = body.list.find((one: Schemas.LimitUse) => one.limit === limit);
      expect(Number(use.used_day)).toBeLessThanOrEqual(10_000);
    },
  );
});

describe('several requests do not pass together a limit that each of them keeps', () => {
  // @rule second-person: Solo approvals are totalled per client, person and pair, by day and week
  // @in ./signed-alone.ts
  // @rule second-person: The totals hold for simultaneous approvals too
  // @in ./signed-alone.ts
  it.each(bounded)('$id, three at once and one after them', async ({ key, limit }) => {
    const { one } = await addPeople();
    const world = await addWorld(one);
    const attempts = [];
    for (let number = 0; number < 3; number += 1) attempts.push(await attempt(key, world, within));
    await Promise.all(attempts.map(({ ask }) => ask(one.api)));
    const used = async () => {
      const { body } = await one.api.get('/approval/admin/v1/limits');
      return Number(body.list.find((use: Schemas.LimitUse) => use.limit === limit).used_day);
    };
    const atOnce = await used();
    expect(atOnce).toBeGreaterThan(5000);
    expect(atOnce).toBeLessThanOrEqual(10_000);
    const last = await attempt(key, world, within);
    await last.ask(one.api);
    expect([await last.isDone(), await used()]).toEqual([false, atOnce]);
  });
});

const page = fileURLToPath(new URL('../../../../../docs/security.md', import.meta.url));
const [begin, end] = ['<!-- coalitions: measured by coalition.test.ts -->', '<!-- /coalitions -->'];

// @rule second-person: Every operation with a limit is tried, and security.md shows the result
// @in docs/security.md
it('docs/security.md shows what was measured', async () => {
  expect(measured.size).toBe(limited.length);
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  expect(to).toBeGreaterThan(from);
  const updated = `${text.slice(0, from)}\n\n${coalitionTable()}\n\n${text.slice(to)}`;
  await expect(updated).toMatchFileSnapshot(page);
});

function coalitionTable(): string {
  const { limits, messages } = parseSetting('trade', undefined);
  const amount = (value: string) => Number(value).toLocaleString('en-US');
  const alone = (limit: Limit) => {
    if (limit === 'message') return `${messages.alone_max} clients in 24 hours`;
    if (limitRules[limit].clientIsFirst) return 'what the client asked for';
    if (!isAmountLimit(limit)) return 'nothing';
    const { record, maker_day, maker_week } = limits[limit];
    return `${amount(record)}; ${amount(maker_day)} in 24 hours; ${amount(maker_week)} in 7 days`;
  };
  const rows = twoPersonLimits.flatMap((limit) => {
    const of = limited.filter((operation) => operation.limit === limit);
    const numbers = [...new Set(of.map(({ key }) => measured.get(key)))];
    return numbers.map((number) => {
      const ids = of.filter(({ key }) => measured.get(key) === number).map(({ id }) => `\`${id}\``);
      return `| \`${limit}\` | ${ids.join(', ')} | ${alone(limit)} | ${number} |`;
    });
  });
  const head = '| limit | operations | one user alone | users beyond |';
  return [head, '|---|---|---|---|', ...rows].join('\n');
}
