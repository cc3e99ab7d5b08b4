import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

const PairForm = lazyOverlay(async () => (await import('./pair-form.tsx')).PairForm, ['form']);

export function CreatePairButton() {
  const { t } = useTranslation('currency-pair');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('create.button')}
      </Button>
      {open && <PairForm pair={null} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
