import type { Schemas } from '@brokerdesk/sdk';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export const soonDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

type DueState = {
  /** `none` if nothing is owed: not paid out yet, rejected, or repaid. */
  state: 'none' | 'later' | 'soon' | 'overdue';
  /** Whole days that are left, or that it is late by; 0 within the last and the first day. */
  days: number;
};

/** The server says whether it is overdue. */
export function dueStateOf(
  { due_at: dueAt, completed_at: completedAt, overdue }: DueTerms,
  now: Date,
): DueState {
  if (dueAt === null || completedAt !== null) return { state: 'none', days: 0 };
  const left = (Date.parse(dueAt) - now.getTime()) / dayMs;
  const days = Math.max(0, Math.floor(overdue ? -left : left));
  if (overdue) return { state: 'overdue', days };
  return { state: left <= soonDays ? 'soon' : 'later', days };
}

type DueTerms = Pick<Schemas.LoanTerms, 'due_at' | 'completed_at' | 'overdue'>;

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
