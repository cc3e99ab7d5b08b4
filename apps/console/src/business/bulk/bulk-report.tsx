import {
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleX,
  Clock,
  Download,
  LoaderCircle,
  type LucideIcon,
  UserCheck,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { exportFileName, saveFile, toCsv } from '#/ui/api/save-file.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { countStates, useCountLabels } from './bulk-counts.ts';
import type { BulkItem, BulkMoney, BulkProgress, BulkRun, BulkState } from './bulk-runner.ts';
import { type BulkUnit, bulkRuns } from './bulk-runs.ts';

const looks: Record<BulkState, { tone: StatusTone; icon: LucideIcon }> = {
  waiting: { tone: 'neutral', icon: Clock },
  sending: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'success', icon: CircleCheck },
  proposed: { tone: 'warning', icon: UserCheck },
  refused: { tone: 'danger', icon: CircleX },
  unknown: { tone: 'warning', icon: CircleHelp },
  stopped: { tone: 'neutral', icon: CircleMinus },
};

const ranks: Record<BulkState, number> = {
  unknown: 0,
  refused: 1,
  stopped: 2,
  proposed: 3,
  sending: 4,
  waiting: 5,
  done: 6,
};

export function BulkReportTable({ items }: { items: readonly BulkItem[] }) {
  const { t } = useTranslation('bulk');
  const inRank = items.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead className="text-left text-xs text-ink-muted">
        <tr>
          <th scope="col" className="border-b border-line py-1.5 pr-3 font-medium">
            {t('heads.row')}
          </th>
          <th scope="col" className="border-b border-line py-1.5 font-medium">
            {t('heads.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {inRank.map((item) => (
          <tr key={item.id}>
            <th scope="row" className="border-b border-line py-1.5 pr-3 text-left font-normal">
              <span className="font-medium">{item.label}</span>
              <span className="block text-xs text-ink-muted">
                {item.detail}
                {item.money && (
                  <>
                    {' · '}
                    <ItemAmount item={item} money={item.money} />
                  </>
                )}
              </span>
            </th>
            <td className="border-b border-line py-1.5 align-top">
              <StatusBadge {...looks[item.state]}>{t(`states.${item.state}`)}</StatusBadge>
              <Why item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** It leads to its lines in the ledger, once there are any. */
function ItemAmount({ item: { id, state }, money }: { item: BulkItem; money: BulkMoney }) {
  const { client, amount, moves } = money;
  const moved = moves === 'before' || (moves === 'done' && state === 'done');
  return moved ? <StatementLink client={client} filter={{ record: id }} amount={amount} /> : amount;
}

function Why({ item: { state, error, code, changed } }: { item: BulkItem }) {
  const { t } = useTranslation('bulk');
  const { exact } = useTime();
  if (state !== 'refused' && state !== 'unknown') return null;
  return (
    <p className="mt-0.5 text-xs break-words text-ink-muted">
      {describeProblem(error).message ?? t(state === 'unknown' ? 'noAnswer' : 'noWords')}
      {changed !== null && (
        <span className="ml-2">{t('changed', { name: changed.by, at: exact(changed.at) })}</span>
      )}
      {code !== null && state === 'refused' && (
        <span className="ml-2 font-mono text-ink-faint">{code}</span>
      )}
    </p>
  );
}

type BulkReportProps = {
  title: string;
  unit: BulkUnit;
  run: BulkRun;
  progress: BulkProgress;
  /** The report stays, to be looked at again. */
  onHide: () => void;
  /** The report is forgotten. */
  onClose: () => void;
};

export function BulkReport({ title, unit, run, progress, onHide, onClose }: BulkReportProps) {
  const { t } = useTranslation('bulk');
  const { timezone } = useSettings();
  const countLabels = useCountLabels();
  useEffect(() => bulkRuns.openReport(run), [run]);
  const [asking, setAsking] = useState(false);
  const { items, running } = progress;
  const counts = countStates(items);
  const many = (count: number) => t(`of.${unit}`, { count });
  const saveReport = () => {
    const heads = (['row', 'detail', 'result', 'words', 'code'] as const).map((head) =>
      t(`heads.${head}`),
    );
    const lines = items.map(({ label, detail, money, state, error, code }) => [
      label,
      [detail, money?.amount].filter(Boolean).join(' · '),
      t(`states.${state}`),
      describeProblem(error).message ?? '',
      code ?? '',
    ]);
    saveFile(toCsv([heads, ...lines]), exportFileName('report', 'csv', timezone, new Date()));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onHide()}
      title={t('reportOf', { title })}
      description={countLabels(items, unit)}
    >
      <DialogBody>
        {counts.unknown > 0 && (
          <div className="mb-3">
            <Notice
              tone="warning"
              title={t('unknownTitle', { count: counts.unknown, many: many(counts.unknown) })}
            >
              {t('unknownHint')}
            </Notice>
          </div>
        )}
        <BulkReportTable items={items} />
        {asking && (
          <div className="mt-3">
            <Notice
              announced
              tone="danger"
              title={t('closeSure', { count: counts.unknown, many: many(counts.unknown) })}
            >
              <div className="flex gap-2">
                <Button size="sm" variant="danger" onClick={onClose}>
                  {t('closeAnyway')}
                </Button>
                <Button size="sm" onClick={() => setAsking(false)}>
                  {t('keep')}
                </Button>
              </div>
            </Notice>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button className="mr-auto" onClick={saveReport}>
          <Download aria-hidden="true" />
          {t('save')}
        </Button>
        {!running && (
          <Button onClick={counts.unknown > 0 ? () => setAsking(true) : onClose}>
            {t('close')}
          </Button>
        )}
        {!running && counts.stopped > 0 && (
          <Button onClick={run.goOn}>
            {t('goOn', { count: counts.stopped, many: many(counts.stopped) })}
          </Button>
        )}
        {!running && counts.failed > 0 && (
          <Button variant="primary" onClick={run.retry}>
            {t('retry', { count: counts.failed, many: many(counts.failed) })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
