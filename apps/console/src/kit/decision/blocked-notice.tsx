import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Notice } from '#/kit/ui/notice.tsx';

/** Why the server does not allow all that the person's role does. */
export function BlockedNotice({ decision }: { decision: Schemas.Decision }) {
  const { t } = useTranslation('decision');
  if (decision.blocked_reason === null) return null;
  return (
    <Notice tone="info" title={t(decision.reject ? 'blockedApproval' : 'blocked')}>
      {decision.blocked_reason}
    </Notice>
  );
}
