import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { type Booking, bookedColumns } from '../../kernel/db/order-no.ts';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  compare,
  convertForLimit,
  type Decimal,
  fitsCurrency,
  minus,
  percentRoundedUp,
  requireAmount,
} from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireRate, valueInBase } from '../currency/find-rate.ts';
import { freezeEntries } from './audit-withdrawal.ts';
import { destinationKey, maskedDestination, withdrawalChange } from './withdrawal-row.ts';

/**
 * Takes the percentage of the amount, and at least the minimum, both rounded up, so that parts never pay less. Throws
 * RATE_UNAVAILABLE, and VALIDATION at `amount` if nothing would be left.
 */
async function withdrawalFee(
  reader: Reader,
  { amount, account: { currency }, at }: WithdrawalRequest,
): Promise<Decimal> {
  const { base_currency: base, fees } = await readSetting(reader, 'trade');
  const share = percentRoundedUp(amount, fees.withdrawal_pct, currency);
  const least =
    compare(fees.withdrawal_min, '0') === 0
      ? '0'
      : convertForLimit(
          fees.withdrawal_min,
          (await requireRate(reader, { primary: base, secondary: currency, at })).rate,
          currency,
        );
  const fee = compare(share, least) < 0 ? least : share;
  if (compare(fee, amount) < 0) return fee;
  throw invalid({ field: 'amount', code: 'VALUE_NOT_ABOVE', values: { limit: fee } });
}

interface WithdrawalRequest extends Booking {
  /** Debit of the account, fee included. */
  amount: Decimal;
  /** Part of the amount; by default as the trade config sets it. */
  fee?: Decimal;
  destination: Destination;
  baseCurrency: string;
}

/**
 * Records a pending withdrawal with a copy of its destination, and freezes its amount. The caller writes the audit
 * entry. Throws VALIDATION at `amount` or `fee` if nothing would be left to pay out, RATE_UNAVAILABLE as `withdrawalFee`
 * does, and INSUFFICIENT_FUNDS if the account has less available.
 */
export async function bookWithdrawal(tx: Transaction, request: WithdrawalRequest) {
  const { account, baseCurrency, timeZone: _z, at, id: _id, ...columns } = request;
  const { amount, destination, makerId } = columns;
  const { currency } = account;
  requireAmount(amount, currency);
  const fee = columns.fee ?? (await withdrawalFee(tx, request));
  requireFee(fee, amount, currency);
  const key = destinationKey(destination);
  const [booked] = await tx
    .insert(withdrawal)
    .values({
      ...columns,
      fee,
      ...bookedColumns('W', request),
      currency,
      netAmount: minus(amount, fee),
      baseAmount: await valueInBase(tx, { amount, currency, madeAt: at }, baseCurrency),
      destinationKey: key,
      firstUsedAt: await firstUse(tx, account.clientId, key, at),
    })
    .returning();
  if (booked === undefined) throw new Error('The withdrawal was not stored.');
  const accounts = await postTransaction(tx, {
    kind: 'withdrawal.created',
    reference: { type: 'withdrawal', id: booked.id },
    actorId: makerId,
    entries: freezeEntries(booked),
    at,
  });
  return { booked, audit: creation(booked, accounts) };
}

function requireFee(fee: Decimal, amount: Decimal, currency: string): void {
  const possible = compare(fee, '0') >= 0 && compare(fee, amount) < 0;
  if (!possible || !fitsCurrency(fee, currency)) {
    throw invalid({ field: 'fee', code: 'FIELD_INVALID' });
  }
}

async function firstUse(tx: Transaction, clientId: string, key: string, at: Date): Promise<Date> {
  const [first] = await tx
    .select({ madeAt: withdrawal.madeAt })
    .from(withdrawal)
    .where(and(eq(withdrawal.clientId, clientId), eq(withdrawal.destinationKey, key)))
    .orderBy(asc(withdrawal.madeAt))
    .limit(1);
  return first === undefined || first.madeAt > at ? at : first.madeAt;
}

function creation(
  booked: typeof withdrawal.$inferSelect,
  accounts: AuditEntry['changed'],
): AuditEntry {
  const { currency } = booked;
  return {
    action: 'withdrawal.created',
    subject: { type: 'withdrawal', id: booked.id },
    after: {
      order_no: booked.orderNo,
      account_id: booked.accountId,
      amount: `${booked.amount} ${currency}`,
      fee: `${booked.fee} ${currency}`,
      destination: maskedDestination(booked.destination),
    },
    at: booked.madeAt,
    changed: [withdrawalChange(booked), ...accounts],
  };
}
