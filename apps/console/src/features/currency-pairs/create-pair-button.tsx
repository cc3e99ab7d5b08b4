import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

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
