import { bookExchange } from '../../domains/account/book-exchange.ts';
import { findRates } from '../../domains/currency/find-rate.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { convert } from '../../kernel/money/decimal.ts';
import { seededRandom } from '../../kernel/random.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';
import { before, type Holder, holders, type Setting } from './holders.ts';
import { makeGifts } from './make-gifts.ts';
import { loans, makeLoans, moreLoans } from './make-loans.ts';
import { makeWithdrawals } from './make-withdrawals.ts';

async function makeExchanges(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
): Promise<void> {
  const { random, staff, now, timeZone, audits } = setting;
  const pairs = all.flatMap((from) =>
    all
      .filter((to) => to !== from && to.account.clientId === from.account.clientId)
      .map((to) => ({ from: from.account, to: to.account })),
  );
  for (const { from, to } of pairs.slice(0, 6)) {
    const at = before(now, random.whole(62, 70));
    const pair = { primary: from.currency, secondary: to.currency, at };
    const [rate] = await findRates(tx, [pair], 'client');
    if (rate === undefined) continue;
    const amount = `${random.whole(1, 4)}00.00`;
    const received = convert(amount, rate.rate, to.currency);
    const id = random.id(at);
    const request = { from, to, amount, received, rate, makerId: staff.angel, timeZone, at, id };
    audits.push((await bookExchange(tx, request)).audit);
  }
}

/** Runs after the deposits: their money is spent here. */
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
