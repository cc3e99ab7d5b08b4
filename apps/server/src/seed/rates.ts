import type { Transaction } from '../kernel/db/database.ts';
import { rate } from '../kernel/db/schema.ts';
import { formatRate } from '../kernel/money/decimal.ts';
import type { Random } from '../kernel/random.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Each pair with its rate today, in ten-thousandths. */
const pairs = [
  ['USD', 'CNY', 71_423],
  ['USD', 'HKD', 78_105],
  ['EUR', 'USD', 10_862],
  ['GBP', 'USD', 12_715],
  ['USDT', 'USD', 9_996],
] as const;

export async function seedRates(
  tx: Transaction,
  { random, from, to }: { random: Random; from: Date; to: Date },
): Promise<void> {
  const rows: (typeof rate.$inferInsert)[] = [];
  for (const [primary, secondary, today] of pairs) {
    for (let at = from.getTime(); at < to.getTime(); at += weekMs) {
      const mid = today + random.whole(-200, 200);
      const effectiveAt = new Date(at);
      rows.push({
        id: random.id(effectiveAt),
        primary,
        secondary,
        mid: fromTenThousandths(mid),
        spread: '0.001',
        final: fromTenThousandths(mid - 10),
        source: 'desk',
        effectiveAt,
        createdAt: effectiveAt,
      });
    }
  }
  await tx.insert(rate).values(rows);
}

function fromTenThousandths(units: number): string {
  const digits = String(units).padStart(5, '0');
  return formatRate(`${digits.slice(0, -4)}.${digits.slice(-4)}`);
}
