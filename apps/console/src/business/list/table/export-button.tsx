import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { ExportButtonProps, ExportChoice } from './export-run.tsx';

const ExportRun = lazyOverlay(
  async () => (await import('./export-run.tsx')).ExportRun,
  ['export-job'],
);

export const ExportEntries = lazyPart(
  async () => (await import('./export-run.tsx')).ExportEntries,
  ['export-job'],
);

export function useExport(file: ExportButtonProps | undefined) {
  const [choice, setChoice] = useState<ExportChoice | null>(null);
  return {
    busy: choice !== null && choice !== 'list',
    ask: setChoice,
    run: file && choice && (
      <ExportRun file={file} choice={choice} onClose={() => setChoice(null)} />
    ),
  };
}

/** Show it only to people who may export. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useTranslation('kit');
  const { busy, ask, run } = useExport(props);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button busy={busy} title={t('export.label')}>
            {!busy && <Download aria-hidden="true" />}
            <span className="shown-on-wide max-sm:sr-only">{t('export.label')}</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ExportEntries shown={props.shown} disabled={busy} onAsk={ask} />
        </DropdownMenuContent>
      </DropdownMenu>
      {run}
    </>
  );
}
