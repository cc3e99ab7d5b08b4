import i18next from 'i18next';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { type FileFormat, fileFormats } from '#/ui/api/save-file.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

export type ExportButtonProps = {
  what: string;
  /** Ids of the columns on the screen, in their order; without them, a file always has all columns. */
  shown?: readonly string[] | undefined;
  /** Fetches the whole filter as a file, with these columns or with all of them; null if it is written in the background. */
  onExport: (format: FileFormat, columns?: readonly string[]) => Promise<Blob | null>;
};

const MyExports = lazyOverlay(
  async () => (await import('#/business/export/my-exports.tsx')).MyExports,
  ['export-job'],
);

/** Fetches a file and saves it, or shows the own exports, which it joins if it is long. */
export function useExport(file: ExportButtonProps | undefined) {
  const { timezone } = useSettings();
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState(false);
  const download = async (format: FileFormat, columns?: readonly string[]) => {
    if (file === undefined) return;
    const { what } = file;
    setBusy(true);
    try {
      const { saveExport } = await import('./save-export.ts');
      const fetch = () => file.onExport(format, columns);
      if (await saveExport({ what, format, timeZone: timezone, fetch })) setListed(true);
    } catch {
      showToast({ tone: 'danger', title: () => i18next.t('kit:export.failed') });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ busy, download },
    onList: () => setListed(true),
    list: listed && <MyExports onClose={() => setListed(false)} />,
  };
}

/** Asks for the kind of file and its columns, and saves it. For people who may export: show it only to them. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const { busy, download, onList, list } = useExport(props);
  return (
    <>
      <DropdownMenu open={open} onOpenChange={(next) => setOpen(next && !busy)}>
        <DropdownMenuTrigger>
          <Button busy={busy} title={t('export.label')}>
            {!busy && <Download aria-hidden="true" />}
            <span className="shown-on-wide max-sm:sr-only">{t('export.label')}</span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ExportEntries shown={props.shown} onChoose={download} onList={onList} />
        </DropdownMenuContent>
      </DropdownMenu>
      {list}
    </>
  );
}

export function ExportEntries({
  shown,
  disabled = false,
  onChoose,
  onList,
}: Pick<ExportButtonProps, 'shown'> & {
  disabled?: boolean;
  onChoose: (format: FileFormat, columns?: readonly string[]) => Promise<void>;
  onList: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <>
      {fileFormats.map((format) => (
        <DropdownMenuItem
          key={format}
          disabled={disabled}
          onSelect={() => void onChoose(format, shown)}
        >
          {t(`export.formats.${format}`)}
        </DropdownMenuItem>
      ))}
      {shown && <DropdownMenuSeparator />}
      {shown &&
        fileFormats.map((format) => (
          <DropdownMenuItem key={format} disabled={disabled} onSelect={() => void onChoose(format)}>
            {t(`export.allColumns.${format}`)}
          </DropdownMenuItem>
        ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={onList}>{t('export.mine')}</DropdownMenuItem>
    </>
  );
}
