import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Repeat } from '#/ui/controls/repeat.tsx';
import { dashboardRows } from './dashboard-rows.ts';

/** The shape of what is to come. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className={dashboardRows.page}>
      <p className="sr-only">{t('loading')}</p>
      <div aria-hidden="true" className={dashboardRows.page}>
        <Placeholder title={t('queues.title')} bars={2} />
        <Placeholder title={t('clients.title')} bars={1} />
      </div>
      <div aria-hidden="true" className={dashboardRows.tables}>
        <Placeholder title={t('deposits.title')} bars={6} />
        <Placeholder title={t('balances.title')} bars={5} />
      </div>
    </div>
  );
}

function Placeholder({ title, bars }: { title: string; bars: number }) {
  return (
    <div>
      <p className="mb-2 text-base font-semibold">{title}</p>
      <div className="flex flex-col gap-6 rounded-md border border-line bg-surface p-4">
        <Skeleton className="w-24" />
        <Repeat times={bars}>{() => <Skeleton className="w-full" />}</Repeat>
      </div>
    </div>
  );
}
