import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import type { Destination } from '../db/schema/withdrawal.ts';
import { account, client, type withdrawal } from '../db/schema.ts';
import { bookExchange } from '../domains/account/book-exchange.ts';
import { findRates } from '../domains/currency/find-rate.ts';
import { bookOverdrawn, type OverdrawnRequest } from '../domains/overdrawn/book-overdrawn.ts';
import type { OverdrawnRecord } from '../domains/overdrawn/reckon-loan.ts';
import * as overdrawnSteps from '../domains/overdrawn/settle-overdrawn.ts';
import { bookWithdrawal } from '../domains/withdrawal/book-withdrawal.ts';
import * as withdrawalSteps from '../domains/withdrawal/settle-withdrawal.ts';
import { compare, convert, minus } from '../money/decimal.ts';
import { type AuditEntry, writeAuditEntries } from '../platform/audit-log.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoStaff } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  now: Date;
  baseCurrency: string;
  timeZone: string;
}

interface Holder {
  account: { id: string; clientId: string; currency: string };
  available: string;
  name: string;
  fake: boolean;
}

const hourMs = 60 * 60 * 1000;
const noReason = { reasonCode: null, reason: null };
const banks = ['中国工商银行', '招商银行', 'HSBC Hong Kong', 'DBS Bank', 'Deutsche Bank'] as const;
const withdrawalEnds = [
  'pending',
  'approved',
  'pending',
  'rejected',
  'approved',
  'rolled_back',
  'pending',
] as const;
const givenEnds = ['approved', 'pending', 'approved', 'rejected'] as const;
/** How long ago a loan was asked for, for how long, and what became of it. */
type LoanPlan = { days: number; term: number; end: OverdrawnRecord['status'] };

const loans: readonly LoanPlan[] = [
  { days: 0.3, term: 30, end: 'pending' },
  { days: 0.8, term: 90, end: 'pending' },
  { days: 5, term: 30, end: 'rejected' },
  { days: 12, term: 30, end: 'approved' },
  { days: 75, term: 60, end: 'approved' },
  { days: 40, term: 90, end: 'outstanding' },
  { days: 100, term: 60, end: 'outstanding' },
  { days: 60, term: 90, end: 'completed' },
];
/** More of those that somebody has to see to: to be decided, due in some days, overdue. */
const moreLoans: readonly LoanPlan[] = [
  { days: 0.1, term: 60, end: 'pending' },
  { days: 0.2, term: 30, end: 'pending' },
  { days: 0.5, term: 180, end: 'pending' },
  { days: 1.2, term: 90, end: 'pending' },
  { days: 1.5, term: 45, end: 'pending' },
  { days: 2.3, term: 60, end: 'pending' },
  { days: 28.6, term: 30, end: 'approved' },
  { days: 85.3, term: 90, end: 'approved' },
  { days: 57.1, term: 60, end: 'outstanding' },
  { days: 33.4, term: 30, end: 'approved' },
];

/**
 * Loans, compensation, bonus, exchanges and withdrawals in every state, of clients who have the
 * money for it, robots among them. After the deposits: what they credit is spent here.
 */
export async function makeCredits(tx: Transaction, setting: Setting): Promise<void> {
  const audits: AuditEntry[] = [];
  await makeLoans(tx, setting, { plans: loans, all: await holders(tx) }, audits);
  await makeGifts(tx, setting, await holders(tx), audits);
  await makeExchanges(tx, setting, await holders(tx), audits);
  await makeWithdrawals(tx, setting, await holders(tx), audits);
  // A chance of their own: what is made after them stays as it is.
  const apart = { ...setting, random: seededRandom(moreLoans.length) };
  const last = (await holders(tx)).toReversed();
  await makeLoans(tx, apart, { plans: moreLoans, all: last }, audits);
  // What is long past is news to nobody.
  const past = audits
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map((audit) => ({ ...audit, changed: [] }));
  await writeAuditEntries(tx, null, past);
}

