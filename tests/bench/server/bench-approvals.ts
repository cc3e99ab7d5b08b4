import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { acknowledged } from '../../../apps/server/src/testing/acknowledged.ts';
import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import { findPostgres } from '../../../scripts/lib/find-postgres.mjs';
import { type RecordedQuery, recordQueries, withoutSeal } from './record-queries.ts';
import { serve } from './start-large-server.ts';

const deposits = '/deposit/admin/v1';
const clients = 8;
const rounds = 3;
const perRound = 120;

export interface ApprovalFigures {
  api: number[];
  pgbench: number[];
  /** The median of the rounds, each compared within itself. */
  ratio: number;
  statements: number;
}

/**
 * Statements are recorded here, one approval after the other, and played back in a copy of the database as it was
 * before. The copy pays one more statement: to read its values.
 */
export async function benchApprovals(databaseUrl: string): Promise<ApprovalFigures> {
  const copy = await copyDatabase(databaseUrl);
  const server = await serve(databaseUrl);
  try {
    const person = await server.signIn('god');
    const pending = await findPending(person, rounds * perRound * 2);
    const recorded: RecordedQuery[][] = [];
    for (const { id, version } of pending.splice(0, rounds * perRound)) {
      const stop = recordQueries();
      await approve(person, id, version);
      await server.sealed();
      recorded.push(withoutSeal(stop()));
    }
    const replay = await prepareReplay(copy.url, recorded);
    const figures: Omit<ApprovalFigures, 'ratio'> = {
      api: [],
      pgbench: [],
      statements: replay.statements,
    };
    for (let round = 0; round < rounds; round++) {
      figures.api.push(await timeApi(person, pending.splice(0, perRound)));
      figures.pgbench.push(await replay.run());
    }
    await replay.stop();
    const ratios = figures.api.map((api, round) => api / (figures.pgbench[round] ?? Number.NaN));
    ratios.sort((a, b) => a - b);
    return { ...figures, ratio: ratios[Math.floor(rounds / 2)] ?? Number.NaN };
  } finally {
    await server.stop();
    await copy.drop();
  }
}

interface Pending {
  id: string;
  version: number;
}

async function findPending(person: ApiClient, count: number): Promise<Pending[]> {
  const found: Pending[] = [];
  for (let page = 1; found.length < count; page++) {
    // Small ones: the one who made them is another, and no second person is asked for.
    const query = `status=pending&sort=amount&size=200&page=${page}`;
    const { list } = (await person.get(`${deposits}/list?${query}`)).body;
    if (list.length === 0) throw new Error(`Only ${found.length} deposits wait: ask for more.`);
    // At `stop`, an approval gives a reason of its own.
    found.push(...list.filter(({ risk }: { risk: string }) => risk !== 'stop'));
  }
  return found.slice(0, count);
}

async function approve(person: ApiClient, id: string, version: number): Promise<void> {
  const { status, body } = await person.call(
    'PUT',
    `${deposits}/audit/${id}`,
    { result: 'approved', version, ...acknowledged },
    { 'idempotency-key': randomUUID() },
  );
  if (status !== 200) throw new Error(`An approval was answered ${status} ${body.code}.`);
}

async function timeApi(person: ApiClient, pending: Pending[]): Promise<number> {
  const count = pending.length;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        await approve(person, next.id, next.version);
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}

async function prepareReplay(url: string, recorded: readonly RecordedQuery[][]) {
  const shape = (queries: readonly RecordedQuery[]) =>
    JSON.stringify(queries.map(({ text, values }) => [text, values.map((value) => value == null)]));
  // Now and then one asks for something more, such as what is remembered for a minute.
  const byShape = Map.groupBy(recorded, shape);
  const [alike = []] = [...byShape.values()].sort((a, b) => b.length - a.length);
  const [first = []] = alike;
  if (alike.length < recorded.length / 2) {
    throw new Error('The approvals are not alike: their statements cannot be played back.');
  }
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('create table bench_call (n bigint primary key, v text[] not null)');
  await database.query('create sequence bench_next');
  for (const [n, queries] of alike.entries()) {
    const values = queries.flatMap((query) => query.values.filter((value) => value != null));
    await database.query('insert into bench_call values ($1, $2)', [n + 1, values.map(asText)]);
  }
  await database.end();

  let count = 0;
  const script = first.map(({ text, values }) => {
    const names = values.map((value) => {
      if (value == null) return 'null';
      count += 1;
      return `:v${count}`;
    });
    return `${text.trim().replaceAll(/\$(\d+)/g, (_, at) => names[Number(at) - 1] ?? 'null')};`;
  });
  const columns = Array.from({ length: count }, (_, at) => `v[${at + 1}] as v${at + 1}`);
  const read = `select ${columns.join(', ')} from bench_call where n = (select nextval('bench_next')) \\gset`;
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-pgbench-'));
  const file = join(folder, 'approval.sql');
  await writeFile(file, `${[read, ...script].join('\n')}\n`);
  const each = Math.floor(alike.length / rounds / clients);
  return {
    statements: first.length,
    run: () => runPgbench(url, file, each),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function runPgbench(url: string, file: string, each: number): Promise<number> {
  // Beside the server's programs, where those on the path are links to them.
  const server = await realpath(join(findPostgres() ?? '', 'postgres'));
  const program = join(dirname(server), 'pgbench');
  const load = ['-c', String(clients), '-j', '2', '-t', String(each)];
  const { stdout } = await promisify(execFile)(program, [
    ...['--no-vacuum', '--protocol', 'extended', '-f', file],
    ...load,
    url,
  ]);
  const done = /actually processed: (\d+)\/(\d+)/.exec(stdout);
  const tps = /tps = ([\d.]+)/.exec(stdout);
  if (done === null || done[1] !== done[2] || tps === null) {
    throw new Error(`pgbench did not play everything back:\n${stdout}`);
  }
  return Number(tps[1]);
}

async function copyDatabase(url: string) {
  const name = new URL(url).pathname.slice(1);
  const copied = `${name}_replay`;
  const other = new URL(url);
  other.pathname = '/postgres';
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: other.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`drop database if exists ${copied}`);
  await execute(`create database ${copied} template ${name}`);
  const copyUrl = new URL(url);
  copyUrl.pathname = `/${copied}`;
  return { url: copyUrl.href, drop: () => execute(`drop database ${copied}`) };
}
