import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation, savingHolding, tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductFacts, ProductKind } from './product-types.ts';

export const overStates = ['completed', 'released'] as const;

/** The product has to be locked. */
export async function countOpenRecords(tx: Transaction, productId: string): Promise<number> {
  const trades = await tx.$count(
    tradeRecord,
    and(eq(tradeRecord.productId, productId), notInArray(tradeRecord.status, [...overStates])),
  );
  const runs = and(eq(savingHolding.productId, productId), eq(savingHolding.status, 'holding'));
  return trades + (await tx.$count(savingHolding, runs));
}

/** The product has to be locked. */
export async function countReferences(tx: Transaction, productId: string): Promise<number> {
  const trades = await tx.$count(tradeRecord, eq(tradeRecord.productId, productId));
  const savings = await tx.$count(savingHolding, eq(savingHolding.productId, productId));
  return trades + savings + (await tx.$count(allocation, eq(allocation.productId, productId)));
}

/** Throws PRODUCT_IN_USE, with the fields. */
export async function requirePromisesKept<K extends ProductKind>(
  tx: Transaction,
  rules: ProductKindRules<K>,
  before: ProductFacts<K>,
  after: ProductFacts<K>,
): Promise<void> {
  const fields = brokenPromises(rules, before, after);
  const moved = changedDates(rules, before, after);
  if (fields.length === 0 && moved.length === 0) return;
  const open = await countOpenRecords(tx, before.id);
  const published = await tx.$count(
    allocation,
    and(eq(allocation.productId, before.id), eq(allocation.status, 'published')),
  );
  // Applications that opened again would be made with the results known.
  if (published > 0) fields.push(...moved.filter((name) => !fields.includes(name)));
  if (fields.length === 0 || open + published === 0) return;
  const values = { count: String(open + published) };
  const errors = fields.map((field): FieldProblem => ({ field, code: 'PRODUCT_IN_USE', values }));
  throw new Problem('PRODUCT_IN_USE', { values, errors });
}

function brokenPromises<K extends ProductKind>(
  { promised, notEarlier = [] }: ProductKindRules<K>,
  before: ProductFacts<K>,
  after: ProductFacts<K>,
): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const next = new Map<string, unknown>(Object.entries(after));
  const earlier = notEarlier.filter((name) => isBefore(next.get(name), old.get(name)));
  return [...promised.filter((name) => !isKept(name, old.get(name), next.get(name))), ...earlier];
}

function changedDates<K extends ProductKind>(
  { notEarlier = [] }: ProductKindRules<K>,
  before: ProductFacts<K>,
  after: ProductFacts<K>,
): string[] {
  return notEarlier.filter((name) => !isKept(name, before[name], after[name]));
}

function isBefore(one: unknown, other: unknown): boolean {
  return (
    typeof one === 'string' && typeof other === 'string' && Date.parse(one) < Date.parse(other)
  );
}

function isKept(name: string, before: unknown, after: unknown): boolean {
  // No one was promised what was still open.
  if (before === null) return true;
  // A plan more takes nothing from those who have one.
  if (name === 'plans' && Array.isArray(before) && Array.isArray(after)) {
    const offered = new Set(after.map(canonicalJson));
    return before.every((plan) => offered.has(canonicalJson(plan)));
  }
  return canonicalJson(before) === canonicalJson(after);
}
