import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import i18next from 'i18next';
import { ChevronDown, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { LinkStrip } from '#/ui/figures/figure.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { runChecks, summaryQuery } from './exception-calls.ts';
import { checkNames, type ExceptionSearch } from './exception-list.ts';
import { useCheckLabel } from './use-check-label.ts';

const [width, height] = [3, 14];

function CheckTrend({ trend }: { trend: Schemas.DataExceptionSummary['checks'][number]['trend'] }) {
  const { t } = useTranslation('exception');
  const [first] = trend;
  const last = trend.at(-1);
  if (first === undefined || last === undefined || trend.length < 2) return null;
  const most = Math.max(1, ...trend.map(({ found }) => found));
  return (
    <span className="inline-flex items-end gap-1.5 text-xs">
      <svg
        aria-hidden="true"
        width={trend.length * (width + 1)}
        height={height}
        className="fill-current opacity-70"
      >
        {trend.map(({ day, found }, at) => {
          const bar = Math.max(1, (found / most) * height);
          return (
            <rect key={day} x={at * (width + 1)} y={height - bar} width={width} height={bar} />
          );
        })}
      </svg>
      {t('strip.trend', { count: trend.length, first: first.found, last: last.found })}
    </span>
  );
}

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

export function RunChecks() {
  const { t } = useTranslation(['exception', 'kit']);
  const checkLabel = useCheckLabel();
  const { data } = useQuery(summaryQuery(useSdk()));
  const run = useRecordWrite(runChecks, ({ found, opened, reopened, gone, checks }, { check }) => ({
    title:
      check === null
        ? t('run.doneAll', { count: found })
        : t('run.doneOne', {
            count: found,
            check: checkLabel(checks[0] ?? { check, title: check }),
          }),
    description: t('run.changes', { opened, reopened, gone }),
  }));
  const start = (check: string | null) =>
    run.mutate(
      { check },
      {
        onError: (error) => {
          const problem = () => describeProblem(error);
          showToast({
            tone: 'danger',
            title: () => i18next.t('exception:run.failed'),
            description: () => problem().message ?? i18next.t(`kit:error.${problem().kind}.hint`),
          });
        },
      },
    );
  const checks = data?.checks ?? checkNames.map((check) => ({ check, title: check }));
  return (
    <Permit action="create">
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button variant="primary" busy={run.isPending}>
            {!run.isPending && <RefreshCw aria-hidden="true" />}
            <span className="max-md:sr-only">{t('run.button')}</span>
            <ChevronDown aria-hidden="true" className="max-md:hidden" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => start(null)}>{t('run.all')}</DropdownMenuItem>
          {checks.map((one) => (
            <DropdownMenuItem key={one.check} onSelect={() => start(one.check)}>
              {checkLabel(one)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </Permit>
  );
}
