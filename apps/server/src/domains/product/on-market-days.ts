import type { Transaction } from '../../kernel/db/database.ts';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { followingMarketDay } from '../exchange/market-days.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

interface OnMarketDays<K extends ProductKind> {
  body: ProductBody<K>;
  problems: FieldProblem[];
}

/**
 * The body with its moments on days of its market, and MARKET_UNKNOWN where products cannot be listed there. What is
 * stored already stays: holidays that were entered later move nothing that was promised.
 */
export async function onMarketDays<K extends ProductKind>(
  tx: Transaction,
  rules: ProductKindRules<K>,
  body: ProductBody<K>,
  stored: ProductFacts<K> | null,
): Promise<OnMarketDays<K>> {
  const given = new Map<string, unknown>(Object.entries(body));
  const before = new Map<string, unknown>(Object.entries(stored ?? {}));
  const market = given.get('market');
  if (typeof market !== 'string') return { body, problems: [] };
  const calendar = await findCalendar(tx, market);
  if (!calendar.isOpenToProducts && market !== before.get('market')) {
    return { body, problems: [{ field: 'market', code: 'MARKET_UNKNOWN' }] };
  }
  const moved = fieldsOf(rules).flatMap(([name, { onMarketDay }]) => {
    const value = given.get(name);
    if (onMarketDay !== true || typeof value !== 'string') return [];
    const at = new Date(value);
    if (at.toISOString() === before.get(name)) return [];
    return [[name, followingMarketDay(calendar, at).toISOString()]];
  });
  return { body: { ...body, ...Object.fromEntries(moved) }, problems: [] };
}