/** Accounts with money, always in the same order. */
async function holders(tx: Transaction): Promise<Holder[]> {
  const rows = await tx
    .select({ account, name: client.fullName, fake: client.fake })
    .from(account)
    .innerJoin(client, eq(client.id, account.clientId))
    .orderBy(asc(account.id));
  const rich = rows
    .map((row) => ({ ...row, available: minus(row.account.balance, row.account.frozen) }))
    .filter(({ available }) => compare(available, '500') >= 0);
  // Robots here and there, not at the end where their numbers are.
  const robots = rich.filter(({ fake }) => fake);
  const others = rich.filter(({ fake }) => !fake);
  const spread = robots.slice(0, Math.ceil(others.length / 12));
  return others.flatMap((one, number) => {
    const robot = number % 12 === 3 ? spread.shift() : undefined;
    return robot === undefined ? [one] : [one, robot];
  });
}

async function makeLoans(
  tx: Transaction,
  setting: Setting,
  { plans, all }: { plans: readonly LoanPlan[]; all: readonly Holder[] },
  audits: AuditEntry[],
): Promise<void> {
  const { random, staff, now } = setting;
  for (const [number, { days, term: termDays, end }] of plans.entries()) {
    const holder = all[(number * 5 + 1) % all.length];
    if (holder === undefined) return;
    const at = before(now, days * 24);
    const apr = random.pick(['8.5', '12', '15.25']);
    const kind: OverdrawnRequest['kind'] = {
      subType: 'loan',
      terms: { apr, lateApr: '18.25', termDays },
    };
    const amount = `${random.whole(5, 80) * 100}.00`;
    const { booked, audit } = await bookOverdrawn(tx, {
      ...requestOf(setting, holder, at),
      kind,
      amount,
      makerId: null,
      clientRemark: random.pick(['周转', 'Bridge until my transfer arrives', null]),
    });
    audits.push(audit);
    const checked = { actorId: staff.angel, at: new Date(at.getTime() + 2 * hourMs) };
    if (end === 'pending') continue;
    if (end === 'rejected') {
      const why = { reasonCode: 'not_eligible', reason: null };
      audits.push((await overdrawnSteps.reject(tx, booked, why, checked)).audit);
      continue;
    }
    let { after, audit: approval } = await overdrawnSteps.approve(tx, booked, noReason, checked);
    audits.push(approval);
    if (end === 'approved') continue;
    // A completed one is repaid before its first day is over, when it is exactly the principal.
    const payments =
      end === 'completed'
        ? [{ hours: 1, part: amount }]
        : [
            { hours: days * 12, part: '120.00' },
            { hours: days * 16, part: '75.50' },
          ];
    for (const { hours, part } of payments) {
      const paidAt = new Date(checked.at.getTime() + hours * hourMs);
      const by = { actorId: staff.angel2, at: paidAt, id: random.id(paidAt) };
      const paid = await overdrawnSteps.repay(tx, after, part, by);
      after = paid.after;
      audits.push(paid.audit);
    }
  }
}

async function makeGifts(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
  audits: AuditEntry[],
): Promise<void> {
  const { random, staff, now } = setting;
  for (const [number, holder] of all.slice(0, 12).entries()) {
    const end = givenEnds[number % givenEnds.length] ?? 'pending';
    const at = before(now, end === 'pending' ? random.whole(2, 40) : random.whole(80, 900));
    const { booked, audit } = await bookOverdrawn(tx, {
      ...requestOf(setting, holder, at),
      kind: { subType: number % 3 === 0 ? 'bonus' : 'compensation' },
      // One of them waits for somebody else than its maker.
      amount: number === 1 ? '200000.00' : `${random.whole(1, 60) * 10}.00`,
      makerId: staff.angel,
      remark: random.pick(['系统延迟补偿', 'Goodwill after the outage', '新春活动', null]),
    });
    audits.push(audit);
    const checked = { actorId: staff.angel2, at: new Date(at.getTime() + hourMs) };
    if (end === 'approved') {
      audits.push((await overdrawnSteps.approve(tx, booked, noReason, checked)).audit);
    }
    if (end === 'rejected') {
      const why = { reasonCode: 'other', reason: '金额有误，请重新提交' };
      audits.push((await overdrawnSteps.reject(tx, booked, why, checked)).audit);
    }
  }
}

