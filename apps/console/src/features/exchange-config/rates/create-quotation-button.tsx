import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

const QuotationForm = lazyOverlay(
  async () => (await import('./quotation-form.tsx')).QuotationForm,
  ['form'],
);

export function CreateQuotationButton() {
  const { t } = useTranslation('quotation');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('create.button')}
      </Button>
      {open && <QuotationForm quotation={null} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
