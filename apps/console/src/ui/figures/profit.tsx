import { useMoney } from '#/ui/money/use-money.ts';

export function Profit({ amount, currency }: { amount: string; currency: string }) {
  const shown = useMoney().money(amount, currency);
  if (amount.startsWith('-')) return <span className="text-loss">{shown}</span>;
  return /[1-9]/.test(amount) ? <span className="text-gain">+{shown}</span> : shown;
}
