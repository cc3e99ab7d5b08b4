import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import type { RepayFormProps } from './repay-form.tsx';

/** Comes with its words when a loan is to be repaid. */
const RepayForm = lazyOverlay(
  async () => (await import('./repay-form.tsx')).RepayForm,
  ['form', 'decision', 'funds'],
);

/** The button that opens the form. */
export function RepayButton(props: Omit<RepayFormProps, 'onClose'>) {
  const { t } = useTranslation('loan');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex justify-end not-first:mt-3">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HandCoins aria-hidden="true" />
        {t('repay.button')}
      </Button>
      {open && <RepayForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
