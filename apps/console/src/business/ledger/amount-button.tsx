import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AmountText } from './amount-text.tsx';

/** An amount that can be pressed: what opens is the ledger entries behind it. */
export function AmountButton({ amount, onPress }: { amount: string; onPress: () => void }) {
  const { t } = useTranslation('kit');
  const label = t('ledger', { amount });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className="max-w-full rounded-sm tabular-nums underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-link hover:decoration-solid"
      onClick={onPress}
    >
      <AmountText amount={amount} />
    </button>
  );
}
