import { settleStep } from '../domains/credit/audit-overdrawn.ts';
import { bookOverdrawn, type OverdrawnRequest } from '../domains/credit/book-overdrawn.ts';
import { dayMs, type OverdrawnRecord } from '../domains/credit/compute-loan.ts';
import { depositStep, settle } from '../domains/deposit/audit-deposit.ts';
import { bookWithdrawal } from '../domains/withdrawal/book-withdrawal.ts';
import type { Database } from '../kernel/db/database.ts';
import type { Destination } from '../kernel/db/schema/withdrawal.ts';
import type { withdrawal } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import type { DemoUsername } from '../seed/staff.ts';
import { addDeposit, type ClientFixture, staffId } from './deposit-fixtures.ts';

export async function putIn(
  db: Database,
  of: ClientFixture,
  amount: string,
  currency = 'USD',
): Promise<void> {
  const booked = await addDeposit(db, of, { amount, currency });
  const actorId = await staffId(db, 'god');
  const step = depositStep(booked, { action: 'approve', actorId, at: new Date() });
  await db.transaction(async (tx) => {
    await settle(tx, [step]);
    await writeAudit(tx, null, step.audit);
  });
}

export const bankDestination: Destination = {
  kind: 'bank',
  bank_name: '招商银行',
  holder_name: '测试客户',
  acc_no: '6225 8801 2345 6789',
  address: null,
  phone: null,
};

export const ownCard = (of: ClientFixture): Destination => ({
  ...bankDestination,
  acc_no: `62${BigInt(`0x${of.id.replaceAll('-', '')}`)
    .toString()
    .slice(-16)}`,
});

export interface WithdrawalFixture {
  amount?: string;
  /** Null for what the trade config charges. */
  fee?: string | null;
  currency?: string;
  destination?: Destination;
  maker?: DemoUsername | null;
  at?: Date;
}

/** By default the client's own. */
export async function addWithdrawal(
  db: Database,
  of: ClientFixture,
  options: WithdrawalFixture = {},
): Promise<typeof withdrawal.$inferSelect> {
  const { amount = '100.00', fee = '0.00', currency = 'USD', maker = null, ...more } = options;
  const accountId = accountIn(of, currency);
  const makerId = maker === null ? null : await staffId(db, maker);
  return db.transaction(async (tx) => {
    const { booked, audit } = await bookWithdrawal(tx, {
      at: new Date(),
      destination: ownCard(of),
      ...more,
      account: { id: accountId, clientId: of.id, currency },
      amount,
      ...(fee !== null && { fee }),
      makerId,
      baseCurrency: 'USD',
      timeZone: 'UTC',
    });
    await writeAudit(tx, null, audit);
    return booked;
  });
}

export function accountIn(of: ClientFixture, currency: string): string {
  const accountId = of.accounts[currency];
  if (accountId === undefined) throw new Error(`The client has no account in ${currency}.`);
  return accountId;
}

export interface OverdrawnFixture {
  kind?: OverdrawnRequest['kind'];
  amount?: string;
  currency?: string;
  maker?: DemoUsername | null;
  at?: Date;
}

const loanTerms: OverdrawnRequest['kind'] = {
  subType: 'loan',
  terms: { apr: '12.5', lateApr: '18.25', termDays: 30 },
};

/** A pending loan by default. */
export async function addOverdrawn(
  db: Database,
  of: ClientFixture,
  options: OverdrawnFixture = {},
): Promise<OverdrawnRecord> {
  const { kind = loanTerms, amount = '1000.00', currency = 'USD', maker = null } = options;
  const makerId = maker === null ? null : await staffId(db, maker);
  return db.transaction(async (tx) => {
    const { booked, audit } = await bookOverdrawn(tx, {
      kind,
      account: { id: accountIn(of, currency), clientId: of.id, currency },
      amount,
      makerId,
      baseCurrency: 'USD',
      timeZone: 'UTC',
      at: options.at ?? new Date(),
    });
    await writeAudit(tx, null, audit);
    return booked;
  });
}

export async function addPaidOutLoan(
  db: Database,
  of: ClientFixture,
  { days, ...options }: OverdrawnFixture & { days: number },
): Promise<OverdrawnRecord> {
  const at = new Date(Date.now() - days * dayMs - 60_000);
  const booked = await addOverdrawn(db, of, { ...options, at });
  const actorId = await staffId(db, 'god');
  return db.transaction(async (tx) => {
    const { after, audit } = await settleStep(tx, booked, { action: 'approve', actorId, at });
    await writeAudit(tx, null, audit);
    return after;
  });
}
