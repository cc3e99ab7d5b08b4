import { randomUUIDv7 } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

export function newId(): string {
  return randomUUIDv7();
}

/**
 * A kind, the day and a number that never repeats, `D20261121-1042`: short enough to be read out on
 * the phone. `timeZone` says whose day it is.
 */
export function orderNo(kind: string, at: Date, timeZone: string): SQL {
  return sql`${`${kind}${dayOf(at, timeZone)}-`}::text || nextval('order_no')`;
}

function dayOf(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}${part('month')}${part('day')}`;
}

/** Request for a record that is booked on an account of a client. */
export interface Booking {
  account: { id: string; clientId: string; currency: string };
  /** Null if the client made it. */
  makerId: string | null;
  timeZone: string;
  at: Date;
  remark?: string | null;
  clientRemark?: string | null;
  id?: string;
}

/** Columns of every such record. */
export function bookedColumns(
  letter: string,
  { account, timeZone, at, id = newId() }: Omit<Booking, 'makerId'>,
) {
  return {
    id,
    // The database puts the number in.
    orderNo: orderNo(letter, at, timeZone) as unknown as string,
    clientId: account.clientId,
    accountId: account.id,
    madeAt: at,
    createdAt: at,
    updatedAt: at,
  };
}
