import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const AddressForm = lazyOverlay(
  async () => (await import('./actions/address-form.tsx')).AddressForm,
  ['crypto-address-detail', 'form'],
);

export function CreateAddressButton() {
  const { t } = useTranslation('crypto-address');
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <AddressForm address={null} onClose={onClose} />}
    />
  );
}
