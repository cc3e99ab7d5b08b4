import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

const AddressForm = lazyOverlay(
  async () => (await import('./actions/address-form.tsx')).AddressForm,
  ['crypto-address-detail', 'form'],
);

export function CreateAddressButton() {
  const { t } = useTranslation('crypto-address');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('create')}
      </Button>
      {open && <AddressForm address={null} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
