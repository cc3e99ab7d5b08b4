import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Button } from '#/shared/ui/button.tsx';

/** Comes with its words when a message is to be sent. */
const SendForm = lazy(async () => {
  const [{ SendForm }] = await Promise.all([import('./send-form.tsx'), loadWords(['form'])]);
  return { default: SendForm };
});

/** The button that opens the form. */
export function SendButton() {
  const { t } = useTranslation('message');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        {t('send.title')}
      </Button>
      <Suspense>{open && <SendForm onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
