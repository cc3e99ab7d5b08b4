import type { Schemas } from '@brokerdesk/sdk';
import type { account } from '../../kernel/db/schema.ts';
import { formatMoney, minus } from '../../kernel/money/decimal.ts';

/** An account as the contract shows it. */
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
