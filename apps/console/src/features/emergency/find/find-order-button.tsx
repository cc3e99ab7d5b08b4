import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

const FindOrder = lazyOverlay(async () => (await import('./find-order.tsx')).FindOrder, ['form']);

/** Opens the drawer in which an order is found and its amendment asked for. */
export function FindOrderButton() {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
        <span className="max-md:sr-only">{t('find.button')}</span>
      </Button>
      {open && <FindOrder onClose={() => setOpen(false)} />}
    </>
  );
}
