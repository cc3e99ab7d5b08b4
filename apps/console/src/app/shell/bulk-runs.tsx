import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { CircleAlert, ListChecks, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OutsideOfPages } from '#/app/drawer-hosts.tsx';
import { isUnderWay, openRunsQuery } from '#/business/bulk/bulk-calls.ts';
import { countLabels, countsOf, titleOf, topicsOf } from '#/business/bulk/bulk-labels.ts';
import { BulkReport } from '#/business/bulk/bulk-report.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';

export function BulkRuns() {
  const { data: runs = [] } = useQuery(openRunsQuery(useSdk()));
  const [openId, setOpenId] = useState<string | null>(null);
  useAnnounced(runs, openId);
  const opened = runs.find(({ id }) => id === openId);
  const shown = runs.find(isUnderWay) ?? runs[0];
  return (
    <>
      {shown && (
        <RunButton run={shown} others={runs.length - 1} onOpen={() => setOpenId(shown.id)} />
      )}
      {opened && (
        <OutsideOfPages>
          <BulkReport run={opened} onClose={() => setOpenId(null)} />
        </OutsideOfPages>
      )}
    </>
  );
}

function RunButton({
  run,
  others,
  onOpen,
}: {
  run: Schemas.BulkRun;
  others: number;
  onOpen: () => void;
}) {
  const { t } = useTranslation('bulk');
  const { settled, all, refused, skipped } = countsOf(run);
  const running = isUnderWay(run);
  const Icon = running ? LoaderCircle : refused + skipped > 0 ? CircleAlert : ListChecks;
  return (
    <Button
      size="sm"
      className="shrink-0 tabular-nums"
      title={`${titleOf(t, run)}${t('and')}${countLabels(t, run)}`}
      onClick={onOpen}
    >
      <Icon
        aria-hidden="true"
        className={running ? 'motion-safe:animate-spin' : refused > 0 ? 'text-danger-text' : ''}
      />
      <span className="sr-only">{`${t('open', { title: titleOf(t, run) })} `}</span>
      <span className="max-md:sr-only">{t('progress', { settled, all })}</span>
      {others > 0 && (
        <span className="text-ink-muted max-md:hidden">{t('others', { count: others })}</span>
      )}
    </Button>
  );
}

function useAnnounced(runs: readonly Schemas.BulkRun[], openId: string | null): void {
  const queryClient = useQueryClient();
  const underWay = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const run of runs) {
      if (isUnderWay(run) || !underWay.current.has(run.id)) continue;
      void invalidateTopics(queryClient, topicsOf(run));
      if (run.id !== openId) announce(run);
    }
    underWay.current = new Set(runs.filter(isUnderWay).map(({ id }) => id));
  }, [runs, openId, queryClient]);
}

function announce(run: Schemas.BulkRun): void {
  const t = () => i18next.getFixedT(null, 'bulk');
  const all = run.counts.refused + run.counts.skipped === 0;
  showToast(
    all
      ? {
          tone: 'success',
          title: t()('ended', { title: titleOf(t(), run) }),
          description: countLabels(t(), run),
        }
      : {
          tone: 'danger',
          title: () => t()('endedPartly', { title: titleOf(t(), run) }),
          description: () => countLabels(t(), run),
        },
  );
}
