import { Client } from 'pg';
import type { Kind, Subject } from './fill.ts';
import { finalReviewed } from './models.ts';

export interface Posted {
  transaction: string;
  /** Record of the history and what happened to it: `deposit 3 approved`; null if it was posted before the calls. */
  cause: string | null;
  bucket: 'available' | 'frozen';
  amount: string;
}

export interface AccountState {
  id: string;
  balance: string;
  frozen: string;
  /** In the order in which they were appended. */
  entries: Posted[];
}

export interface FinalState {
  answers: Map<string, string>;
  accounts: AccountState[];
  unsealed: number;
}

interface Found {
  id: string;
  name: string | null;
  status: string;
  version: number;
  amount: string;
  signed: string | null;
  trail: string[];
  posted: string[];
}

const tables = { deposit: 'deposit', withdrawal: 'withdrawal', credit: 'overdrawn' } as const;
const prefixes = { deposit: 'deposit', withdrawal: 'withdrawal', credit: 'compensation' } as const;

/** Call once nothing runs any more. */
export async function readFinalState(
  url: string,
  subjects: readonly Subject[],
): Promise<FinalState> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const answers = new Map<string, string>();
    const names = new Map<string, string>();
    const found: Found[] = [];
    for (const kind of ['deposit', 'withdrawal', 'credit'] as const) {
      found.push(...(await readRecords(client, kind)));
    }
    const byId = new Map(found.map((record) => [record.id, record]));
    const byName = Map.groupBy(found, ({ name }) => name);
    const holders = await readHolders(client);
    for (const { record, kind, ids } of subjects) {
      const made = kind === 'deposit' || kind === 'credit';
      const mine = made ? (byName.get(record) ?? []) : ids.flatMap((id) => byId.get(id) ?? []);
      for (const { id } of mine) names.set(id, record);
      answers.set(record, answerOf(kind, mine, holders));
    }
    const exchanged = await readExchanges(client);
    for (const { id, record } of exchanged) names.set(id, record);
    for (const [record, times] of Map.groupBy(exchanged, (one) => one.record)) {
      answers.set(record, `${times.length} times`);
    }
    return {
      answers,
      accounts: await readAccounts(client, names),
      unsealed: await unsealed(client),
    };
  } finally {
    await client.end();
  }
}

function answerOf(kind: Kind, found: Found[], holders: ReadonlyMap<string, string>): string {
  const [record] = found;
  if (record === undefined) return 'none';
  if (kind === 'summed') {
    return found.map(({ status, signed }) => (signed === null ? status : 'signed')).join(' and ');
  }
  if (found.length > 1) return `${found.length} records`;
  if (kind === 'claimed') return holders.get(record.id) ?? 'free';
  return finalReviewed(record);
}

async function readRecords(client: Client, kind: keyof typeof tables): Promise<Found[]> {
  const table = tables[kind];
  const name = { deposit: 'reference_no', withdrawal: 'null', credit: 'remark' }[kind];
  const { rows } = await client.query(
    `select r.id, ${name} as name, r.status, r.version, r.amount,
      (select s.username from proposal p join staff_user s on s.id = p.maker_id
        where p.subject_id = r.id::text and p.status = 'pending') as signed,
      array(select a.action from audit_log a
        where a.subject_type = $1 and a.subject_id = r.id::text and a.action like $2 || '.%'
        order by a.seq) as trail,
      array(select t.kind from ledger_transaction t
        where t.reference_type = $1 and t.reference_id = r.id order by t.created_at, t.id) as posted
    from ${table} r order by r.created_at, r.id`,
    [table, prefixes[kind]],
  );
  const short = (actions: string[]) => actions.map((action) => action.split('.')[1] ?? action);
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount).toFixed(2),
    trail: short(row.trail),
    posted: short(row.posted),
  }));
}

async function readHolders(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select w.record_id as id, s.username from work_item w join staff_user s on s.id = w.holder_id`,
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}

async function readExchanges(client: Client): Promise<{ id: string; record: string }[]> {
  const { rows } = await client.query(
    `select e.id, c.username, e.amount, e.currency from conversion e join client c on c.id = e.client_id`,
  );
  return rows.map(({ id, username, amount, currency }) => ({
    id,
    record: `exchange of ${username} ${Number(amount).toFixed(2)} ${currency}`,
  }));
}

async function readAccounts(
  client: Client,
  names: ReadonlyMap<string, string>,
): Promise<AccountState[]> {
  const { rows: accounts } = await client.query<AccountState>(
    'select id, balance, frozen from account',
  );
  const { rows } = await client.query(
    `select t.id as transaction, e.account_id as account, e.bucket, e.amount, t.kind, t.reference_id as reference
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account_id is not null order by e.seq`,
  );
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return accounts.map((account) => ({
    ...account,
    entries: (byAccount.get(account.id) ?? []).map(({ account: _, kind, reference, ...entry }) => {
      const name = names.get(reference);
      const [, happened] = kind.split('.');
      return { ...entry, cause: name === undefined ? null : `${name} ${happened}` };
    }),
  }));
}

async function unsealed(client: Client): Promise<number> {
  const { rows } = await client.query('select count(*)::int as count from audit_pending');
  return rows[0]?.count ?? 0;
}
