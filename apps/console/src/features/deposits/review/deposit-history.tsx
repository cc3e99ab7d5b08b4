import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useTime } from '#/shared/time/use-time.ts';
import { Timeline } from '#/shared/ui/timeline.tsx';

export function DepositHistory({ events }: { events: readonly Schemas.DepositEvent[] }) {
  const { t } = useTranslation('deposit');
  const { exact } = useTime();
  return (
    <Timeline
      entries={events.map(({ at, action, actor, note }) => ({
        key: `${at} ${action}`,
        dateTime: at,
        at: exact(at),
        what: t(`event.${action}`),
        who: actor ?? t('byClient'),
        note,
      }))}
    />
  );
}
