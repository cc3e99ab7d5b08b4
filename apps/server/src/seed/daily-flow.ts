import { freezeEntries, payoutEntries } from '../domains/withdrawal/audit-withdrawal.ts';
import { destinationKey } from '../domains/withdrawal/withdrawal-row.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { orderNo } from '../kernel/db/order-no.ts';
import { withdrawal } from '../kernel/db/schema.ts';
import { percentOf, plus } from '../kernel/money/decimal.ts';
import type { Random } from '../kernel/random.ts';
import { writeAuditEntries } from '../platform/audit-log.ts';
import type { FileStore } from '../platform/file-store.ts';
import { postTransactions } from '../platform/ledger/ledger.ts';
import { dateOf } from '../platform/time-zone.ts';
import type { SeededClient } from './clients.ts';
import { makeDeposits } from './make-deposits.ts';
import type { PlannedDeposit } from './plan-deposits.ts';
import { pickPurse, readPurses, spareAt } from './purses.ts';
import type { DemoStaff } from './staff.ts';

interface Parts {
  random: Random;
  staff: DemoStaff;
  clients: readonly SeededClient[];
  files: FileStore;
  from: Date;
  now: Date;
  timeZone: string;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const firstPaidMs = 10 * dayMs;
const leastPaid = '200';
const baseCurrency = 'USD';

/** A deposit and a withdrawal on every day, done on that day, so that no chart of the year has a hole. */
export async function seedDailyFlow(tx: Transaction, parts: Parts): Promise<void> {
  const real = parts.clients.filter(({ fake }) => !fake);
  const days = daysOf(parts);
  const deposits = days.map((at) => depositOn(at, real, parts));
  const { random, files, timeZone } = parts;
  await makeDeposits(tx, deposits, { random, files, baseCurrency, timeZone });

  await payOut(
    tx,
    days.filter((day) => day.getTime() - parts.from.getTime() > firstPaidMs),
    new Map(real.map(({ id, fullName }) => [id, fullName])),
    parts,
  );
}

async function payOut(
  tx: Transaction,
  days: readonly Date[],
  names: ReadonlyMap<string, string>,
  parts: Parts,
): Promise<void> {
  const { random, timeZone } = parts;
  const purses = await readPurses(tx);
  const withdrawals = days.flatMap((at) => {
    const purse = pickPurse(purses, leastPaid, at, random);
    if (purse === undefined) return [];
    const part = percentOf(spareAt(purse, at), String(random.whole(10, 40)), 'USD');
    const amount = part.replace(/\d\.\d+$/, '0.00');
    purse.spent = plus(purse.spent, amount);
    const { id: accountId, clientId, currency } = purse.account;
    const destination = {
      kind: 'bank',
      bank_name: random.pick(['中国工商银行', '招商银行', 'HSBC Hong Kong']),
      holder_name: names.get(clientId) ?? '',
      acc_no: `6217${random.digits(12)}`,
      address: null,
      phone: null,
    } as const;
    const checkedAt = soonAfter(at, random);
    const id = random.id(at);
    return {
      id,
      // The database puts the number in.
      orderNo: orderNo('W', at, timeZone) as unknown as string,
      ...{ clientId, accountId, currency, amount, fee: '0.00', netAmount: amount },
      // Purses are in dollars.
      baseAmount: amount,
      ...{ destination, destinationKey: destinationKey(destination), firstUsedAt: at },
      ...{ status: 'approved' as const, version: 4, checkerId: checkerOf(parts), checkedAt },
      ...paidOut(parts, { id, at: checkedAt }),
      ...{ madeAt: at, createdAt: at, updatedAt: checkedAt },
    };
  });
  const paid = await tx.insert(withdrawal).values(withdrawals).returning();
  const steps = paid
    .flatMap((row) => [
      {
        row,
        kind: 'withdrawal.created',
        actorId: null,
        at: row.madeAt,
        entries: freezeEntries(row),
      },
      {
        ...{ row, kind: 'withdrawal.approved', actorId: row.checkerId },
        ...{ at: row.checkedAt ?? row.madeAt, entries: payoutEntries(row) },
      },
    ])
    .map(({ row, ...step }) => ({
      ...step,
      reference: { type: 'withdrawal' as const, id: row.id },
    }))
    .toSorted((one, other) => Number(one.at) - Number(other.at));
  await postTransactions(tx, steps);
  await writeAuditEntries(
    tx,
    null,
    steps.map(({ kind, reference, at }) => ({ action: kind, subject: reference, at, changed: [] })),
  );
}

/** Every day but the present one, at an hour of the same date from America to the Far East. */
function daysOf({ from, now, random }: Parts): Date[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const count = Math.floor((today - from.getTime()) / dayMs);
  return Array.from(
    { length: count },
    (_, at) => new Date(today - (count - at) * dayMs + random.whole(5 * 60, 9 * 60) * minuteMs),
  );
}

function depositOn(at: Date, clients: readonly SeededClient[], parts: Parts): PlannedDeposit {
  const { random } = parts;
  const there = clients.filter(({ createdAt }) => createdAt < at);
  const client = there[random.whole(0, there.length - 1)];
  const [account] = client?.accounts ?? [];
  if (client === undefined || account === undefined) {
    throw new Error('The first clients are there from the beginning, with an account each.');
  }
  const referenceNo = `FT${at.toISOString().slice(2, 10).replaceAll('-', '')}${random.digits(8)}`;
  return {
    client,
    account,
    amount: `${random.whole(2, 60) * 50}.00`,
    currency: account.currency,
    subType: 'bank',
    makerId: null,
    payerName: client.fullName,
    referenceNo,
    txid: null,
    network: null,
    remark: null,
    clientRemark: null,
    proof: null,
    madeAt: at,
    outcome: { status: 'approved', at: soonAfter(at, random), checkerId: checkerOf(parts) },
  };
}

function paidOut({ staff, timeZone }: Parts, { id, at }: { id: string; at: Date }) {
  const reference = `FT${id.slice(-12).toUpperCase()}`;
  return {
    payout: 'paid' as const,
    ...{ payoutReference: reference, payoutReferenceKey: `bank ${reference}` },
    ...{ sentOn: dateOf(at, timeZone), sentById: staff.angel, sentAt: at },
    ...{ paidById: staff.god, paidAt: at },
  };
}

const checkerOf = ({ random, staff }: Parts) => staff[random.pick(['angel', 'angel2', 'mfa'])];

const soonAfter = (at: Date, random: Random) =>
  new Date(at.getTime() + random.whole(10, 90) * minuteMs);
