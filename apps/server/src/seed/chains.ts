import { and, asc, eq } from 'drizzle-orm';
import { chainOfNetwork, confirmationsMinOf } from '../domains/deposit/confirmations.ts';
import type { Transaction } from '../kernel/db/database.ts';
import { cryptoAddress, deposit } from '../kernel/db/schema.ts';
import { updateEach } from '../kernel/db/update-each.ts';
import type { Random } from '../kernel/random.ts';
import type { DemoStaff } from './staff.ts';

interface Setting {
  random: Random;
  staff: DemoStaff;
  now: Date;
}

const hourMs = 60 * 60 * 1000;

export async function seedChains(tx: Transaction, { random, staff, now }: Setting): Promise<void> {
  const [wallet] = await tx
    .select()
    .from(cryptoAddress)
    .where(and(eq(cryptoAddress.network, 'tron'), eq(cryptoAddress.status, 'enabled')))
    .orderBy(asc(cryptoAddress.createdAt))
    .limit(1);
  const coins = await tx
    .select()
    .from(deposit)
    .where(eq(deposit.subType, 'crypto'))
    .orderBy(asc(deposit.createdAt), asc(deposit.id));
  const known = coins.map((record) => {
    const min = confirmationsMinOf(record) ?? 1;
    const seen =
      record.status === 'pending'
        ? random.pick([null, random.whole(0, min - 1), min + random.whole(0, 40)])
        : min + random.whole(0, 40);
    const onTron = chainOfNetwork(record.network) === 'tron';
    const looked = record.checkedAt ?? new Date(now.getTime() - hourMs / 2);
    return {
      id: record.id,
      address: onTron ? (wallet?.address ?? null) : null,
      confirmations: seen,
      confirmationsById: seen === null ? null : (record.checkerId ?? staff.angel2),
      confirmationsAt: seen === null ? null : looked,
    };
  });
  await updateEach(tx, deposit, known);
}
