import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { deposit } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { compare, convert, convertForLimit, type Decimal } from '../../money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { findRate, requireRate } from '../currency/find-rate.ts';

type Insert = typeof deposit.$inferInsert;

/** What is known of a payment, by staff or by the client. */
export interface Payment
  extends Pick<
    Insert,
    | 'payerName'
    | 'referenceNo'
    | 'txid'
    | 'network'
    | 'screenshotId'
    | 'remark'
    | 'clientRemark'
    | 'subType'
  > {
  account: { id: string; clientId: string; currency: string };
  amount: Decimal;
  currency: string;
  /** Null where the client made it. */
  makerId: string | null;
  baseCurrency: string;
  at: Date;
  id?: string;
}

/** The deposit's figures at the rates of the moment, which stay with it. */
async function valuePayment(
  tx: Transaction,
  { amount, currency, account, baseCurrency, at }: Payment,
): Promise<Pick<Insert, 'rate' | 'rateAt' | 'creditedAmount' | 'baseAmount'>> {
  const { rate, effectiveAt } = await requireRate(
    tx,
    { primary: currency, secondary: account.currency },
    at,
  );
  const creditedAmount = convert(amount, rate, account.currency);
  if (compare(creditedAmount, '0') <= 0) {
    throw new Problem('VALIDATION', { errors: [{ field: 'amount', code: 'AMOUNT_NOT_POSITIVE' }] });
  }
  const toBase = await findRate(tx, { primary: currency, secondary: baseCurrency }, at);
  const baseAmount = toBase ? convertForLimit(amount, toBase.rate, baseCurrency) : null;
  return { rate, rateAt: effectiveAt, creditedAmount, baseAmount };
}

/**
 * Records a payment as a pending deposit; nothing is credited. Throws RATE_UNAVAILABLE where the
 * currencies differ and no rate leads from one to the other. The
 * caller writes the audit entry.
 */
export async function bookDeposit(
  tx: Transaction,
  payment: Payment,
): Promise<{ booked: typeof deposit.$inferSelect; audit: AuditEntry }> {
  const { account, baseCurrency: _, at, id = newId(), ...columns } = payment;
  const [booked] = await tx
    .insert(deposit)
    .values({
      ...columns,
      ...(await valuePayment(tx, payment)),
      id,
      orderNo: orderNo(at),
      clientId: account.clientId,
      accountId: account.id,
      accountCurrency: account.currency,
      madeAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (booked === undefined) throw new Error('The deposit was not stored.');
  const audit = {
    action: 'deposit.created',
    subject: { type: 'deposit', id },
    after: {
      order_no: booked.orderNo,
      account_id: account.id,
      amount: `${booked.amount} ${booked.currency}`,
      credited: `${booked.creditedAmount} ${booked.accountCurrency}`,
      rate: booked.rate,
    },
    at,
  };
  return { booked, audit };
}

/** The day and a number that never repeats: short enough to be read out on the phone. */
function orderNo(at: Date): SQL {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  return sql`${`D${day}-`}::text || nextval('order_no')`;
}
