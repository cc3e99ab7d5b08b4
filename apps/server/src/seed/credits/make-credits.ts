import { bookExchange } from '../../domains/account/book-exchange.ts';
import * as overdrawnSteps from '../../domains/credit/audit-overdrawn.ts';
import { bookOverdrawn } from '../../domains/credit/book-overdrawn.ts';
import { findRates } from '../../domains/currency/find-rate.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { convert } from '../../kernel/money/decimal.ts';
import { seededRandom } from '../../kernel/random.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';
import { before, type Holder, holders, hourMs, requestOf, type Setting } from './holders.ts';
import { loans, makeLoans, moreLoans } from './make-loans.ts';
import { makeWithdrawals } from './make-withdrawals.ts';

const givenEnds = ['approved', 'pending', 'approved', 'rejected'] as const;

async function makeGifts(tx: Transaction, setting: Setting, all: readonly Holder[]): Promise<void> {
  const { random, staff, now, audits } = setting;
  for (const [number, holder] of all.slice(0, 12).entries()) {
    const end = givenEnds[number % givenEnds.length] ?? 'pending';
    const at = before(now, end === 'pending' ? random.whole(2, 40) : random.whole(80, 900));
    const { booked, audit } = await bookOverdrawn(tx, {
      ...requestOf(setting, holder, at),
      kind: { subType: number % 3 === 0 ? 'bonus' : 'compensation' },
      // One of them waits for another user than its maker.
      amount: number === 1 ? '200000.00' : `${random.whole(1, 60) * 10}.00`,
      makerId: staff.angel,
      remark: random.pick(['系统延迟补偿', 'Goodwill after the outage', '新春活动', null]),
    });
    audits.push(audit);
    const checked = { actorId: staff.angel2, at: new Date(at.getTime() + hourMs) };
    if (end === 'approved') {
      audits.push(
        (await overdrawnSteps.settleStep(tx, booked, { action: 'approve', ...checked })).audit,
      );
    }
    if (end === 'rejected') {
      const why = { reasonCode: 'other', reason: '金额有误，请重新提交' };
      audits.push(
        (await overdrawnSteps.settleStep(tx, booked, { action: 'reject', ...why, ...checked }))
          .audit,
      );
    }
  }
}

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
