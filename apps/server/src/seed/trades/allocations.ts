import type { TradeRecord } from '../../domains/trade-terms/trade-terms.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation, allocationLine } from '../../kernel/db/schema.ts';
import type { Random } from '../../kernel/random.ts';
import type { DemoStaff } from '../staff.ts';
import type { ProductRow } from './trade-products.ts';

const hourMs = 60 * 60 * 1000;
const publishedBeforeMs = 13 * 24 * hourMs;

export async function seedAllocation(
  tx: Transaction,
  { id: productId }: ProductRow,
  trades: readonly TradeRecord[],
  { random, staff, now }: { random: Random; staff: DemoStaff; now: Date },
): Promise<void> {
  if (trades.length === 0) return;
  const decided = trades.every(({ status }) => status !== 'awaiting');
  const at = new Date(now.getTime() - (decided ? publishedBeforeMs : hourMs));
  const id = random.id(at);
  await tx.insert(allocation).values({
    id,
    productId,
    draftedById: staff.angel,
    createdAt: at,
    updatedAt: at,
    ...(decided && {
      status: 'published',
      version: 2,
      publishedById: staff.angel2,
      publishedAt: at,
    }),
  });
  await tx.insert(allocationLine).values(
    trades.map((trade, number) => ({
      allocationId: id,
      tradeId: trade.id,
      allottedQty: decided ? Number(trade.allottedQty ?? '0') : 10 * (number % 2),
    })),
  );
}
