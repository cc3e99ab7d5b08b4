import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { ProposalLink } from '#/kit/decision/two-people/proposal-link.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/kit/overlay/dialog.tsx';
import { useTime } from '#/kit/time/use-time.ts';
import { CopyButton } from '#/kit/ui/copy-button.tsx';
import { Notice } from '#/kit/ui/notice.tsx';
import { invitationLink } from './invitation-link.ts';

/** The code of an invitation, with its link. It is nowhere but here, and not here again once closed. */
export function InvitationShown({
  person: { name, username, invitation, waiting },
  onClose,
}: {
  person: Schemas.StaffUser;
  onClose: () => void;
}) {
  const { t } = useTranslation('staff-detail');
  const { exact } = useTime();
  const code = invitation?.code;
  const [proposal] = waiting.filter(({ mine }) => mine);
  const copy = { copied: t('invitation.copied'), failed: t('invitation.notCopied') };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('invitation.title', { name })}
      description={t('invitation.about', { username })}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          {code === undefined ? (
            <Notice tone="warning" title={t('invitation.lost')}>
              {t('invitation.lostHint')}
            </Notice>
          ) : (
            <>
              <Handed label={t('invitation.code')} text={code}>
                <CopyButton text={code} labels={copy}>
                  {t('invitation.copyCode')}
                </CopyButton>
              </Handed>
              <Handed
                label={t('invitation.link')}
                text={invitationLink(location.origin, username, code)}
              >
                <CopyButton text={invitationLink(location.origin, username, code)} labels={copy}>
                  {t('invitation.copyLink')}
                </CopyButton>
              </Handed>
              <p>{t('invitation.expires')}</p>
              <p className="text-ink-muted">{t('invitation.once')}</p>
            </>
          )}
          {proposal && (
            <Notice tone="warning" title={t('invitation.waits')}>
              <p>
                {proposal.effective_at === null
                  ? t('invitation.waitsHint')
                  : t('invitation.byItself', { at: exact(proposal.effective_at) })}
              </p>
              <div className="mt-1.5">
                <ProposalLink id={proposal.id} />
              </div>
            </Notice>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {t('invitation.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Handed({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-ink-muted">{label}</p>
      <div className="mt-0.5 flex flex-wrap items-center gap-2">
        <code className="rounded-md border border-line bg-sunken px-2.5 py-1 font-mono break-all">
          {text}
        </code>
        {children}
      </div>
    </div>
  );
}
