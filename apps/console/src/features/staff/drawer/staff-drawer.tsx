import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RecordEntriesLink } from '#/kit/audit/record-entries-link.tsx';
import { WaitingProposals } from '#/kit/decision/two-people/waiting-proposals.tsx';
import { useRowOpener } from '#/kit/list/table/row-opener.tsx';
import { Drawer } from '#/kit/overlay/drawer.tsx';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { InvitationHalves } from '#/kit/staff/on-demand/invitation-halves.tsx';
import { staffQuery } from '#/kit/staff/on-demand/staff-query.ts';
import { Loaded } from '#/kit/ui/loaded.tsx';
import { Section } from '#/kit/ui/section.tsx';
import { limitsOf } from '../actions/limits.ts';
import { StaffActions } from '../actions/staff-actions.tsx';
import { StaffStatus } from '../staff-status.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { SessionSection } from './session-section.tsx';
import { StaffFacts } from './staff-facts.tsx';
import { WorkFacts } from './work-facts.tsx';

/** A member of staff: who it is, what waits about the account, and where it is signed in. */
export function StaffDrawer({
  id,
  listed,
  onClose,
}: {
  id: string;
  listed?: Schemas.StaffUser | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('staff-detail');
  const { id: ownId } = useSessionUser();
  const rowOpener = useRowOpener();
  const query = useQuery(staffQuery(useSdk(), id));
  const person = query.data?.record ?? listed;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${id} ${person?.status}`}
      title={person?.name ?? t('title')}
      badge={person && <StaffStatus status={person.status} />}
      returnFocusTo={() => rowOpener(id)}
      footer={
        query.data && (
          <StaffActions
            key={id}
            detail={query.data}
            limits={limitsOf(query.data, ownId)}
            onDeleted={onClose}
          />
        )
      }
    >
      <Loaded query={query}>
        {(detail) => (
          <>
            <div className="flex flex-col gap-2 px-5 pt-4 empty:hidden">
              <WaitingProposals waiting={detail.record.waiting} />
              <InvitationHalves person={detail.record} />
              <LimitNotice detail={detail} limits={limitsOf(detail, ownId)} />
            </div>
            <Section title={t('facts.title')}>
              <StaffFacts detail={detail} />
            </Section>
            <Section title={t('work.title')}>
              <WorkFacts detail={detail} />
            </Section>
            <Section title={t('access.title')}>
              <InvitationFacts detail={detail} />
            </Section>
            <SessionSection person={detail.record} mayEnd={limitsOf(detail, ownId).sessions} />
            <RecordEntriesLink of={{ type: 'staff_user', id }} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
