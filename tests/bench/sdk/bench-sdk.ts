import { type Cost, costOf, type Effort, measureInTurns, ratio } from '../measure.ts';
import { type Budget, bytes, duration, type PartReport, type Table, times } from '../report.ts';
import { fakeFetch } from './answer.ts';
import { axios } from './axios.ts';
import { brokerdesk } from './brokerdesk.ts';
import { ky } from './ky.ts';
import { ofetch } from './ofetch.ts';
import { openapiFetch } from './openapi-fetch.ts';
import { plainFetch } from './plain-fetch.ts';
import { expectSameCalls } from './same-calls.ts';

const creators = [plainFetch, openapiFetch, brokerdesk, ofetch, ky, axios];
const effort: Effort = { rounds: 21, roundMs: 10, batch: 64 };

const calls = {
  get: 'GET of a list',
  put: 'PUT with a body',
} as const;
type CallName = keyof typeof calls;

export async function benchSdk(): Promise<PartReport> {
  await expectSameCalls(creators);
  const clients = creators.map((create) => create(fakeFetch));
  const measured: Record<CallName, readonly Cost[]> = { get: [], put: [] };
  for (const call of ['get', 'put'] as const) {
    measured[call] = await measureInTurns(
      clients.map((client) => ({ name: client.name, operations: 1, run: client[call] })),
      effort,
    );
  }
  return {
    tables: [callTable('get', measured.get), callTable('put', measured.put)],
    budgets: [overheadBudget('get', measured.get), overheadBudget('put', measured.put)],
    details: measured,
  };
}

const limitName = 'openapi-fetch';
const floorOf = (costs: readonly Cost[]) => costOf(costs, 'plain fetch');

const overheadRatio = (cost: Cost, costs: readonly Cost[]) =>
  ratio(cost, costOf(costs, limitName), floorOf(costs));

function callTable(call: CallName, costs: readonly Cost[]): Table {
  const floor = floorOf(costs);
  return {
    title: `A call through the SDK: ${calls[call]}`,
    columns: ['', 'median', 'fastest', 'over fetch', 'allocates', `to ${limitName}`],
    rows: costs.map((cost) => [
      cost.name,
      duration(cost.median),
      duration(cost.fastest),
      cost === floor ? '' : duration(cost.median - floor.median),
      bytes(cost.bytes),
      cost === floor ? '' : times(overheadRatio(cost, costs)),
    ]),
  };
}

function overheadBudget(call: CallName, costs: readonly Cost[]): Budget {
  return {
    what: `SDK over fetch, ${calls[call]}, to ${limitName} alone`,
    measured: overheadRatio(costOf(costs, '@brokerdesk/sdk'), costs),
    atMost: 1.4,
    unit: '×',
  };
}
