import { chainOf, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import { WaitingProposals } from '#/business/decision/two-people/waiting-proposals.tsx';
import { InvitationHalves } from '#/business/staff/invitation-halves.tsx';
import { staffQuery } from '#/business/staff/staff-queries.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { useCan } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { limitsOf, type StaffLimits } from '../actions/limits.ts';
import { StaffActions } from '../actions/staff-actions.tsx';
import { StaffStatus } from '../staff-status.tsx';
import { SessionSection } from './session-section.tsx';

function InvitationFacts({
  detail: { record, last_reset_by: lastResetBy },
}: {
  detail: Schemas.StaffDetail;
}) {
  const { t } = useTranslation(['staff', 'staff-detail']);
  const { exact } = useTime();
  const { invitation } = record;
  const facts: Fact[] = [
    { label: t('column.mfa'), value: t(record.mfa ? 'flag.on' : 'flag.off') },
    {
      label: t('column.lastLoginAt'),
      value: record.last_login_at ? exact(record.last_login_at) : t('staff-detail:access.never'),
    },
    ...(invitation
      ? [
          {
            label: t(`staff-detail:access.${invitation.purpose}`),
            value: t(`staff-detail:invitation.${invitation.state}`),
          },
          ...optionalFact(
            t('staff-detail:access.expires'),
            invitation.state !== 'waiting' && exact(invitation.expires_at),
          ),
        ]
      : []),
    ...optionalFact(t('staff-detail:access.lastResetBy'), lastResetBy),
  ];
  return <Facts facts={facts} />;
}

function WorkFacts({ detail: { record, clients, robots, team } }: { detail: Schemas.StaffDetail }) {
  const { t } = useTranslation(['staff', 'staff-detail']);
  const mayReadClients = useCan('read', chainOf('client'));
  const hasTeam = scopeOf(record.role) === 'team';
  const count = t('team.clients', { count: clients });
  const looksAfterClients = scopeOf(record.role) !== 'all' || clients > 0;
  const facts: Fact[] = [
    ...(looksAfterClients
      ? [
          {
            label: t('staff-detail:work.clients'),
            value:
              clients > 0 && mayReadClients ? (
                <PageLink to="/client" search={{ agent_id: record.id }}>
                  {count}
                </PageLink>
              ) : (
                count
              ),
          },
        ]
      : []),
    ...(robots > 0 ? [{ label: t('staff-detail:work.robots'), value: robots }] : []),
    ...(hasTeam || team > 0
      ? [
          {
            label: t('staff-detail:work.team'),
            value: (
              <PageLink to="/users" search={{ leader_id: record.id }}>
                {t('team.members', { count: team })}
              </PageLink>
            ),
          },
        ]
      : []),
    {
      label: t('column.code'),
      value: <code className="font-mono">{record.code}</code>,
    },
  ];
  return <Facts facts={facts} />;
}

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

const AvailabilityForm = lazyOverlay(
  async () => (await import('#/business/work/availability-form.tsx')).AvailabilityForm,
  ['work', 'form'],
);

function AvailabilityButton({ id }: { id: string }) {
  const { t } = useTranslation('staff-detail');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {t('work.availability')}
      </Button>
      {open && <AvailabilityForm id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

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
  const mayManage = useCan('update', chainOf('users'));
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
              {mayManage && <AvailabilityButton id={id} />}
            </Section>
            <Section title={t('access.title')}>
              <InvitationFacts detail={detail} />
            </Section>
            <SessionSection person={detail.record} mayEnd={limitsOf(detail, ownId).sessions} />
            <Comments key={`comments ${id}`} subject={{ type: 'staff_user', id }} />
            <RecordEntriesLink of={{ type: 'staff_user', id }} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
