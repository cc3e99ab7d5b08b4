import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schemas } from '@brokerdesk/sdk';
import { acknowledged } from '../../../apps/server/src/testing/acknowledged.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startStack } from '../../support/stack.ts';
import { type StaffApi, signInByHand } from '../../support/staff-api.ts';

const seconds = 10;
const writers = 12;
const rounds = 3;
const perRound = 240;
const approvers = ['angel', 'angel2', 'god2'];

export interface WriterFigures {
  one: number[];
  twelve: number[];
  twelveOnOne: number[];
  /** The median of the rounds, each compared within itself. */
  ratio: number;
  approvedOnOne: number[];
  approvedOnTwo: number[];
}

type Deposit = Pick<Schemas.Deposit, 'id' | 'version'>;

interface Writer {
  staff: StaffApi;
  client: Schemas.Client;
  account: string;
}

/** All writers append to one audit log. `entry` is the program of another server, such as an older one. */
export async function benchWriters(entry?: string): Promise<WriterFigures> {
  const postgres = await startPostgres({ onDisk: true });
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-writers-'));
  try {
    const databaseUrl = await postgres.createDatabase();
    const options = { databaseUrl, dataDir: folder, ...(entry === undefined ? {} : { entry }) };
    const first = await startStack(options);
    const second = await startStack(options);
    try {
      const all = await findWriters([first.url, second.url]);
      const onFirst = await findWriters([first.url]);
      const figures = {
        one: [],
        twelve: [],
        twelveOnOne: [],
        approvedOnOne: [],
        approvedOnTwo: [],
      } as {
        [figure in keyof Omit<WriterFigures, 'ratio'>]: number[];
      };
      const pending: Deposit[] = [];
      await write(all, 2, pending);
      for (let round = 0; round < rounds; round++) {
        figures.one.push(await write(all.slice(0, 1), seconds, pending));
        figures.twelve.push(await write(all, seconds, pending));
        figures.twelveOnOne.push(await write(onFirst, seconds, pending));
      }
      const onOne = await signInApprovers([first.url]);
      const onTwo = await signInApprovers([first.url, second.url]);
      await approveAll(onTwo, pending.splice(0, 40));
      for (let round = 0; round < rounds; round++) {
        figures.approvedOnOne.push(await approveAll(onOne, pending.splice(0, perRound)));
        figures.approvedOnTwo.push(await approveAll(onTwo, pending.splice(0, perRound)));
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

/** Returns how many there were a second. */
async function write(all: readonly Writer[], forSeconds: number, made: Deposit[]): Promise<number> {
  const started = performance.now();
  const until = started + forSeconds * 1000;
  const counts = await Promise.all(
    all.map(async (writer) => {
      let count = 0;
      for (; performance.now() < until; count++) made.push(await record(writer));
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - started);
}

async function record({ staff, client, account }: Writer): Promise<Deposit> {
  const { status, body } = await staff.post<Schemas.Deposit>(
    `/deposit/admin/v2/specialized/${client.id}`,
    {
      ...{ account_id: account, amount: '1.00', currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: client.full_name, reference_no: crypto.randomUUID() },
    },
  );
  if (status !== 201) throw new Error(`No deposit was made: ${status} ${JSON.stringify(body)}`);
  return body;
}

function signInApprovers(urls: readonly string[]): Promise<StaffApi[]> {
  return Promise.all(
    Array.from({ length: writers }, (_, index) =>
      signInByHand(
        urls[index % urls.length] as string,
        approvers[Math.floor(index / urls.length) % approvers.length] as string,
      ),
    ),
  );
}

/** Returns how many were approved a second. */
async function approveAll(staff: readonly StaffApi[], pending: Deposit[]): Promise<number> {
  const count = pending.length;
  const started = performance.now();
  await Promise.all(
    staff.map(async (person) => {
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const { status, body } = await person.put(`/deposit/admin/v1/audit/${next.id}`, {
          ...{ result: 'approved', version: next.version, ...acknowledged },
        });
        if (status !== 200) throw new Error(`No approval: ${status} ${JSON.stringify(body)}`);
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}
