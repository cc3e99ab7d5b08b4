import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepHeading } from './step-heading.tsx';

/** The second step: codes that are shown once. It ends when the user says that they are kept. */
export function RecoveryCodesStep({
  codes,
  onFinish,
}: {
  codes: readonly string[];
  onFinish: () => void;
}) {
  const { t } = useTranslation('authenticator');
  const [kept, setKept] = useState(false);
  const [reminded, setReminded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const missing = reminded && !kept;

  useEffect(() => {
    // Left now, the page takes the only sight of them along: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  function finish(event: FormEvent) {
    event.preventDefault();
    if (kept) return onFinish();
    setReminded(true);
    box.current?.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={finish} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <StepHeading step={t('step', { step: 2 })} title={t('codes.title')} />
        <div className="mt-3 flex flex-col gap-4">
          <Notice tone="warning" title={t('codes.once')}>
            {t('codes.purpose')}
          </Notice>
          <RecoveryCodes codes={codes} />
          <div>
            <div ref={box} className="flex items-center gap-2">
              <Checkbox
                id={id}
                checked={kept}
                aria-required="true"
                aria-invalid={missing}
                aria-describedby={missing ? `${id}-error` : undefined}
                onChange={({ target }) => setKept(target.checked)}
              />
              <label htmlFor={id}>{t('codes.kept')}</label>
            </div>
            {missing && (
              <p id={`${id}-error`} role="alert" className="mt-1 text-xs text-danger-text">
                {t('codes.keepFirst')}
              </p>
            )}
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <p className="mr-auto self-center text-xs text-ink-muted">{t('codes.finishHint')}</p>
        <Button type="submit" variant="primary">
          {t('codes.finish')}
        </Button>
      </DialogFooter>
    </form>
  );
}
