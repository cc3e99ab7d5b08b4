import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, client } from '../../kernel/db/schema.ts';
import { compare, minus } from '../../kernel/money/decimal.ts';
import type { Random } from '../../kernel/random.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { DemoStaff } from '../staff.ts';

export interface Setting {
  random: Random;
  staff: DemoStaff;
  now: Date;
  baseCurrency: string;
  timeZone: string;
  audits: AuditEntry[];
}

export interface Holder {
  account: { id: string; clientId: string; currency: string };
  available: string;
  name: string;
  fake: boolean;
}

export const hourMs = 60 * 60 * 1000;

/** Always in the same order. */
export async function holders(tx: Transaction): Promise<Holder[]> {
  const rows = await tx
    .select({ account, name: client.fullName, fake: client.fake })
    .from(account)
    .innerJoin(client, eq(client.id, account.clientId))
    .orderBy(asc(account.id));
  const rich = rows
    .map((row) => ({ ...row, available: minus(row.account.balance, row.account.frozen) }))
    .filter(({ available }) => compare(available, '500') >= 0);
  const robots = rich.filter(({ fake }) => fake);
  const others = rich.filter(({ fake }) => !fake);
  const spread = robots.slice(0, Math.ceil(others.length / 12));
  return others.flatMap((one, number) => {
    const robot = number % 12 === 3 ? spread.shift() : undefined;
    return robot === undefined ? [one] : [one, robot];
  });
}

export function requestOf(
  { random, baseCurrency, timeZone }: Setting,
  { account: { id, clientId, currency } }: Holder,
  at: Date,
) {
  return {
    account: { id, clientId, currency },
    baseCurrency,
    timeZone,
    at,
    id: random.id(at),
  };
}

export function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}
