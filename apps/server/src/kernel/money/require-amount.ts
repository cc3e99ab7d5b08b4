import { Problem } from '../errors/problem.ts';
import { compare, type Decimal, fitsCurrency } from './decimal.ts';

/** Above zero, and with no more digits than the currency has. Throws VALIDATION at `amount`. */
export function requireAmount(amount: Decimal, currency: string): void {
  const wrong = (code: 'AMOUNT_NOT_POSITIVE' | 'FIELD_INVALID') =>
    new Problem('VALIDATION', { errors: [{ field: 'amount', code }] });
  if (compare(amount, '0') <= 0) throw wrong('AMOUNT_NOT_POSITIVE');
  if (!fitsCurrency(amount, currency)) throw wrong('FIELD_INVALID');
}
