import { and, asc, eq } from 'drizzle-orm';
import { productKinds } from '../domains/product/product-kinds.ts';
import { storeChange } from '../domains/product/update-product.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { product } from '../kernel/db/schema.ts';
import type { Random } from '../kernel/random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysMax = 30;
/** NAV date. */
const struckHour = 7;

/** Gives every fund, or that of the code, a value for each working day up to now; the last one is the value that it had. */
export async function seedFundNavs(
  tx: Transaction,
  { random, now, code }: { random: Random; now: Date; code?: string },
): Promise<void> {
  const funds = await tx
    .select()
    .from(product)
    .where(and(eq(product.kind, 'fund'), code === undefined ? undefined : eq(product.code, code)))
    .orderBy(asc(product.code));
  for (const fund of funds) {
    let row = fund;
    const days = workingDays(fund.createdAt, now);
    const navs = valuesUpTo(String(fund.terms['nav']), days.length, random);
    for (const [place, at] of days.entries()) {
      const terms = { ...row.terms, nav: navs[place], nav_at: at.toISOString() };
      await storeChange(tx, null, productKinds.fund, {
        row,
        set: { terms },
        action: 'product.valued',
        at,
      });
      row = { ...row, terms, version: row.version + 1, updatedAt: at };
    }
  }
}

function workingDays(from: Date, now: Date): Date[] {
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: daysMax }, (_, place) => {
    const day = today - daysMax + place;
    return new Date(day * dayMs + struckHour * 60 * 60 * 1000);
  }).filter((at) => at > from && at.getUTCDay() !== 0 && at.getUTCDay() !== 6);
}

function valuesUpTo(last: string, count: number, random: Random): string[] {
  const [whole = '0', part = ''] = last.split('.');
  let units = BigInt(whole + part.padEnd(4, '0'));
  const values: string[] = [];
  for (let place = 0; place < count; place++) {
    const text = units.toString().padStart(5, '0');
    values.unshift(`${text.slice(0, -4)}.${text.slice(-4)}`);
    units = (units * 10_000n) / BigInt(10_000 + random.whole(-60, 85));
  }
  return values;
}
