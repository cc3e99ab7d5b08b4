import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../kernel/db/database.ts';
import { account, client, clientTradeSetting, ledgerEntry } from '../kernel/db/schema.ts';
import { compare, minus, plus, smaller } from '../kernel/money/decimal.ts';
import type { Random } from '../kernel/random.ts';

export interface Purse {
  account: { id: string; clientId: string; currency: string };
  /** Lower bounds of the available money from each moment on, the latest first. */
  floors: { since: number; least: string }[];
  spent: string;
}

export async function readPurses(tx: Transaction): Promise<Purse[]> {
  const rows = await rowsOf<{
    id: string;
    client_id: string;
    currency: string;
    at: string;
    amount: string;
  }>(
    tx,
    sql`
    select a.id, a.client_id, a.currency, e.at::text as at, sum(e.amount)::text as amount
    from ${account} a join ${client} c on c.id = a.client_id
    join (select account_id, created_at as at, amount from ${ledgerEntry}
      where bucket = 'available') e on e.account_id = a.id
    where a.currency = 'USD' and not c.fake and c.active and not c.locked
      and not exists (select from ${clientTradeSetting} s where s.client_id = c.id)
    group by a.id, a.client_id, a.currency, e.at order by a.id, e.at`,
  );
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, entries]) => {
    const [first] = entries;
    if (first === undefined) return [];
    let available = '0';
    const after = entries.map(({ at, amount }) => {
      available = plus(available, amount);
      return { since: Date.parse(at), least: available };
    });
    let least = available;
    const floors = after.toReversed().map(({ since, least: then }) => {
      least = smaller(least, then);
      return { since, least };
    });
    const { client_id: clientId, currency } = first;
    return [{ account: { id, clientId, currency }, floors, spent: '0' }];
  });
}

/** Keeps every balance positive: withdrawn money is never counted on again. */
export function pickPurse(
  purses: readonly Purse[],
  amount: string,
  at: Date,
  random: Random,
): Purse | undefined {
  const able = purses.filter((purse) => compare(spareAt(purse, at), amount) >= 0);
  return able[random.whole(0, Math.max(0, able.length - 1))];
}

export function spareAt({ floors, spent }: Purse, at: Date): string {
  const floor = floors.find(({ since }) => since < at.getTime());
  return minus(floor?.least ?? '0', spent);
}
