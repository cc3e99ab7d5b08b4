import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const PairForm = lazyOverlay(async () => (await import('./pair-form.tsx')).PairForm, ['form']);

export function CreatePairButton() {
  const { t } = useTranslation('currency-pair');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <PairForm pair={null} onClose={onClose} />}
    />
  );
}
