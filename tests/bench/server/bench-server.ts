import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';
import { startLargeServer } from './start-large-server.ts';

/**
 * `pnpm bench:server [--clients N] [--deposits N] [--rounds N] [--json FILE]`: what the lists cost
 * on PostgreSQL, the 95th percentile against its budget, and the plan of each query that is slow.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200000' },
    deposits: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
});
const budgetMs = 100;
const size = { clients: Number(values.clients), deposits: Number(values.deposits) };
const pageSize = 25;

interface Figure {
  call: string;
  who: string;
  p50: number;
  p95: number;
  within: boolean;
}

const server = await startLargeServer(size);
try {
  const figures: Figure[] = [];
  for (const who of ['god', 'superman', 'hero']) {
    const person = await server.signIn(who);
    for (const call of await callsOf(person)) figures.push(await measure(who, person, call));
  }
  console.table(figures);
  if (values.json !== undefined) {
    const report = { budgetMs, ...size, figures };
    await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  await server.stop();
}

async function callsOf(person: ApiClient): Promise<string[]> {
  const lists = ['/deposit/admin/v1/list', '/client/admin/v1/list'];
  const calls = await Promise.all(
    lists.map(async (list) => {
      const { total } = (await person.get(`${list}?size=1`)).body;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      const page = (at: number) => `${list}?size=${pageSize}&page=${at}`;
      return [page(1), page(Math.ceil(pages / 2)), page(pages), `${page(1)}&q=client%20777`];
    }),
  );
  const deposits = `/deposit/admin/v1/list?size=${pageSize}`;
  return [
    ...calls.flat(),
    `${deposits}&status=pending`,
    `${deposits}&status=approved&sort=-amount`,
    `${deposits}&from=${encodeURIComponent(new Date(Date.now() - 86_400_000).toISOString())}`,
    `/client/admin/v1/list?size=${pageSize}&kyc_status=approved`,
    '/stat/admin/v1/summary',
  ];
}

async function measure(who: string, person: ApiClient, call: string): Promise<Figure> {
  const rounds = Number(values.rounds);
  const times: number[] = [];
  await ask(person, call);
  for (let round = 0; round < rounds; round++) times.push(await ask(person, call));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  const figure = { call, who, p50: at(0.5), p95: at(0.95), within: at(0.95) <= budgetMs };
  if (!figure.within) await explain(figure, person);
  return figure;
}

async function ask(person: ApiClient, call: string): Promise<number> {
  const started = performance.now();
  const { status, body } = await person.get(call);
  if (status !== 200) throw new Error(`${call} answered ${status} ${body.code}.`);
  return performance.now() - started;
}

/** The plan of what took most of the time. */
async function explain({ call, who, p95 }: Figure, person: ApiClient): Promise<void> {
  const stop = recordQueries();
  await ask(person, call);
  const slowest = stop().reduce<RecordedQuery | null>(
    (worst, query) => (worst === null || query.ms > worst.ms ? query : worst),
    null,
  );
  if (slowest === null) return;
  const { $client } = server.db as unknown as {
    // Drizzle keeps the pool that it was given under this name.
    $client: { query(text: string, values: unknown[]): Promise<{ rows: object[] }> };
  };
  const { rows } = await $client.query(
    `explain (analyze, buffers, costs off) ${slowest.text}`,
    slowest.values,
  );
  const plan = rows.map((row) => Object.values(row).join('')).join('\n');
  console.log(`\n${who} ${call}: ${p95} ms, of which one query ${Math.round(slowest.ms)} ms`);
  console.log(`${slowest.text}\n${plan}\n`);
}
