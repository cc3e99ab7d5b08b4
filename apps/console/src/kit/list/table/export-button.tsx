import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { Button } from '#/boot/ui/button.tsx';
import { describeProblem } from '#/kit/api/problem.ts';
import { exportFileName, type FileFormat, fileFormats, saveFile } from '#/kit/api/save-file.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/kit/ui/dropdown-menu.tsx';
import { showToast } from '#/kit/ui/toast-store.ts';

export type ExportButtonProps = {
  /** What the file holds, as the beginning of its name. */
  what: string;
  /** Fetches the whole filter as a file. */
  onExport: (format: FileFormat) => Promise<Blob>;
};

/** Asks for the kind of file, and saves it. For people who may export: show it only to them. */
export function ExportButton({ what, onExport }: ExportButtonProps) {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const [open, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: onExport,
    onSuccess: (bytes, format) => {
      const fileName = exportFileName(what, format, timezone, new Date());
      saveFile(bytes, fileName);
      showToast({ tone: 'success', title: t('export.done', { fileName }) });
    },
    onError: (error) => {
      const { kind, message } = describeProblem(error);
      showToast({
        tone: 'danger',
        title: t('export.failed'),
        description: message ?? t(`error.${kind}.hint`),
      });
    },
  });
  return (
    <DropdownMenu open={open} onOpenChange={(next) => setOpen(next && !download.isPending)}>
      <DropdownMenuTrigger>
        <Button busy={download.isPending}>
          {!download.isPending && <Download aria-hidden="true" />}
          <span className="max-sm:sr-only">{t('export.label')}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {fileFormats.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => download.mutate(format)}>
            {t(`export.formats.${format}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
