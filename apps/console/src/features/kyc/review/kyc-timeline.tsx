import type { Schemas } from '@brokerdesk/sdk';
import { isKycReason } from '#/business/client/kyc-reasons.ts';
import { useRiskNotes } from '#/business/decision/decision-history.tsx';
import { useKycReason } from '#/business/decision/use-reason-labels.ts';
import { Timeline } from '#/business/history/timeline.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useTime } from '#/ui/time/use-time.ts';

/** Events of all attempts. */
export function KycTimeline({ events }: { events: readonly Schemas.KycEvent[] }) {
  const { t } = useTranslation(['kyc', 'kit']);
  const { exact } = useTime();
  const reasonOf = useKycReason();
  const riskNotes = useRiskNotes();
  // The note is a bare code if no text was entered.
  const labels = (note: string | null) =>
    note !== null && isKycReason(note) ? reasonOf({ reason_code: note, reason: null }) : note;
  if (events.length === 0) return <p className="text-ink-muted">{t('event.none')}</p>;
  return (
    <Timeline
      entries={events.map(({ at, action, attempt_no: attempt, actor, note, ...accepted }) => ({
        key: `${at} ${action}`,
        dateTime: at,
        at: exact(at),
        what: t('event.ofAttempt', { what: t(`event.${action}`), attempt }),
        who: actor ?? t('byClient'),
        note: [labels(note), ...riskNotes(accepted)].filter(Boolean).join(' · ') || null,
      }))}
    />
  );
}
