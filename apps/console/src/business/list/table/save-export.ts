import i18next from 'i18next';
import { describeProblem } from '#/ui/api/problem.ts';
import { exportFileName, type FileFormat, saveFile } from '#/ui/api/save-file.ts';
import { showToast } from '#/ui/controls/toast-store.ts';

/** Fetches an export, hands it to the browser, and says what came of it. Returns whether it is written in the background. */
export async function saveExport({
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
