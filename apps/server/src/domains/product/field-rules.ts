import type { FieldProblem } from '../../kernel/errors/problem.ts';
import { compare, type Decimal } from '../../kernel/money/decimal.ts';

type Broken = FieldProblem[];

export function inOrder(
  earlier: string,
  [laterName, later]: readonly [string, string],
  { orSame = false } = {},
): Broken {
  const gap = Date.parse(later) - Date.parse(earlier);
  if (gap > 0 || (orSame && gap === 0)) return [];
  return [{ field: laterName, code: 'TIME_TOO_EARLY', values: { after: new Date(earlier) } }];
}

export function atLeast(field: string, value: Decimal | number, min: Decimal | number): Broken {
  if (compare(String(value), String(min)) >= 0) return [];
  return [{ field, code: 'VALUE_TOO_SMALL', values: { min: String(min) } }];
}

export function above(field: string, value: Decimal, limit: Decimal): Broken {
  if (compare(value, limit) > 0) return [];
  return [{ field, code: 'VALUE_NOT_ABOVE', values: { limit } }];
}

export function atMost(field: string, value: Decimal | number, max: Decimal | number): Broken {
  if (compare(String(value), String(max)) <= 0) return [];
  return [{ field, code: 'VALUE_TOO_LARGE', values: { max: String(max) } }];
}

export function wholeLots(field: string, pieces: number, lot: number): Broken {
  if (pieces % lot === 0) return [];
  return [{ field, code: 'NOT_WHOLE_LOTS', values: { lot: String(lot) } }];
}
