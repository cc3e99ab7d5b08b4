import { and, asc, eq, ne } from 'drizzle-orm';
import { productKinds } from '../domains/product/product-kinds.ts';
import { storeChange } from '../domains/product/update-product.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { fundNav, product } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysMax = 30;
const recentMax = 21;
const allDays = 500;
const struckHour = 7;
const enteredMs = 4 * 60 * 60 * 1000;

export const tradeFund = 'F-BALANCE';

/** Values more than thirty days old are not in the audit log. */
export async function seedFundNavs(
  tx: Transaction,
  { random, now, code }: { random: Random; now: Date; code?: string },
): Promise<void> {
  const funds = await tx
    .select()
    .from(product)
    .where(
      and(
        eq(product.kind, 'fund'),
        code === undefined ? ne(product.code, tradeFund) : eq(product.code, code),
      ),
    )
    .orderBy(asc(product.code));
  for (const fund of funds) {
    let row = fund;
    const days = workingDays(fund.createdAt, now, code === undefined ? daysMax : allDays);
    const navs = valuesUpTo(String(fund.terms['nav']), days.length, random);
    const old = Math.max(0, days.length - (code === undefined ? days.length : recentMax));
    const earlier: (typeof fundNav.$inferInsert)[] = [];
    for (const [index, navAt] of days.entries()) {
      const nav = navs[index] ?? '1';
      const at = new Date(navAt.getTime() + enteredMs);
      if (index < old) {
        const day = navAt.toISOString().slice(0, 10);
        const made = { knownAt: at, createdAt: at, updatedAt: at };
        earlier.push({ productId: fund.id, day, nav, navAt, ...made });
        continue;
      }
      const terms = { ...row.terms, nav, nav_at: navAt.toISOString() };
      await storeChange(tx, null, productKinds.fund, {
        row,
        set: { terms },
        action: 'product.valued',
        at,
      });
      row = { ...row, terms, version: row.version + 1, updatedAt: at };
    }
    if (earlier.length > 0) await tx.insert(fundNav).values(earlier);
  }
}

function workingDays(from: Date, now: Date, days: number): Date[] {
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + index;
    return new Date(day * dayMs + struckHour * 60 * 60 * 1000);
  }).filter((at) => at > from && at.getUTCDay() !== 0 && at.getUTCDay() !== 6);
}

function valuesUpTo(last: string, count: number, random: Random): string[] {
  const [whole = '0', part = ''] = last.split('.');
  let units = BigInt(whole + part.padEnd(4, '0'));
  const values: string[] = [];
  for (let index = 0; index < count; index++) {
    const text = units.toString().padStart(5, '0');
    values.unshift(`${text.slice(0, -4)}.${text.slice(-4)}`);
    units = (units * 10_000n) / BigInt(10_000 + random.whole(-60, 85));
  }
  return values;
}
