import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchApprovals } from './bench-approvals.ts';
import { benchDrafts } from './bench-drafts.ts';
import { budgetMs, type Figure, measureCall } from './bench-lists.ts';
import { benchWriters } from './bench-writers.ts';
import { clientCalls, depositCalls, otherCalls, statisticsCalls } from './list-calls.ts';
import { clientCallsOf, recordCalls, searchCalls } from './record-calls.ts';
import { fillDatabase, fillPostgres, serve } from './start-large-server.ts';

/**
 * `pnpm bench:server [--clients N] [--deposits N] [--orders N] [--rounds N] [--as NAMES] [--only TEXT] [--no-plans]
 * [--no-lists] [--no-approvals] [--no-drafts] [--no-writers] [--database URL [--fill]] [--entry SERVER] [--json FILE]`:
 * 95th percentile of the lists on PostgreSQL with the plans of slow queries, approvals against pgbench, a draft of 50,000
 * allocation lines, deposits and approvals over two replicas. `--database` uses a filled database and keeps it, `--fill`
 * fills it first, `--entry` is the program of an older server.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    clients: { type: 'string', default: '200000' },
    deposits: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    plans: { type: 'boolean', default: true },
    lists: { type: 'boolean', default: true },
    approvals: { type: 'boolean', default: true },
    drafts: { type: 'boolean', default: true },
    writers: { type: 'boolean', default: true },
    as: { type: 'string', default: 'god,superman,hero' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    entry: { type: 'string' },
    fill: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const size = {
  clients: Number(values.clients),
  deposits: Number(values.deposits),
  orders: Number(values.orders),
};
const effort = { rounds: Number(values.rounds), plans: values.plans };
const ratioMin = 0.6;
const writersMin = 2;

if (values.fill && values.database !== undefined) await fillDatabase(values.database, size);
const filled =
  values.database === undefined
    ? await fillPostgres(size)
    : { url: values.database, stop: async () => {} };
try {
  const figures = values.lists ? await benchLists(filled.url) : [];
  console.table(figures);
  const missed = figures.filter(({ within }) => !within);
  console.log(
    `${figures.length - missed.length} of ${figures.length} within ${budgetMs} ms, statistics within 300.`,
  );
  const approvals = values.approvals ? await benchApprovals(filled.url) : null;
  if (approvals !== null) {
    console.log('Approvals a second, by round:', approvals);
    console.log(`${approvals.ratio.toFixed(2)} of pgbench, at least ${ratioMin}.`);
  }
  const drafts = values.drafts ? await benchDrafts(filled.url) : null;
  if (drafts !== null) console.log('An order book, in milliseconds:', drafts);
  const writers = values.writers ? await benchWriters(values.entry) : null;
  if (writers !== null) {
    console.log('Deposits and approvals a second over two replicas, by round:', writers);
    console.log(`${writers.ratio.toFixed(2)} × one writer, at least ${writersMin}.`);
  }
  if (values.json !== undefined) {
    const report = { budgetMs, ratioMin, writersMin, ...size, figures, approvals, drafts, writers };
    await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  await filled.stop();
}

async function benchLists(url: string): Promise<Figure[]> {
  const server = await serve(url);
  try {
    const figures: Figure[] = [];
    const staff = (await (await server.signIn('god')).get('/user/v1/list?size=200')).body.list;
    const agent = staff.find(({ username }: { username: string }) => username === 'hero');
    for (const who of values.as.split(',')) {
      const person = await server.signIn(who);
      const calls = [
        ...(await depositCalls(person, agent.id)),
        ...(await clientCalls(person)),
        ...(await recordCalls(person)),
        ...(await clientCallsOf(person)),
        ...(await searchCalls(person)),
        ...otherCalls(),
        ...(await statisticsCalls(who, person)),
      ];
      const chosen = calls.filter(({ what, path }) => `${path} ${what}`.includes(values.only));
      for (const call of chosen) {
        const figure = await measureCall(server.db, { who, person }, call, effort);
        // One by one, so that a run that is broken off has not been for nothing.
        console.log(`${who} ${figure.list} ${figure.what}: ${figure.p50}, ${figure.p95} ms`);
        figures.push(figure);
      }
    }
    return figures;
  } finally {
    await server.stop();
  }
}
