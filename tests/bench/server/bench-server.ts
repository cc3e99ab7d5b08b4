import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { budgetMs, type Figure, measureCall } from './bench-lists.ts';
import { clientCalls, depositCalls, otherCalls } from './list-calls.ts';
import { startLargeServer } from './start-large-server.ts';

/**
 * `pnpm bench:server [--clients N] [--deposits N] [--rounds N] [--only WORDS] [--no-plans]
 * [--database URL] [--json FILE]`: what the lists cost on PostgreSQL, the 95th percentile against its
 * budget, and the plan of each query that is slow. `--database` takes one that is filled already.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    clients: { type: 'string', default: '200000' },
    deposits: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    plans: { type: 'boolean', default: true },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    json: { type: 'string' },
  },
});
const size = { clients: Number(values.clients), deposits: Number(values.deposits) };
const effort = { rounds: Number(values.rounds), plans: values.plans };

const server = await startLargeServer(size, values.database);
try {
  const figures: Figure[] = [];
  const staff = (await (await server.signIn('god')).get('/user/v1/list?size=200')).body.list;
  const agentId = staff.find(({ username }: { username: string }) => username === 'hero').id;
  for (const who of ['god', 'superman', 'hero']) {
    const person = await server.signIn(who);
    const calls = [
      ...(await depositCalls(person, agentId)),
      ...(await clientCalls(person)),
      ...otherCalls(),
    ];
    for (const call of calls.filter(({ what, path }) => `${path} ${what}`.includes(values.only))) {
      figures.push(await measureCall(server.db, { who, person }, call, effort));
    }
  }
  console.table(figures);
  const missed = figures.filter(({ within }) => !within);
  console.log(`${figures.length - missed.length} of ${figures.length} within ${budgetMs} ms.`);
  if (values.json !== undefined) {
    const report = { budgetMs, ...size, figures };
    await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  await server.stop();
}
