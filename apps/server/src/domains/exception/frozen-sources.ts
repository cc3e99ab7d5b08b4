import { sql } from 'drizzle-orm';

/**
 * Everything that holds money back on an account now: each answers account_id and amount. What is
 * frozen on an account has to be the sum of them.
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
