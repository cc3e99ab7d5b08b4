import { nextStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductFacts, ProductKind, ProductStatus } from './product-types.ts';
import type { ProductUse } from './product-usage.ts';

export const endedStates: readonly string[] = ['closed', 'withdrawn'];

export function blockOf<K extends ProductKind>(
  facts: ProductFacts<K>,
  next: ProductStatus<K>,
  openOrders: number,
): Schemas.ProductBlockedCode | null {
  if (endedStates.includes(next) && openOrders > 0) return 'PRODUCT_IN_USE';
  const hasNoPrice = 'issue_price' in facts && facts.issue_price === null;
  return next === 'listing' && hasNoPrice ? 'ISSUE_PRICE_MISSING' : null;
}

export function allowedOf<K extends ProductKind>(
  rules: ProductKindRules<K>,
  facts: ProductFacts<K>,
  { usage, references }: ProductUse,
): Schemas.ProductAllowed {
  const { open_orders: open } = usage;
  const stored = new Map<string, unknown>(Object.entries(facts));
  return {
    statuses: nextStates(rules.states, facts.status).map((status) => ({
      status,
      blocked_code: blockOf(facts, status, open),
    })),
    edit: !endedStates.includes(facts.status),
    fixed_fields: open === 0 ? [] : rules.promised.filter((name) => stored.get(name) !== null),
    delete_blocked_code: references > 0 ? 'PRODUCT_IN_USE' : null,
  };
}
