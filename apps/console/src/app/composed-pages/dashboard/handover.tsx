import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useEntryLabels } from '#/features/audit-log/use-entry-labels.ts';
import { ShiftReport } from '#/features/dashboard/shift-report.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';

export function Handover() {
  const { t } = useTranslation(['dashboard', 'menu']);
  usePageTitle(t('dashboard:shift.link'));
  const { action } = useEntryLabels();
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('dashboard:shift.link')}</h1>
        <span className="print:hidden">
          <PageLink to="/dashboard" search={{}}>
            {t('menu:dashboard')}
          </PageLink>
        </span>
      </header>
      <ShiftReport actionName={action} />
    </div>
  );
}
