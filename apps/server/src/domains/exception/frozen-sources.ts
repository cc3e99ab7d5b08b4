import { sql } from 'drizzle-orm';

/**
 * Sources of frozen money, each with account_id and amount. Their sum must equal the frozen balance of an
 * account.
 */
const sources = {
  openOrders: sql`select account_id, frozen as amount from trade_record
    where status not in ('completed', 'released')`,
  pendingWithdrawals: sql`select account_id, amount from withdrawal where status = 'pending'`,
};

export const heldBack = sql.join(
  Object.values(sources).map((source) => sql`(${source})`),
  sql` union all `,
);
