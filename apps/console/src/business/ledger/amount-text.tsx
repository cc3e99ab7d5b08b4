/** Between an amount and its currency. */
const gap = '\u00a0';

/**
 * An amount as money is written, with its currency in a place of its own: below each other in a column, the
 * digits align whatever the currencies are.
 */
export function AmountText({ amount }: { amount: string }) {
  const at = amount.lastIndexOf(gap);
  if (at < 0) return amount;
  return (
    <>
      {amount.slice(0, at)}
      {gap}
      <span className="text-ink-muted in-[td]:inline-block in-[td]:min-w-9 in-[td]:text-left">
        {amount.slice(at + 1)}
      </span>
    </>
  );
}
