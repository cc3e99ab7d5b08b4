import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type Payment, useConversion } from './use-conversion.ts';

export function Conversion({
  note,
  ...payment
}: Payment & {
  note: string;
}) {
  const { t } = useTranslation('funds');
  const { money, rate } = useMoney();
  const time = useTime();
  const { converted, query, credited } = useConversion(payment);
  if (!converted) return null;
  if (query.isError) {
    return (
      <div className="overflow-hidden rounded-md border border-b-0 border-danger-line">
        <ErrorState
          form="line"
          title={t('rate.none')}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  if (!query.data) return <Skeleton className="h-14 w-full" />;
  const { primary, secondary, rate: quoted, effective_at: since } = query.data;
  return (
    <div className="rounded-md border border-line bg-sunken px-3 py-2">
      <p>
        {t('rate.quoted', { primary, rate: rate(quoted), secondary })}
        <span className="ml-2 text-ink-muted" title={time.exact(since)}>
          {t('rate.age', { age: time.ago(since, new Date()) })}
        </span>
        {credited !== null && (
          <strong className="ml-4">
            {t('rate.arrives', { credited: money(credited, secondary) })}
          </strong>
        )}
      </p>
      <p className="text-xs text-ink-muted">{note}</p>
    </div>
  );
}
