import { Problem } from '../../kernel/errors/problem.ts';
import { type CurrencyCode, isCurrency } from '../../kernel/money/currencies.ts';

/** The currency that a request names in `field`, or a refusal that says which field is wrong. */
export function requireCurrency(field: string, code: string): CurrencyCode {
  if (isCurrency(code)) return code;
  throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}
