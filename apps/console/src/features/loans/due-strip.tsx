import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { EntriesLink } from '#/business/ledger/entries-link.tsx';
import { entriesFilter } from '#/business/ledger/entries-ref.ts';
import { loanKey } from '#/business/overdrawn/overdrawn-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { LinkStrip } from '#/ui/figures/figure.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { soonDays } from './due-state.tsx';
import type { LoanSearch } from './loan-list.ts';

export function loansDueQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...loanKey, 'due'],
    queryFn: async ({ signal }) => {
      const params = { query: { within_days: soonDays } };
      return unwrap(await sdk.GET('/overdrawn/admin/v1/loan/due', { params, signal }));
    },
  });
}

export function DueStrip({ search }: { search: LoanSearch }) {
  const { t } = useTranslation('loan');
  const { data, isError } = useQuery(loansDueQuery(useSdk()));
  // The list below shows what did not work: this only leads into it.
  if (isError && !data) return null;
  return (
    <LinkStrip label={t('strip.label')} className="gap-2 md:mb-2">
      {data ? (
        <>
          <DueLink
            icon={TriangleAlert}
            tone="danger"
            label={t('strip.overdue', { count: data.overdue.count })}
            owed={data.overdue}
            filter={{ overdue: true }}
            chosen={search.overdue === true}
          />
          <DueLink
            icon={CalendarClock}
            tone="warning"
            label={t('strip.soon', { count: data.soon.count, days: soonDays })}
            owed={data.soon}
            filter={{ due_within: soonDays }}
            chosen={search.due_within === soonDays}
          />
        </>
      ) : (
        <Skeleton className="h-8 w-80 max-w-full" />
      )}
    </LinkStrip>
  );
}

const tones = {
  danger: 'border-danger-line bg-danger-surface text-danger-text',
  warning: 'border-warning-line bg-warning-surface text-warning-text',
  none: 'border-line bg-surface text-ink-muted',
};

function DueLink({
  icon: Icon,
  tone,
  label,
  owed,
  filter,
  chosen,
}: {
  icon: LucideIcon;
  tone: 'danger' | 'warning';
  label: string;
  owed: Schemas.LoansOwed;
  filter: Pick<LoanSearch, 'overdue' | 'due_within'>;
  chosen: boolean;
}) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const look = cn(
    'inline-flex min-h-8 items-center gap-x-3 gap-y-0.5 rounded-md border px-2.5 py-1 max-md:min-h-10 md:flex-wrap',
    tones[owed.count > 0 ? tone : 'none'],
  );
  const heading = (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </span>
  );
  if (owed.count === 0) return <span className={look}>{heading}</span>;
  const link: { to: string; search: Record<string, unknown> } = {
    to: '/funds/loan',
    search: { ...filter, sort: 'due_at' },
  };
  return (
    <span className={cn(look, chosen && 'outline-2 outline-current')}>
      <Link
        {...link}
        aria-current={chosen ? 'true' : undefined}
        className="inline-flex rounded-sm hover:underline"
      >
        {heading}
      </Link>
      <span className="text-xs">{t('strip.owed')}</span>
      {owed.totals.map(({ currency, amount }) => (
        <span key={currency} className="text-ink tabular-nums">
          <EntriesLink
            of="overdrawn"
            filter={() => entriesFilter({ resource: 'loan', ...filter, currency })}
            amount={money(amount, currency)}
          />
        </span>
      ))}
    </span>
  );
}
