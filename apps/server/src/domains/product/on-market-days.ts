import type { Transaction } from '../../kernel/db/database.ts';
import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { followingMarketDay, wallTime } from '../exchange/market-days.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

/** A moment that is stored stays: clients were told of it, whatever holidays are entered later. */
export async function marketProblems<K extends ProductKind>(
  tx: Transaction,
  rules: ProductKindRules<K>,
  body: ProductBody<K>,
  stored: ProductFacts<K> | null,
): Promise<FieldProblem[]> {
  const given = new Map<string, unknown>(Object.entries(body));
  const before = new Map<string, unknown>(Object.entries(stored ?? {}));
  const market = given.get('market');
  if (typeof market !== 'string') return [];
  const calendar = await findCalendar(tx, market);
  const isSame = market === before.get('market');
  if (!calendar.isOpenToProducts && !isSame) {
    return [{ field: 'market', code: 'MARKET_UNKNOWN' }];
  }
  return fieldsOf(rules).flatMap(([field, { onMarketDay }]): FieldProblem[] => {
    const value = given.get(field);
    if (onMarketDay !== true || typeof value !== 'string') return [];
    const at = new Date(value);
    if (isSame && at.toISOString() === before.get(field)) return [];
    const next = followingMarketDay(calendar, at);
    if (next === at) return [];
    const { date: day } = wallTime(at, calendar.timezone);
    const { date: nextDay } = wallTime(next, calendar.timezone);
    return [{ field, code: 'MARKET_CLOSED', values: { market, day, nextDay, next } }];
  });
}
