import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Skeleton } from '#/boot/ui/skeleton.tsx';
import { useTwoPeopleLabels } from '#/kit/decision/two-people/use-two-people-labels.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { FoldedAbove } from '#/kit/ui/on-demand/folded-above.tsx';
import { limitsQuery } from './api/limits.ts';

/** What takes two people above what, and how much of it the person has signed alone today and this week. */
export function LimitStrip() {
  const { t } = useTranslation('approval');
  const { data, isError } = useQuery(limitsQuery(useSdk()));
  // The list below shows what did not work: this only says how much is left.
  if (isError && !data) return null;
  return (
    <section aria-label={t('limits.label')} className="w-full text-xs md:mb-2">
      <FoldedAbove title={t('limits.label')}>
        <p className="mb-1 text-ink-muted max-md:hidden">{t('limits.label')}</p>
        {data ? (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-3 py-2">
            {data.list.map(
              ({ amounts, ...use }) =>
                amounts && (
                  <Use key={use.limit} amounts={amounts} use={use} currency={data.currency} />
                ),
            )}
          </ul>
        ) : (
          <Skeleton className="h-12 w-full" />
        )}
      </FoldedAbove>
    </section>
  );
}

function Use({
  amounts,
  use: { limit, used_day: day, used_week: week },
  currency,
}: {
  amounts: Schemas.AmountLimit;
  use: Pick<Schemas.LimitUse, 'limit' | 'used_day' | 'used_week'>;
  currency: string;
}) {
  const { t } = useTranslation('approval');
  const { amount, money } = useMoney();
  const labels = useTwoPeopleLabels();
  return (
    <li className="min-w-0">
      <p>
        <span className="font-medium">{labels.limit(limit)}</span>{' '}
        <span className="text-ink-muted">
          {t('limits.record', { max: money(amounts.record, currency) })}
        </span>
      </p>
      <p className="text-ink-muted tabular-nums">
        {t('limits.used', {
          day: amount(day),
          dayMax: amount(amounts.maker_day),
          week: amount(week),
          weekMax: amount(amounts.maker_week),
        })}
      </p>
    </li>
  );
}
