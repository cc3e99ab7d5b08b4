import { findCalendar } from '../domains/exchange/find-calendar.ts';
import { followingMarketDay } from '../domains/exchange/market-days.ts';
import { changeProductStatus } from '../domains/product/change-product-status.ts';
import { createProduct } from '../domains/product/create-product.ts';
import type { Field } from '../domains/product/product-fields.ts';
import type { ProductKindRules } from '../domains/product/product-kind-rules.ts';
import { productKinds } from '../domains/product/product-kinds.ts';
import type { ProductKind } from '../domains/product/product-types.ts';
import type { Transaction } from '../kernel/db/database.ts';
import type { Random } from '../kernel/random.ts';
import { type PlannedProduct, planProducts } from './product-bodies.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
    const dated = await onMarketDays(tx, rules.kind, body, now);
    let { id, version } = await createProduct(tx, null, rules, dated, { id: random.id(at), at });
    for (const [step, status] of through.entries()) {
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

/** Past times move back, so that they stay in the past, and others forward. */
export async function onMarketDays<T extends object>(
  tx: Transaction,
  kind: ProductKind,
  product: T,
  now: Date,
): Promise<T> {
  const given = new Map<string, unknown>(Object.entries(product));
  const market = given.get('market');
  if (typeof market !== 'string') return product;
  const calendar = await findCalendar(tx, market);
  const times = Object.entries<Field>(productKinds[kind].fields)
    .flatMap(([name, field]) => {
      const at = given.get(name);
      return field.onMarketDay && typeof at === 'string' ? [{ name, at: new Date(at) }] : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const moved: Record<string, string> = {};
  const shifted = (day: Date, days: number) => new Date(day.getTime() + days * dayMs);
  let next = shifted(now, 1);
  for (const { name, at } of times.filter(({ at }) => at <= now).toReversed()) {
    let day = at;
    while (day >= next || followingMarketDay(calendar, day) > day) day = shifted(day, -1);
    moved[name] = day.toISOString();
    next = day;
  }
  let last = now;
  for (const { name, at } of times.filter(({ at }) => at > now)) {
    let day = followingMarketDay(calendar, at);
    while (day <= last) day = followingMarketDay(calendar, shifted(day, 1));
    moved[name] = day.toISOString();
    last = day;
  }
  return { ...product, ...moved };
}
