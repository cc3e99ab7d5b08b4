import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';

const MarketForm = lazyOverlay(
  async () => (await import('./market-form.tsx')).MarketForm,
  ['form'],
);

export function CreateMarketButton() {
  const { t } = useTranslation('market');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="create">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('create.button')}
      </Button>
      {open && <MarketForm market={null} onClose={() => setOpen(false)} />}
    </Permit>
  );
}
