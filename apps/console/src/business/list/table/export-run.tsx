import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MyExports } from '#/business/export/my-exports.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { exportFileName, type FileFormat, fileFormats, saveFile } from '#/ui/api/save-file.ts';
import { DropdownMenuItem, DropdownMenuSeparator } from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';

export type ExportButtonProps = {
  what: string;
  /** Without them, a file always has all columns. */
  shown?: readonly string[] | undefined;
  /** Null if the file is written in the background. */
  onExport: (format: FileFormat, columns?: readonly string[]) => Promise<Blob | null>;
};

export type ExportChoice = { format: FileFormat; columns?: readonly string[] | undefined } | 'list';

type ExportRunProps = { file: ExportButtonProps; choice: ExportChoice; onClose: () => void };

export function ExportRun({ file, choice, onClose }: ExportRunProps) {
  const { timezone } = useSettings();
  const [listed, setListed] = useState(choice === 'list');
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (choice === 'list' || begun.current) return;
    begun.current = true;
    const { format, columns } = choice;
    const fetch = () => file.onExport(format, columns);
    void saveExport({ what: file.what, format, timeZone: timezone, fetch }).then((isLater) =>
      isLater ? setListed(true) : onClose(),
    );
  });
  useEffect(() => begin(), []);
  return listed && <MyExports onClose={onClose} />;
}

/** Returns whether the file is written in the background. */
async function saveExport({
  what,
  format,
  timeZone,
  fetch,
}: {
  what: string;
  format: FileFormat;
  timeZone: string;
  fetch: () => Promise<Blob | null>;
}): Promise<boolean> {
  try {
    const bytes = await fetch();
    if (bytes === null) return true;
    const fileName = exportFileName(what, format, timeZone, new Date());
    saveFile(bytes, fileName);
    showToast({ tone: 'success', title: i18next.t('kit:export.done', { fileName }) });
  } catch (error) {
    const problem = () => describeProblem(error);
    showToast({
      tone: 'danger',
      title: () => i18next.t('kit:export.failed'),
      description: () => problem().message ?? i18next.t(`kit:error.${problem().kind}.hint`),
    });
  }
  return false;
}

export function ExportEntries({
  shown,
  disabled = false,
  onAsk,
}: Pick<ExportButtonProps, 'shown'> & {
  disabled?: boolean;
  onAsk: (choice: ExportChoice) => void;
}) {
  const { t } = useTranslation(['kit', 'export-job']);
  const entry = (label: string, choice: ExportChoice) => (
    <DropdownMenuItem key={label} disabled={disabled} onSelect={() => onAsk(choice)}>
      {label}
    </DropdownMenuItem>
  );
  return (
    <>
      {fileFormats.map((format) =>
        entry(t(`export.formats.${format}`), { format, columns: shown }),
      )}
      {shown && <DropdownMenuSeparator />}
      {shown && fileFormats.map((format) => entry(t(`export.allColumns.${format}`), { format }))}
      <DropdownMenuSeparator />
      {entry(t('export-job:mine'), 'list')}
    </>
  );
}
