import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import type { PageFile } from '#/boot/pages/page-file.ts';
import { useEntryLabels } from '#/features/audit-log/use-entry-labels.ts';
import { shiftQuery } from '#/features/dashboard/api/get-shift.ts';
import { ShiftReport } from '#/features/dashboard/shift-report.tsx';

export const prefetch: PageFile['prefetch'] = ({ queries, sdk }) =>
  queries.prefetchQuery(shiftQuery(sdk));

/** What was done today as the audit log names it, and what waits as the dashboard does. */
export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('handover'));
  const { action } = useEntryLabels();
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4">
      <h1 className="text-xl font-semibold">{t('handover')}</h1>
      <ShiftReport actionName={action} />
    </div>
  );
}
