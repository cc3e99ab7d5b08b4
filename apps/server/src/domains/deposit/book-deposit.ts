import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { type Booking, bookedColumns } from '../../kernel/db/order-no.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  compare,
  convert,
  convertForLimit,
  type Decimal,
  fitsBooks,
} from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import {
  type FoundRate,
  findRates,
  rateUnavailable,
  requireFreshRate,
} from '../currency/find-rate.ts';
import { depositChange } from './deposit-row.ts';

type Insert = typeof deposit.$inferInsert;

interface Payment
  extends Booking,
    Pick<
      Insert,
      | 'payerName'
      | 'referenceNo'
      | 'txid'
      | 'network'
      | 'address'
      | 'confirmations'
      | 'screenshotId'
      | 'subType'
    > {
  amount: Decimal;
  currency: string;
  baseCurrency: string;
  maxRateHours?: number;
}

/**
 * The deposit's figures at the rates of the moment, which stay with it: from the currency of the payment to that of
 * the account, and to the base currency.
 */
function valuePayment(
  { amount, currency, account, baseCurrency, maxRateHours, at }: Payment,
  { credit, base }: Record<'credit' | 'base', FoundRate | undefined>,
) {
  if (credit === undefined) {
    throw rateUnavailable({ primary: currency, secondary: account.currency, at });
  }
  if (maxRateHours !== undefined) {
    requireFreshRate(credit, { primary: currency, secondary: account.currency, at }, maxRateHours);
  }
  const figures = figuresOf(amount, {
    rate: credit.rate,
    into: account.currency,
    base,
    baseCurrency,
    field: 'amount',
  });
  return { rate: credit.rate, rateAt: credit.effectiveAt, ...figures };
}

function figuresOf(
  amount: Decimal,
  at: {
    rate: Decimal;
    into: string;
    base: FoundRate | undefined;
    baseCurrency: string;
    field: string;
  },
) {
  const { field } = at;
  const creditedAmount = convert(amount, at.rate, at.into);
  const baseAmount = at.base ? convertForLimit(amount, at.base.rate, at.baseCurrency) : null;
  if (compare(creditedAmount, '0') <= 0) throw invalid({ field, code: 'AMOUNT_NOT_POSITIVE' });
  if (!fitsBooks(creditedAmount) || !fitsBooks(baseAmount ?? '0')) {
    throw invalid({ field, code: 'FIELD_INVALID' });
  }
  return { creditedAmount, baseAmount };
}

/**
 * Credits at the rate that stays with the deposit, and compares limits at the rate of the moment when it was made.
 * Throws VALIDATION at `field`.
 */
export async function revalueDeposit(
  reader: Reader,
  booked: Pick<typeof deposit.$inferSelect, 'currency' | 'accountCurrency' | 'rate' | 'madeAt'>,
  amount: Decimal,
  baseCurrency: string,
  field = 'amount',
) {
  const { currency, accountCurrency, rate, madeAt } = booked;
  const [base] = await findRates(reader, [
    { primary: currency, secondary: baseCurrency, at: madeAt },
  ]);
  return {
    amount,
    ...figuresOf(amount, { rate, into: accountCurrency, base, baseCurrency, field }),
  };
}

/**
 * Records payments as pending deposits, in their order; nothing is credited. The caller writes the audit entries. Throws
 * RATE_UNAVAILABLE if the currencies differ without a rate between them, RATE_OUTDATED for one above `maxRateHours`, and
 * VALIDATION if the credited amount would be zero or too large for the books.
 */
export async function bookDeposits(tx: Transaction, payments: readonly Payment[]) {
  // Credited at what the client gets, who pays the spread; valued for the limits at the mid.
  const credits = await findRates(
    tx,
    payments.map(({ currency: primary, account, at }) => ({
      primary,
      secondary: account.currency,
      at,
    })),
    'client',
  );
  const bases = await findRates(
    tx,
    payments.map(({ currency: primary, baseCurrency: secondary, at }) => ({
      primary,
      secondary,
      at,
    })),
  );
  const rows = payments.map((payment, number): Insert => {
    const { account, baseCurrency: _, timeZone: _z, maxRateHours: _m, ...more } = payment;
    const { at: _at, id: _id, ...columns } = more;
    return {
      ...columns,
      ...valuePayment(payment, { credit: credits[number], base: bases[number] }),
      ...bookedColumns('D', payment),
      accountCurrency: account.currency,
    };
  });
  const stored = await tx.insert(deposit).values(rows).returning();
  return stored.map((booked) => ({ booked, audit: creation(booked) }));
}

export async function bookDeposit(tx: Transaction, payment: Payment) {
  const [booking] = await bookDeposits(tx, [payment]);
  if (booking === undefined) throw new Error('The deposit was not stored.');
  return booking;
}

function creation(booked: typeof deposit.$inferSelect): AuditEntry {
  return {
    action: 'deposit.created',
    subject: { type: 'deposit', id: booked.id },
    after: {
      order_no: booked.orderNo,
      account_id: booked.accountId,
      amount: `${booked.amount} ${booked.currency}`,
      credited: `${booked.creditedAmount} ${booked.accountCurrency}`,
      rate: booked.rate,
    },
    at: booked.madeAt,
    changed: [depositChange(booked)],
  };
}
