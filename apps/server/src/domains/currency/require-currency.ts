import { Problem } from '../../kernel/errors/problem.ts';
import { type CurrencyCode, isCurrency } from '../../kernel/money/currencies.ts';

export function requireCurrency(field: string, code: string): CurrencyCode {
  if (isCurrency(code)) return code;
  throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}
