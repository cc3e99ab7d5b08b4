import type { Schemas } from '@brokerdesk/sdk';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission/permit.tsx';

const ResolveForm = lazyOverlay(
  async () => (await import('./resolve-form.tsx')).ResolveForm,
  ['form'],
);

/** Opens the form with which an exception is resolved. */
export function ResolveButton({
  exception,
  onResolved,
}: {
  exception: Schemas.DataException;
  onResolved: () => void;
}) {
  const { t } = useTranslation('exception');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="update">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Check aria-hidden="true" />
        {t('resolve.button')}
      </Button>
      {open && (
        <ResolveForm exception={exception} onResolved={onResolved} onClose={() => setOpen(false)} />
      )}
    </Permit>
  );
}
