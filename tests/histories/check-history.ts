import { proveLedger } from '../support/ledger-check.ts';
import { checkAccounts } from './check-accounts.ts';
import type { Subject } from './fill.ts';
import { readFinalState } from './final-state.ts';
import type { Call, History } from './history.ts';
import { isLegal, type Model } from './linearize.ts';
import { claimed, once, reviewed, summed } from './models.ts';

export interface Unexplained {
  record: string;
  model: Model<never>;
  calls: readonly Call[];
}

export interface Findings {
  unexplained: Unexplained[];
  /** Records with too many possible orders to try them all. */
  undecided: string[];
  others: string[];
}

export async function checkHistory(
  history: History,
  subjects: readonly Subject[],
  url: string,
): Promise<Findings> {
  const { answers, accounts, unsealed } = await readFinalState(url, subjects);
  const kinds = new Map(subjects.map((subject) => [subject.record, subject]));
  for (const [record, calls] of history.byRecord()) {
    if (calls.length > 0) history.final(record, answers.get(record) ?? '0 times');
  }
  const byRecord = history.byRecord();
  const unexplained: Unexplained[] = [];
  const undecided: string[] = [];
  for (const [record, calls] of byRecord) {
    // The state of a model is known to nothing but the model.
    const model = modelOf(kinds.get(record)) as unknown as Model<never>;
    const legal = isLegal(model, calls);
    if (legal === undefined) undecided.push(record);
    if (legal === false) unexplained.push({ record, model, calls });
  }
  const others = checkAccounts(accounts, byRecord);
  if (unsealed > 0) others.push(`${unsealed} entries of the audit log are not sealed`);
  await proveLedger({ dataDir: '', databaseUrl: url }).catch((error: { stdout?: string }) => {
    others.push(...`ledger:check says\n${error.stdout ?? String(error)}`.split('\n'));
  });
  return { unexplained, undecided, others };
}

function modelOf(subject: Subject | undefined) {
  if (subject === undefined) return once;
  const { kind, amount } = subject;
  if (kind === 'claimed') return claimed;
  if (kind === 'summed') return summed;
  const isMade = kind === 'withdrawal' || kind === 'shared' || kind === 'contested';
  const posts = {
    deposit: ['approved', 'rolled_back'],
    shared: ['approved', 'rolled_back'],
    contested: ['approved', 'rolled_back'],
    withdrawal: ['created', 'approved', 'rejected', 'rolled_back'],
    credit: ['approved'],
  }[kind];
  const [needsTwo, mayLack] = [kind === 'shared', kind === 'contested'];
  return reviewed({ isMade, amount, needsTwo, mayLack, posts });
}
