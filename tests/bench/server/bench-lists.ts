import type { Database } from '../../../apps/server/src/kernel/db/database.ts';
import type { ApiClient } from '../../../apps/server/src/testing/api-client.ts';
import type { ListCall } from './list-calls.ts';
import { type RecordedQuery, recordQueries } from './record-queries.ts';

export const budgetMs = 100;

export interface Figure {
  who: string;
  list: string;
  what: string;
  p50: number;
  p95: number;
  within: boolean;
}

export interface Effort {
  rounds: number;
  plans: boolean;
}

export async function measureCall(
  db: Database,
  { who, person }: { who: string; person: ApiClient },
  call: ListCall,
  { rounds, plans }: Effort,
): Promise<Figure> {
  const times: number[] = [];
  await ask(person, call.path);
  for (let round = 0; round < rounds; round++) times.push(await ask(person, call.path));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  const list = call.path.split('?', 1).join('');
  const p95 = at(0.95);
  const figure = {
    who,
    list,
    what: call.what,
    p50: at(0.5),
    p95,
    within: p95 <= (call.budgetMs ?? budgetMs),
  };
  if (!figure.within && plans) await explain(db, figure, person, call.path);
  return figure;
}

async function ask(person: ApiClient, path: string): Promise<number> {
  const started = performance.now();
  const { status, body } = await person.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status} ${body.code}.`);
  return performance.now() - started;
}

async function explain(
  db: Database,
  { who, what, p95 }: Figure,
  person: ApiClient,
  path: string,
): Promise<void> {
  const stop = recordQueries();
  await ask(person, path);
  const queries = stop();
  const slowest = queries.reduce<RecordedQuery | null>(
    (worst, query) => (worst === null || query.ms > worst.ms ? query : worst),
    null,
  );
  if (slowest === null) return;
  const { $client } = db as unknown as {
    // Drizzle keeps the pool that it was given under this name.
    $client: { query(text: string, values: readonly unknown[]): Promise<{ rows: object[] }> };
  };
  const { rows } = await $client.query(
    `explain (analyze, buffers, costs off) ${slowest.text}`,
    slowest.values,
  );
  const plan = rows.map((row) => Object.values(row).join('')).join('\n');
  const times = queries.map(({ ms }) => Math.round(ms)).join(' + ');
  console.log(`\n${who}, ${what}: ${p95} ms; queries ${times} ms, of which the slowest:`);
  console.log(`${slowest.text}\n-- ${JSON.stringify(slowest.values)}\n${plan}\n`);
}
