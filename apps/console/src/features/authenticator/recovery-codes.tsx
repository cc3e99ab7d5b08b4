import { Download, Printer } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { saveFile } from '#/ui/api/save-file.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { recoveryFile, recoveryFileName } from './recovery-file.ts';

import './print.css';

/** The codes, all visible, and three ways to take them along. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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
        className="grid grid-cols-2 gap-x-4 gap-y-2 px-3 py-3 text-center sm:px-5"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-sm whitespace-nowrap md:text-base">
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
