import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import type { Measure } from './measures.ts';

/** A measure as it is read: a profit in the user's colour of gains, a loss in the other one. */
export function MeasureValue({
  measure,
  amount,
  children: text,
}: {
  measure: Measure;
  amount: string | number;
  children: string;
}) {
  if (measure !== 'profit' || Number(amount) === 0) return text;
  return <span className={isPositive(String(amount)) ? 'text-gain' : 'text-loss'}>{text}</span>;
}
