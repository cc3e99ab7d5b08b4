import '#/ui/overlay/print.css';
import { Download, Printer } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { saveFile } from '#/ui/api/save-file.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { StepHeading } from './step-parts.tsx';

export function recoveryFile(
  codes: readonly string[],
  { heading, hint }: { heading: string; hint: string },
): string {
  return [heading, hint, '', ...codes, ''].join('\r\n');
}

/** Contains nothing that a file system would refuse. */
export function recoveryFileName(appName: string, userName: string): string {
  const labels = [appName, userName].map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-'));
  return `recovery-codes-${labels.join('-')}.txt`.replace(/-{2,}/g, '-').replace('-.', '.');
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('authenticator');
  const { name } = useSessionUser();
  const { app_name: app } = useSettings();

  function download() {
    const text = recoveryFile(codes, {
      heading: t('codes.fileHeading', { app, name }),
      hint: t('codes.fileHint'),
    });
    // Without a mark at its beginning, editors on Windows take Chinese for something else.
    const file = new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' });
    saveFile(file, recoveryFileName(app, name));
  }

  return (
    <div data-print="" className="rounded-md border border-line bg-surface">
      {/* The codes themselves say neither whose they are nor what they are for. */}
      <div className="hidden p-5 print:block">
        <p className="text-lg font-semibold">{t('codes.fileHeading', { app, name })}</p>
        <p>{t('codes.fileHint')}</p>
      </div>
      <ul
        aria-label={t('codes.list')}
        className="flex flex-col gap-1.5 px-3 py-3 text-center sm:px-5"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-xs whitespace-nowrap sm:text-sm">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-2 border-t border-line p-2.5 print:hidden">
        <CopyButton
          text={codes.join('\n')}
          labels={{ copied: t('copy.copied'), failed: t('copy.failed') }}
        >
          {t('copy.all')}
        </CopyButton>
        <Button size="sm" onClick={download}>
          <Download aria-hidden="true" />
          {t('codes.download')}
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('codes.print')}
        </Button>
      </div>
    </div>
  );
}

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
