import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { CreateButton } from '#/kit/list/on-demand/create-button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

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