async function makeExchanges(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
  audits: AuditEntry[],
): Promise<void> {
  const { random, staff, now, timeZone } = setting;
  const pairs = all.flatMap((from) =>
    all
      .filter((to) => to !== from && to.account.clientId === from.account.clientId)
      .map((to) => ({ from: from.account, to: to.account })),
  );
  for (const { from, to } of pairs.slice(0, 6)) {
    const at = before(now, random.whole(62, 70));
    const pair = { primary: from.currency, secondary: to.currency, at };
    const [rate] = await findRates(tx, [pair]);
    if (rate === undefined) continue;
    const amount = `${random.whole(1, 4)}00.00`;
    const received = convert(amount, rate.rate, to.currency);
    const id = random.id(at);
    const request = { from, to, amount, received, rate, makerId: staff.angel, timeZone, at, id };
    audits.push((await bookExchange(tx, request)).audit);
  }
}

async function makeWithdrawals(
  tx: Transaction,
  setting: Setting,
  all: readonly Holder[],
  audits: AuditEntry[],
): Promise<void> {
  const { random, staff, now } = setting;
  for (const [number, holder] of all.slice(0, 21).entries()) {
    const end = withdrawalEnds[number % withdrawalEnds.length] ?? 'pending';
    const at = before(now, end === 'pending' ? random.whole(1, 20) : random.whole(24, 60));
    // One of them was made by staff, and waits for somebody else.
    const large = number === 2 && compare(holder.available, '20000') >= 0;
    const { booked, audit } = await bookWithdrawal(tx, {
      ...requestOf(setting, holder, at),
      amount: large ? '20000.00' : `${random.whole(5, 45) * 10}.00`,
      fee: random.pick(['0.00', '2.00', '5.00']),
      destination: destinationOf(random, holder),
      makerId: number === 2 ? staff.angel : null,
      clientRemark: random.pick(['请尽快处理', 'Rent is due', null]),
    });
    audits.push(audit);
    audits.push(...(await decide(tx, setting, booked, end)));
  }
}

async function decide(
  tx: Transaction,
  { random, staff }: Setting,
  booked: typeof withdrawal.$inferSelect,
  end: (typeof withdrawalEnds)[number],
): Promise<AuditEntry[]> {
  if (end === 'pending') return [];
  const checkedAt = new Date(booked.madeAt.getTime() + 2 * hourMs);
  const checked = { actorId: staff.angel2, at: checkedAt };
  if (end === 'rejected') {
    const why = { reasonCode: 'holder_differs', reason: null };
    return [(await withdrawalSteps.reject(tx, booked, why, checked)).audit];
  }
  const { after, audit } = await withdrawalSteps.approve(tx, booked, noReason, checked);
  if (end === 'approved') return [audit];
  const backAt = { actorId: staff.god, at: new Date(checkedAt.getTime() + 3 * hourMs) };
  const words = random.pick(['银行退汇，户名不符', 'Returned by the receiving bank']);
  return [audit, (await withdrawalSteps.giveBack(tx, after, words, backAt)).audit];
}

function requestOf(
  { random, baseCurrency, timeZone }: Setting,
  { account: { id, clientId, currency } }: Holder,
  at: Date,
) {
  return {
    account: { id, clientId, currency },
    baseCurrency,
    timeZone,
    at,
    id: random.id(at),
  };
}

function destinationOf(random: Random, { account: { currency }, name }: Holder): Destination {
  if (currency === 'USDT') {
    return {
      kind: 'crypto',
      coin: 'USDT',
      network: 'ERC20',
      address: `0x${random.hex(40)}`,
      memo: null,
    };
  }
  return {
    kind: 'bank',
    bank_name: random.pick(banks),
    holder_name: name,
    acc_no: `6225${random.digits(12)}`,
    address: null,
    phone: null,
  };
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}
