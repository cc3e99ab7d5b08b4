import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { InvitationHalves } from '#/business/staff/invitation-halves.tsx';
import { staffQuery } from '#/business/staff/staff-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { limitsOf, type StaffLimits } from '../actions/limits.ts';
import { StaffActions } from '../actions/staff-actions.tsx';
import { StaffStatus } from '../staff-status.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { SessionSection } from './session-section.tsx';
import { WorkFacts } from './work-facts.tsx';

export function StaffFacts({ detail: { record } }: { detail: Schemas.StaffDetail }) {
  const { t } = useTranslation(['staff', 'staff-detail', 'record']);
  const { exact } = useTime();
  return (
    <Facts
      facts={[
        { label: t('column.name'), value: record.name },
        { label: t('column.username'), value: record.username },
        { label: t('column.role'), value: t(`record:role.${record.role}`) },
        { label: t('column.superman'), value: record.superman },
        {
          label: t('staff-detail:facts.createdBy'),
          value: record.created_by ?? t('staff-detail:facts.installed'),
        },
        { label: t('column.createdAt'), value: exact(record.created_at) },
      ]}
    />
  );
}

/** Shows before any attempt which actions this account excludes. */
export function LimitNotice({
  detail: { referred_to: referredTo },
  limits: { because },
}: {
  detail: Pick<Schemas.StaffDetail, 'referred_to'>;
  limits: Pick<StaffLimits, 'because'>;
}) {
  const { t } = useTranslation('staff-detail');
  if (because !== null) {
    return (
      <Notice tone="info" title={t(`limit.${because}.title`)}>
        {t(`limit.${because}.hint`)}
      </Notice>
    );
  }
  if (referredTo === null) return null;
  return <p className="text-ink-muted">{t('limit.referred', { what: referredTo })}</p>;
}

/** A member of staff: who it is, what waits about the account, and if it is signed in. */
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
