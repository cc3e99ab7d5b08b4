import {
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  UserCheck,
} from 'lucide-react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem } from '#/ui/api/problem.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import type { BulkItem, BulkMoney, BulkState } from './bulk-runner.ts';

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
