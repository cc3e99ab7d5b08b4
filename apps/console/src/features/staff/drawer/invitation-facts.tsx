import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useTime } from '#/ui/time/use-time.ts';

/** How the user signs in: authenticator, invitation, and who has held a code of the account. */
export function InvitationFacts({
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
