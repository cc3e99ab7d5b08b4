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
import type { Asked, ExportButtonProps } from './export-run.tsx';

const ExportRun = lazyOverlay(
  async () => (await import('./export-run.tsx')).ExportRun,
  ['export-job'],
);

export const ExportEntries = lazyPart(
  async () => (await import('./export-run.tsx')).ExportEntries,
  ['export-job'],
);

export function useExport(file: ExportButtonProps | undefined) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    busy: asked !== null && asked !== 'list',
    ask: setAsked,
    run: file && asked && <ExportRun file={file} asked={asked} onClose={() => setAsked(null)} />,
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
