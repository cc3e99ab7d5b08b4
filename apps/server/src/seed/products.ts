import { changeProductStatus } from '../domains/product/change-product-status.ts';
import { createProduct } from '../domains/product/create-product.ts';
import type { ProductKindRules } from '../domains/product/product-kind-rules.ts';
import { productKinds } from '../domains/product/product-kinds.ts';
import type { ProductKind } from '../domains/product/product-types.ts';
import type { Transaction } from '../kernel/db/database.ts';
import type { Random } from '../kernel/random.ts';
import { type PlannedProduct, planProducts } from './product-bodies.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Adds products of every kind in every state, by the functions that the server uses. */
export async function seedProducts(
  tx: Transaction,
  { random, now }: { random: Random; now: Date },
): Promise<void> {
  const planned = planProducts(now);
  const setting = { random, now };
  await seedKind(tx, productKinds.stock, planned.stock, setting);
  await seedKind(tx, productKinds.block, planned.block, setting);
  await seedKind(tx, productKinds.ipo, planned.ipo, setting);
  await seedKind(tx, productKinds.daily, planned.daily, setting);
  await seedKind(tx, productKinds.ai, planned.ai, setting);
  await seedKind(tx, productKinds.fund, planned.fund, setting);
  await seedKind(tx, productKinds.quant, planned.quant, setting);
  await seedKind(tx, productKinds.saving, planned.saving, setting);
}

async function seedKind<K extends ProductKind>(
  tx: Transaction,
  rules: ProductKindRules<K>,
  planned: readonly PlannedProduct<K>[],
  { random, now }: { random: Random; now: Date },
): Promise<void> {
  for (const { body, addedDaysAgo, through } of planned) {
    const added = now.getTime() - addedDaysAgo * dayMs;
    const at = new Date(added);
    let { id, version } = await createProduct(tx, null, rules, body, { id: random.id(at), at });
    for (const [step, status] of through.entries()) {
      // Within the time between then and now.
      const later = new Date(added + ((step + 1) * addedDaysAgo * dayMs) / (through.length + 1));
      ({ id, version } = await changeProductStatus(tx, null, rules, {
        id,
        status,
        version,
        at: later,
      }));
    }
  }
}
