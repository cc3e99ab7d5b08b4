import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { LinkStrip } from '#/ui/figures/link-strip.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { summaryQuery } from '../api/get-summary.ts';
import type { ExceptionSearch } from '../exception-list.ts';
import { useCheckLabel } from '../use-check-label.ts';
import { CheckTrend } from './check-trend.tsx';

/** The checks that have open findings, each with the way to them, and when the data was last checked. */
export function CheckStrip({ search }: { search: ExceptionSearch }) {
  const { t } = useTranslation('exception');
  const { dateTime } = useTime();
  const { data, isError } = useQuery(summaryQuery(useSdk()));
  // The list below says what did not work: this only leads into it.
  if (isError && !data) return null;
  if (!data) return <Skeleton className="mb-2 h-14 w-full" />;
  const found = data.checks.filter(({ open }) => open > 0);
  const sound = data.checks.length - found.length;
  return (
    <LinkStrip label={t('strip.label')} className="items-stretch gap-2 md:mb-2">
      {found.map((check) => (
        <CheckCard key={check.check} of={check} chosen={search.check === check.check} />
      ))}
      <p className="inline-flex flex-col justify-center gap-0.5 rounded-md border border-line bg-surface px-2.5 py-1 text-ink-muted">
        <span className="inline-flex items-center gap-1.5">
          <CircleCheck aria-hidden="true" className="size-4 text-success-text" />
          {t('strip.sound', { count: sound })}
        </span>
        <span className="text-xs">
          {data.checked_at === null
            ? t('strip.never')
            : t('strip.checkedAt', { at: dateTime(data.checked_at) })}
        </span>
      </p>
    </LinkStrip>
  );
}

function CheckCard({
  of,
  chosen,
}: {
  of: Schemas.DataExceptionSummary['checks'][number];
  chosen: boolean;
}) {
  const { t } = useTranslation('exception');
  const { ago } = useTime();
  const checkLabel = useCheckLabel();
  const { check, open, gone, reopened, oldest_at: oldestAt, trend } = of;
  const details = [
    oldestAt !== null && t('strip.oldest', { ago: ago(oldestAt, new Date()) }),
    reopened > 0 && t('strip.reopened', { count: reopened }),
    gone > 0 && t('strip.gone', { count: gone }),
  ].filter(Boolean);
  const link: { to: string; search: Record<string, unknown> } = {
    to: '/data_exception',
    search: chosen ? {} : { check },
  };
  return (
    <Link
      {...link}
      aria-current={chosen ? 'true' : undefined}
      className={cn(
        'inline-flex flex-col gap-0.5 rounded-md border border-warning-line bg-warning-surface px-2.5 py-1 text-warning-text hover:underline',
        chosen && 'outline-2 outline-current',
      )}
    >
      <span className="inline-flex items-center gap-1.5 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {t('strip.open', { check: checkLabel(of), open })}
      </span>
      <span className="flex items-center gap-x-3 md:contents">
        <span className="text-xs">{details.join(' · ')}</span>
        <CheckTrend trend={trend} />
      </span>
    </Link>
  );
}
