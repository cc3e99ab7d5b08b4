import { useTranslation } from '#/boot/i18n/use-translation.ts';

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
      className="max-w-full rounded-sm tabular-nums decoration-accent-text underline-offset-4 hover:underline"
      onClick={onPress}
    >
      {amount}
    </button>
  );
}
