import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordAction } from '#/business/record/record-action.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { SessionItem, useDeviceName } from '#/ui/device/session-item.tsx';
import { useCan } from '#/ui/permission.tsx';
import { endStaffSession, staffSessionsQuery } from '../staff-calls.ts';

export function SessionSection({
  person: { id, name },
  mayEnd,
}: {
  person: Pick<Schemas.StaffUser, 'id' | 'name'>;
  mayEnd: boolean;
}) {
  const { t } = useTranslation(['staff-detail', 'sessions']);
  const query = useQuery(staffSessionsQuery(useSdk(), id));
  const deviceName = useDeviceName();
  const mayUpdate = useCan('update', 'users');
  const [ending, setEnding] = useState<Schemas.Session | null>(null);
  return (
    <Section title={t('sessions.title')}>
      <Loaded query={query}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="text-ink-muted">{t('sessions.none')}</p>
          ) : (
            <ul aria-label={t('sessions.title')} className="-my-3">
              {sessions.map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  now={new Date(query.dataUpdatedAt)}
                  {...(mayEnd && mayUpdate && { onEnd: () => setEnding(session) })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {ending && (
        <RecordAction
          record={ending}
          tone="danger"
          title={t('sessions.ask', { name })}
          effects={[t('sessions.effect', { device: deviceName(ending), ip: ending.ip })]}
          confirm={t('sessions:end')}
          failed={t('failed')}
          write={endStaffSession}
          done={() => t('sessions.done', { name })}
          intent={(session) => ({ id, sessionId: session.id })}
          onClose={() => setEnding(null)}
        />
      )}
    </Section>
  );
}
