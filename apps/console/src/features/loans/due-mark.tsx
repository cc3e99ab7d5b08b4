import type { Schemas } from '@brokerdesk/sdk';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { dueStateOf } from './due-state.ts';

/** How long is left until the due date, or since when it is past; nothing if nothing is owed. */
export function DueMark({ loan }: { loan: Schemas.LoanTerms }) {
  const { t } = useTranslation('loan');
  const { state, days } = dueStateOf(loan, new Date());
  if (state === 'none') return null;
  if (state === 'overdue') {
    return (
      <StatusBadge tone="danger" icon={TriangleAlert}>
        {days === 0 ? t('due.overdueToday') : t('due.overdue', { count: days })}
      </StatusBadge>
    );
  }
  const labels = days === 0 ? t('due.today') : t('due.left', { count: days });
  if (state === 'later') return <span className="text-xs text-ink-muted">{labels}</span>;
  return (
    <StatusBadge tone="warning" icon={CalendarClock}>
      {labels}
    </StatusBadge>
  );
}
