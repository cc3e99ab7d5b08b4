import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { describeProblem } from '#/shared/api/problem.ts';
import { exportFileName, saveFile } from '#/shared/api/save-file.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { Button } from '#/shared/ui/button.tsx';
import { showToast } from '#/shared/ui/toast-store.ts';

export type ExportButtonProps = {
  /** What the file holds, as the beginning of its name. */
  what: string;
  /** Fetches the whole filter as a file. */
  onExport: () => Promise<Blob>;
};

/** For people who may export: show it only to them. */
export function ExportButton({ what, onExport }: ExportButtonProps) {
  const { t } = useTranslation('kit');
  const { timezone } = useSettings();
  const download = useMutation({
    mutationFn: onExport,
    onSuccess: (bytes) => {
      const fileName = exportFileName(what, timezone, new Date());
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
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Download aria-hidden="true" />}
      {t('export.label')}
    </Button>
  );
}
