import { openDatabase } from '../../apps/server/src/kernel/db/open-database.ts';
import { seededRandom } from '../../apps/server/src/kernel/random.ts';
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts';
import { seedStaff } from '../../apps/server/src/seed/staff.ts';
import { addWithdrawal, putIn } from '../../apps/server/src/testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addPair,
  addRate,
  type ClientFixture,
} from '../../apps/server/src/testing/deposit-fixtures.ts';
import { changeLimits } from '../../apps/server/src/testing/two-person-fixtures.ts';
import type { Filling } from './cluster.ts';

export type Kind =
  | 'deposit'
  | 'credit'
  | 'withdrawal'
  | 'shared'
  | 'summed'
  | 'claimed'
  | 'contested';

export interface Subject {
  readonly record: string;
  readonly kind: Kind;
  /** Its id; of summed records both. */
  readonly ids: readonly string[];
  readonly amount: string;
  /** The client whose money a rollback takes, if it may be gone. */
  readonly payer?: ClientFixture;
  version: number;
  calls: number;
}

export interface Filled {
  /** Has the account that every deposit and credit of the run goes to. */
  client: ClientFixture;
  exchanging: ClientFixture[];
  waiting: Record<Exclude<Kind, 'deposit' | 'credit'>, Subject[]>;
}

export const jwtSecret = 'a secret that only the histories have: 1234';
/** Above the limit of one record: it takes two people. */
const largeAmount = '20000.00';
/** Below the limit of one record, above half of what one user may approve for one client in a day. */
const halfAmount = '6000.00';
/** All that its client has, so that it cannot be both exchanged and taken back. */
const contestedAmount = '100.00';
const enough = '1000000000';

export async function fillDatabase(urls: Filling, count: number): Promise<Filled> {
  const { db, close } = await openDatabase({ dataDir: '', ...urls });
  try {
    const { seal } = deriveSecrets(jwtSecret);
    await db.transaction((tx) => seedStaff(tx, { random: seededRandom(1), at: new Date(), seal }));
    const bounds = ['maker_day', 'maker_week', 'client_day', 'client_week', 'pair_week'];
    const credit = Object.fromEntries(bounds.map((bound) => [bound, enough]));
    const lifted = { ...credit, pair_day: enough };
    await changeLimits(db, {
      ...{ credit, withdrawal: lifted, rollback: lifted, exchange: lifted, total: credit },
    });
    await addPair(db, { primary: 'USD', secondary: 'EUR' });
    await addPair(db, { primary: 'EUR', secondary: 'USD' });
    await addRate(db, { primary: 'USD', secondary: 'EUR', final: '0.5' });
    await addRate(db, { primary: 'EUR', secondary: 'USD', final: '2' });

    const client = await addClient(db, { currencies: ['USD', 'EUR'] });
    await putIn(db, client, '100000.00');
    const exchanging = [client];
    for (let made = 0; made < 2; made += 1) {
      const rich = await addClient(db, { currencies: ['USD', 'EUR'] });
      await putIn(db, rich, '100.00');
      exchanging.push(rich);
    }
    const waiting: Filled['waiting'] = {
      ...{ withdrawal: [], shared: [], summed: [], claimed: [], contested: [] },
    };
    const add = (
      kind: keyof typeof waiting,
      subject: Pick<Subject, 'amount' | 'ids'> & { payer?: ClientFixture },
    ) =>
      waiting[kind].push({
        ...{ record: `${kind} ${waiting[kind].length + 1}`, kind, version: 1, calls: 0 },
        ...subject,
      });
    for (let made = 0; made < count; made += 1) {
      const paid = await addClient(db, { identity: 'approved' });
      await putIn(db, paid, '150.00');
      add('withdrawal', { amount: '100.00', ids: [(await addWithdrawal(db, paid)).id] });
      const large = await addDeposit(db, await addClient(db), { amount: largeAmount });
      add('shared', { amount: largeAmount, ids: [large.id] });
      const signed = await addClient(db);
      const one = await addDeposit(db, signed, { amount: halfAmount });
      const other = await addDeposit(db, signed, { amount: halfAmount });
      add('summed', { amount: halfAmount, ids: [one.id, other.id] });
      add('claimed', { amount: '100.00', ids: [(await addDeposit(db, signed)).id] });
      const payer = await addClient(db, { currencies: ['USD', 'EUR'] });
      const spent = await addDeposit(db, payer, { amount: contestedAmount });
      add('contested', { amount: contestedAmount, ids: [spent.id], payer });
    }
    return { client, exchanging, waiting };
  } finally {
    await close();
  }
}
