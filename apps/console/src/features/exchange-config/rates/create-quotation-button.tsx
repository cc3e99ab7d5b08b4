import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

const QuotationForm = lazyOverlay(
  async () => (await import('./quotation-form.tsx')).QuotationForm,
  ['form'],
);

export function CreateQuotationButton() {
  const { t } = useTranslation('quotation');
  return (
    <CreateButton
      label={t('create.button')}
      form={(onClose) => <QuotationForm quotation={null} onClose={onClose} />}
    />
  );
}
