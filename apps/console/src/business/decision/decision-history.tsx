import type { Schemas } from '@brokerdesk/sdk';
import { Timeline } from '#/business/history/timeline.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useTime } from '#/ui/time/use-time.ts';
import type { RiskAnswer } from './decision-adapter.ts';
import { useReasonLabels } from './use-reason-labels.ts';

type Change = NonNullable<Schemas.RecordEvent['changes']>[number];

export function useRiskNotes() {
  const { t } = useTranslation(['decision', 'kit', 'record']);
  return ({ acknowledged_reasons: codes = [], override_reason: reason }: RiskAnswer): string[] => [
    ...(codes.length > 0
      ? [
          t('acknowledge.kept', {
            reasons: codes.map((code) => t(`record:riskReason.${code}`)).join(t('kit:risk.comma')),
          }),
        ]
      : []),
    ...(reason ? [t('override.kept', { reason })] : []),
  ];
}

export function DecisionHistory({ events }: { events: readonly Schemas.RecordEvent[] }) {
  const { t } = useTranslation(['decision', 'kit', 'record']);
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
  const riskNotes = useRiskNotes();
  // A decision without text has the code of its reason as its note.
  const labelOf = (note: string | null) =>
    note !== null && /^[a-z_]+$/.test(note)
      ? reasonLabels({ reason_code: note, reason: null })
      : note;
  const changeOf = ({ field, before, after }: Change) =>
    t('change', {
      // A field that is newer than this console is shown as it is.
      field: t(`field.${field as 'amount'}`, { defaultValue: field }),
      before: before ?? '—',
      after: after ?? '—',
    });
  return (
    <Timeline
      entries={events.map(({ at, action, actor, note, changes = [], ...accepted }) => ({
        key: `${at} ${action}`,
        dateTime: at,
        at: exact(at),
        what: t(`event.${action}`),
        who: actor ?? t('byClient'),
        note:
          [...changes.map(changeOf), labelOf(note), ...riskNotes(accepted)]
            .filter(Boolean)
            .join(' · ') || null,
      }))}
    />
  );
}
