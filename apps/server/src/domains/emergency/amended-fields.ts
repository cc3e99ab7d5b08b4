import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { compare, fitsBooks, fitsCurrency, formatMoney } from '../../kernel/money/decimal.ts';

/** The longest that a remark may be, as where an order is recorded. */
const remarkMax = 500;

export function wrongField(
  name: string,
  code: FieldProblem['code'] = 'FIELD_INVALID',
  values: Record<string, string> = {},
): Problem {
  return new Problem('VALIDATION', { errors: [{ field: `after.${name}`, code, values }] });
}

export function remarkOf(value: string | null): string | null {
  const text = value?.trim() || null;
  if (text !== null && text.length > remarkMax) throw wrongField('remark');
  return text;
}

/** Money in the digits of its currency; above or below zero as asked. Throws VALIDATION. */
export function moneyOf(
  name: string,
  value: string | null,
  { currency, least }: { currency: string; least: 'above zero' | 'zero' | 'any' },
): string {
  if (value === null || !/^-?\d{1,15}(\.\d{1,2})?$/.test(value)) throw wrongField(name);
  const sign = compare(value, '0');
  if (least === 'above zero' && sign <= 0) throw wrongField(name, 'AMOUNT_NOT_POSITIVE');
  if (least === 'zero' && sign < 0) throw wrongField(name);
  if (!fitsCurrency(value, currency) || !fitsBooks(value)) throw wrongField(name);
  return formatMoney(value, currency);
}
