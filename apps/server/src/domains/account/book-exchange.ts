import type { Transaction } from '../../kernel/db/database.ts';
import { newId, orderNo } from '../../kernel/db/order-no.ts';
import { conversion } from '../../kernel/db/schema.ts';
import { compare, type Decimal, minus, negate } from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { type Entry, postTransaction } from '../../platform/ledger/ledger.ts';
import type { FoundRate } from '../currency/find-rate.ts';

type Exchanged = Pick<
  typeof conversion.$inferInsert,
  'fromAccountId' | 'toAccountId' | 'amount' | 'fee' | 'currency' | 'received' | 'receivedCurrency'
>;

/** The firm's `exchange` takes in the one currency, less the fee, and gives out the other. */
function exchangeEntries(done: Exchanged): Entry[] {
  const { fromAccountId, toAccountId, amount, fee = '0', currency } = done;
  const { received, receivedCurrency } = done;
  const charged: Entry[] =
    compare(fee, '0') === 0 ? [] : [{ firmAccount: 'fee', amount: fee, currency }];
  return [
    { accountId: fromAccountId, bucket: 'available', amount: negate(amount), currency },
    { firmAccount: 'exchange', amount: minus(amount, fee), currency },
    ...charged,
    { firmAccount: 'exchange', amount: negate(received), currency: receivedCurrency },
    { accountId: toAccountId, bucket: 'available', amount: received, currency: receivedCurrency },
  ];
}

interface Side {
  id: string;
  clientId: string;
  currency: string;
}

export interface ExchangeBooking {
  from: Side;
  to: Side;
  amount: Decimal;
  fee?: Decimal;
  received: Decimal;
  rate: FoundRate;
  makerId: string;
  timeZone: string;
  at: Date;
  id?: string;
}

/** Throws INSUFFICIENT_FUNDS. */
export async function bookExchange(
  tx: Transaction,
  {
    from,
    to,
    amount,
    fee = '0',
    received,
    rate,
    makerId,
    timeZone,
    at,
    id = newId(),
  }: ExchangeBooking,
): Promise<{ booked: typeof conversion.$inferSelect; audit: AuditEntry }> {
  const [booked] = await tx
    .insert(conversion)
    .values({
      id,
      // The database puts the number in.
      orderNo: orderNo('X', at, timeZone) as unknown as string,
      clientId: from.clientId,
      fromAccountId: from.id,
      toAccountId: to.id,
      amount,
      fee,
      currency: from.currency,
      received,
      receivedCurrency: to.currency,
      rate: rate.rate,
      rateAt: rate.effectiveAt,
      makerId,
      createdAt: at,
    })
    .returning();
  if (booked === undefined) throw new Error('The exchange was not stored.');
  const subject = { type: 'exchange', id };
  const accounts = await postTransaction(tx, {
    kind: 'exchange.done',
    reference: subject,
    actorId: makerId,
    entries: exchangeEntries(booked),
    at,
  });
  const audit = {
    action: 'exchange.done',
    subject,
    after: {
      order_no: booked.orderNo,
      from_account: from.id,
      to_account: to.id,
      amount: `${amount} ${from.currency}`,
      fee: `${fee} ${from.currency}`,
      received: `${received} ${to.currency}`,
      rate: rate.rate,
    },
    at,
    changed: accounts,
  };
  return { booked, audit };
}
