import { isPositive } from '#/kit/arithmetic/arithmetic.ts';

/** A profit with its sign, in the person's colour of gains; a loss in the other one. */
export function Profit({ amount, shown }: { amount: string; shown: string }) {
  if (isPositive(amount)) return <span className="text-gain">+{shown}</span>;
  return <span className={amount.startsWith('-') ? 'text-loss' : undefined}>{shown}</span>;
}
