import type { Transaction } from '../../kernel/db/database.ts';
import { seededRandom } from '../../kernel/random.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';
import { holders, type Setting } from './holders.ts';
import { makeExchanges } from './make-exchanges.ts';
import { makeGifts } from './make-gifts.ts';
import { loans, makeLoans, moreLoans } from './make-loans.ts';
import { makeWithdrawals } from './make-withdrawals.ts';

/**
 * Loans, compensation, bonus, exchanges and withdrawals in every state, of clients who have the
 * money for it, robots among them. After the deposits: what they credit is spent here.
 */
export async function makeCredits(tx: Transaction, common: Omit<Setting, 'audits'>): Promise<void> {
  const setting: Setting = { ...common, audits: [] };
  await makeLoans(tx, setting, { plans: loans, all: await holders(tx) });
  await makeGifts(tx, setting, await holders(tx));
  await makeExchanges(tx, setting, await holders(tx));
  await makeWithdrawals(tx, setting, await holders(tx));
  // A chance of their own: what is made after them stays as it is.
  const apart = { ...setting, random: seededRandom(moreLoans.length) };
  await makeLoans(tx, apart, { plans: moreLoans, all: (await holders(tx)).toReversed() });
  await writeAuditEntries(tx, null, setting.audits);
}
