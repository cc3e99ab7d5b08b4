import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, fitsCurrency } from '../../kernel/money/decimal.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import type { Field } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductKind, ProductStatus } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

/** Throws VALIDATION with all that is wrong, each at its field; `beside` is what was found elsewhere. */
export function checkProduct<K extends ProductKind>(
  rules: ProductKindRules<K>,
  body: ProductBody<K>,
  { beside = [], ...at }: { now: Date; status: ProductStatus<K>; beside?: FieldProblem[] },
): void {
  const currency = requireCurrency('currency', body.currency);
  const given = new Map<string, unknown>(Object.entries(body));
  const alone = fieldsOf(rules).flatMap(([name, { type }]) =>
    fieldProblems(name, type, given.get(name), currency),
  );
  const errors = [...alone, ...beside, ...rules.problems(body, at)];
  // One word a field: what is wrong with it alone comes before what it is beside others.
  const first = errors.filter(
    ({ field }, index) => errors.findIndex((other) => other.field === field) === index,
  );
  if (first.length > 0) throw new Problem('VALIDATION', { errors: first });
}

function fieldProblems(
  field: string,
  type: Field['type'],
  value: unknown,
  currency: string,
): FieldProblem[] {
  if (typeof value !== 'string') return [];
  if (type === 'text') return value.trim() === '' ? [{ field, code: 'FIELD_REQUIRED' }] : [];
  if (type !== 'price' && type !== 'money') return [];
  if (type === 'price' && compare(value, '0') <= 0) return [{ field, code: 'AMOUNT_NOT_POSITIVE' }];
  return fitsCurrency(value, currency) ? [] : [{ field, code: 'FIELD_INVALID' }];
}
