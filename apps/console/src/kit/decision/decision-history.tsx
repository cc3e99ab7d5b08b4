import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Timeline } from '#/kit/history/timeline.tsx';
import { useTime } from '#/kit/time/use-time.ts';

/** Everything that has happened to a record, by whom and why. */
export function DecisionHistory({ events }: { events: readonly Schemas.RecordEvent[] }) {
  const { t } = useTranslation(['decision', 'kit']);
  const { exact } = useTime();
  return (
    <Timeline
      entries={events.map(({ at, action, actor, note, override_reason: reason }) => ({
        key: `${at} ${action}`,
        dateTime: at,
        at: exact(at),
        what: t(`event.${action}`),
        who: actor ?? t('byClient'),
        note:
          [note, reason && t('kit:override.kept', { reason })].filter(Boolean).join(' · ') || null,
      }))}
    />
  );
}
