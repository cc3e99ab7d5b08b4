import type { Schemas } from '@brokerdesk/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  Download,
  FileDown,
  LoaderCircle,
  type LucideIcon,
  Square,
  Trash2,
} from 'lucide-react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { formatSize } from '#/ui/form/file/file-kind.ts';
import { useCount } from '#/ui/i18n/use-count.ts';
import { exportKey } from '#/ui/live/live-queries.ts';
import { Dialog, DialogBody } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { type ExportStep, exportsQuery, isUnderWay, stepExport } from './export-calls.ts';

const looks: Record<Schemas.ExportJobStatus, { tone: StatusTone; icon: LucideIcon }> = {
  waiting: { tone: 'neutral', icon: Clock },
  running: { tone: 'info', icon: LoaderCircle },
  ready: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  stopped: { tone: 'neutral', icon: CircleMinus },
};

export function MyExports({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('export-job');
  const query = useQuery(exportsQuery(useSdk()));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('hint')}
    >
      <DialogBody>
        <Loaded query={query}>
          {(jobs) =>
            jobs.length === 0 ? (
              <EmptyState icon={FileDown} title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <ul aria-label={t('title')} className="divide-y divide-line">
                {jobs.map((job) => (
                  <ExportLine key={job.id} job={job} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

function ExportLine({ job }: { job: Schemas.ExportJob }) {
  const { t } = useTranslation('export-job');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const step = useMutation({
    mutationFn: (name: ExportStep) => stepExport(sdk, job, name),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportKey }),
  });
  const { file_name: name, status, reason } = job;
  const running = isUnderWay(job);
  const ask = (which: ExportStep) => ({
    label: t(`step.${which}`, { name }),
    'aria-busy': step.isPending,
    onClick: () => !step.isPending && step.mutate(which),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-medium break-all">{name}</span>
          <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>
        </p>
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
          <ExportFigures job={job} />
        </p>
        {reason && <p className="mt-0.5 text-xs text-danger-text">{t(`reason.${reason}`)}</p>}
        {step.isError && (
          <p role="alert" className="mt-0.5 text-xs text-danger-text">
            {describeProblem(step.error).message ?? t('noAnswer')}
          </p>
        )}
      </div>
      {status === 'ready' && (
        <Button size="sm" busy={step.isPending} onClick={() => step.mutate('download')}>
          {!step.isPending && <Download aria-hidden="true" />}
          {t('download')}
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      )}
      {running && (
        <IconButton {...ask('stop')}>
          <Square aria-hidden="true" />
        </IconButton>
      )}
      {!running && (
        <IconButton {...ask('delete')}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function ExportFigures({ job }: { job: Schemas.ExportJob }) {
  const { t } = useTranslation('export-job');
  const count = useCount();
  const locale = useLocale();
  const { dateTime } = useTime();
  const { rows, expected, size, created_at: from, expires_at: until } = job;
  if (isUnderWay(job)) return t('progress', { rows: count(rows), all: count(expected) });
  if (job.status !== 'ready') return dateTime(from);
  return [
    t('rows', { count: rows, rows: count(rows) }),
    formatSize(size, locale),
    until && t('until', { time: dateTime(until) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
