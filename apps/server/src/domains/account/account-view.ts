import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, minus } from '../../kernel/money/decimal.ts';

export function accountView(row: typeof account.$inferSelect): Schemas.Account {
  const money = (value: string) => formatMoney(value, row.currency);
  return {
    id: row.id,
    version: row.version,
    acc_no: row.accNo,
    currency: row.currency,
    balance: money(row.balance),
    available: money(minus(row.balance, row.frozen)),
    frozen: money(row.frozen),
    deposit: money(row.deposit),
    withdrawal: money(row.withdrawal),
    profit: money(row.profit),
    compensation: money(row.compensation),
    bonus: money(row.bonus),
    loan: money(row.loan),
    outstanding: money(row.outstanding),
  };
}

export async function readAccount(reader: Reader, id: string): Promise<Schemas.Account> {
  const [found] = await reader.select().from(account).where(eq(account.id, id));
  if (found === undefined) throw new Problem('NOT_FOUND');
  return accountView(found);
}

/** The account that is named in a request about the client. Throws ACCOUNT_NOT_OF_CLIENT. */
export async function requireAccountOf(reader: Reader, clientId: string, id: string) {
  const [found] = await reader
    .select()
    .from(account)
    .where(and(eq(account.id, id), eq(account.clientId, clientId)));
  if (found === undefined) throw new Problem('ACCOUNT_NOT_OF_CLIENT');
  return found;
}
