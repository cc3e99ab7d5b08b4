import { useTranslation } from 'react-i18next';
import { Skeleton } from '#/shared/ui/skeleton.tsx';

const groups = ['pending', 'deposits', 'clients', 'balances'] as const;

/** The shape of what is to come. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="grid gap-x-4 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <p className="sr-only">{t('loading')}</p>
      {groups.map((group) => (
        <div key={group} aria-hidden="true">
          <p className="mb-2.5 text-base font-semibold">{t(`${group}.title`)}</p>
          <div className="flex h-52 flex-col gap-4 rounded-md border border-line bg-surface p-4">
            <Skeleton className="w-24" />
            <Skeleton className="h-7 w-16" />
            <Skeleton className="mt-4 w-full" />
            <Skeleton className="w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
