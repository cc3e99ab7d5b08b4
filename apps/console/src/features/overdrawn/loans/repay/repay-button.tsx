import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Button } from '#/shared/ui/button.tsx';
import type { RepayFormProps } from './repay-form.tsx';

/** Comes with its words when a loan is to be repaid. */
const RepayForm = lazy(async () => {
  const [{ RepayForm }] = await Promise.all([
    import('./repay-form.tsx'),
    loadWords(['form', 'decision']),
  ]);
  return { default: RepayForm };
});

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
      <Suspense>{open && <RepayForm {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
