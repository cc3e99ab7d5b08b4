import { isPositive } from '#/kit/arithmetic/arithmetic.ts';

/** A gain as it is shown, with the sign that a loss has anyway. */
export function signed(amount: string, shown: string): string {
  return isPositive(amount) ? `+${shown}` : shown;
}
