import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { FoldedAbove } from '#/ui/figures/folded-above.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { limitsQuery } from './limits.ts';

const grid =
  'grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-3 py-2';

const placeholders = ['credit', 'withdrawal', 'profit', 'rollback', 'exchange', 'in_all'] as const;

export function LimitStrip() {
  const { t } = useTranslation('approval');
  const { money } = useMoney();
  const labels = useTwoPeopleLabels();
  const { data, isError } = useQuery(limitsQuery(useSdk()));
  // The list below shows what did not work: this only says how much is left.
  if (isError && !data) return null;
  return (
    <section aria-label={t('limits.label')} className="w-full text-xs md:mb-2">
      <FoldedAbove title={t('limits.label')}>
        <p className="mb-1 text-ink-muted max-md:hidden">{t('limits.label')}</p>
        {data ? (
          <ul className={grid}>
            {data.list.map(
              ({ amounts, limit, ...used }) =>
                amounts && (
                  <Use
                    key={limit}
                    title={labels.limit(limit)}
                    record={money(amounts.record, data.currency)}
                    amounts={amounts}
                    used={used}
                  />
                ),
            )}
            <Use title={t('limits.inAll')} amounts={data.in_all.amounts} used={data.in_all} />
          </ul>
        ) : (
          // The height of the limits keeps the list below from moving.
          <div className={grid}>
            {placeholders.map((bar) => (
              <Skeleton key={bar} className="h-8" />
            ))}
          </div>
        )}
      </FoldedAbove>
    </section>
  );
}

function Use({
  title,
  record,
  amounts: { maker_day: dayMax, maker_week: weekMax },
  used: { used_day: day, used_week: week, frees_at: freesAt },
}: {
  title: string;
  /** The bound of a single record; sums over all limits have none. */
  record?: string;
  amounts: Schemas.TotalLimit;
  used: Pick<Schemas.TotalUse, 'used_day' | 'used_week' | 'frees_at'>;
}) {
  const { t } = useTranslation('approval');
  const { amount } = useMoney();
  const { dateTime } = useTime();
  return (
    <li className="min-w-0">
      <p>
        <span className="font-medium">{title}</span>{' '}
        {record !== undefined && (
          <span className="text-ink-muted">{t('limits.record', { max: record })}</span>
        )}
      </p>
      <p className="text-ink-muted tabular-nums">
        {t('limits.used', {
          day: amount(day),
          dayMax: amount(dayMax),
          week: amount(week),
          weekMax: amount(weekMax),
        })}
        {freesAt && ` · ${t('limits.frees', { at: dateTime(freesAt) })}`}
      </p>
    </li>
  );
}
