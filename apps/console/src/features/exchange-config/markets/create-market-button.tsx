import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

const MarketForm = lazyOverlay(
  async () => (await import('./market-form.tsx')).MarketForm,
  ['form'],
);

export function CreateMarketButton() {
  const { t } = useTranslation('market');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <MarketForm market={null} onClose={onClose} />}
    />
  );
}
