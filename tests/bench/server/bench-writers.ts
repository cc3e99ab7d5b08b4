import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schemas } from '@brokerdesk/sdk';
import { startPostgres } from '../../support/postgres.ts';
import { startStack } from '../../support/stack.ts';
import { type StaffApi, signInByHand } from '../../support/staff-api.ts';

const seconds = 10;
const writers = 12;
const rounds = 3;

export interface WriterFigures {
  /** Deposits recorded a second, of each round. */
  one: number[];
  twelve: number[];
  /** The median of the rounds, each compared within itself. */
  ratio: number;
}

interface Writer {
  staff: StaffApi;
  client: Schemas.Client;
  account: string;
}

/**
 * Deposits a second that are recorded through two replicas on one PostgreSQL that writes to disk: by one writer, and
 * by twelve at once, each for a client of its own. All of them append to one audit log.
 */
export async function benchWriters(): Promise<WriterFigures> {
  const postgres = await startPostgres({ onDisk: true });
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-writers-'));
  try {
    const databaseUrl = await postgres.createDatabase();
    const first = await startStack({ databaseUrl, dataDir: folder });
    const second = await startStack({ databaseUrl, dataDir: folder });
    try {
      const all = await findWriters([first.url, second.url]);
      const figures: Omit<WriterFigures, 'ratio'> = { one: [], twelve: [] };
      await write(all, 2);
      for (let round = 0; round < rounds; round++) {
        figures.one.push(await write(all.slice(0, 1), seconds));
        figures.twelve.push(await write(all, seconds));
      }
      const ratios = figures.one.map((one, round) => (figures.twelve[round] ?? Number.NaN) / one);
      ratios.sort((a, b) => a - b);
      return { ...figures, ratio: ratios[Math.floor(rounds / 2)] ?? Number.NaN };
    } finally {
      await Promise.all([first.terminate(), second.terminate()]);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Half of the writers at either replica. */
async function findWriters(urls: readonly string[]): Promise<Writer[]> {
  const staff = await Promise.all(urls.map((url) => signInByHand(url, 'god')));
  const [reader] = staff;
  const { body } = await (reader as StaffApi).get<Schemas.ClientList>(
    '/client/admin/v1/list?currency=USD&status=enabled&size=50',
  );
  return body.list.slice(0, writers).map((client, index) => {
    const account = client.accounts.find(({ currency }) => currency === 'USD');
    if (account === undefined) throw new Error(`${client.username} has no account in USD.`);
    return { staff: staff[index % staff.length] as StaffApi, client, account: account.id };
  });
}

/** Lets each writer record one deposit after the other. Returns how many there were a second. */
async function write(all: readonly Writer[], forSeconds: number): Promise<number> {
  const started = performance.now();
  const until = started + forSeconds * 1000;
  const counts = await Promise.all(
    all.map(async (writer) => {
      let count = 0;
      for (; performance.now() < until; count++) await record(writer);
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - started);
}

async function record({ staff, client, account }: Writer): Promise<void> {
  const { status, body } = await staff.post(`/deposit/admin/v2/specialized/${client.id}`, {
    ...{ account_id: account, amount: '1.00', currency: 'USD', sub_type: 'bank' },
    ...{ payer_name: client.full_name, reference_no: crypto.randomUUID() },
  });
  if (status !== 201) throw new Error(`No deposit was made: ${status} ${JSON.stringify(body)}`);
}
