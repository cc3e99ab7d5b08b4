import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

/** Comes with its words when a message is to be sent. */
const SendForm = lazyOverlay(async () => (await import('./send-form.tsx')).SendForm, ['form']);

/** The button that opens the form. */
export function SendButton() {
  const { t } = useTranslation('message');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        <span className="max-md:sr-only">{t('send.title')}</span>
      </Button>
      {open && <SendForm onClose={() => setOpen(false)} />}
    </>
  );
}
