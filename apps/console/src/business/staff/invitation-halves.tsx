import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { staffQuery } from './staff-queries.ts';

const invitations = ['createStaff', 'inviteStaff'];
const masked = '••••-••••-••••';

export const hasHalves = ({ operation }: Pick<Schemas.Proposal, 'operation'>) =>
  invitations.includes(operation);

export function ProposedHalves({ proposal }: { proposal: Schemas.Proposal }) {
  const { subject } = proposal;
  if (subject.id === null || !hasHalves(proposal)) return null;
  return <HalvesOf id={subject.id} />;
}

function HalvesOf({ id }: { id: string }) {
  const { data } = useQuery(staffQuery(useSdk(), id));
  return data ? <InvitationHalves person={data.record} /> : null;
}

/** Shown once, and replaced when it is shown again. */
export function InvitationHalves({
  person: { id, username, invitation },
}: {
  person: Pick<Schemas.StaffUser, 'id' | 'username' | 'invitation'>;
}) {
  const { t } = useTranslation(['two-people', 'reveal']);
  const sdk = useSdk();
  const copy = { copied: t('half.copied'), failed: t('half.notCopied') };
  return invitation?.halves.map((half) => (
    <Notice key={half} tone="info" title={t(`half.${half}`)}>
      <p>{t('half.about', { username })}</p>
      <div className="my-1.5 font-mono">
        <RevealValue
          masked={masked}
          label={t(`half.${half}`)}
          reveal={async () => {
            const params = { path: { id } };
            const body = { half };
            return unwrap(await sdk.POST('/user/v1/invitation/half/{id}', { params, body })).code;
          }}
          whole={(code) => (
            <>
              <CopyButton text={code} labels={copy}>
                {t('half.copy')}
              </CopyButton>
              {half === 'first' && (
                <CopyButton text={invitationLink(location.origin, username, code)} labels={copy}>
                  {t('half.copyLink')}
                </CopyButton>
              )}
            </>
          )}
        />
      </div>
      <p className="text-ink-muted">{t('half.again')}</p>
    </Notice>
  ));
}

export function invitationLink(origin: string, username: string, code: string): string {
  return `${origin}/login#invitation=${encodeURIComponent(username)}.${code}`;
}
