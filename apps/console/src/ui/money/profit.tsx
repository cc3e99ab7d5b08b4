import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { useMoney } from './use-money.ts';

/** A profit with its sign, in the user's colour of gains; a loss in the other one. */
export function Profit({ amount, currency }: { amount: string; currency: string }) {
  const shown = useMoney().money(amount, currency);
  if (isPositive(amount)) return <span className="text-gain">+{shown}</span>;
  return <span className={amount.startsWith('-') ? 'text-loss' : undefined}>{shown}</span>;
}
