import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { withTimes } from '#/ui/time/use-time.ts';

/** Codes that only repeat what the state of the record says by itself. */
const saidByState: ReadonlySet<string> = new Set(['ALREADY_DECIDED', 'INVALID_TRANSITION']);

/** Why the server does not allow all that the user's role does. */
export function BlockedNotice({ decision }: { decision: Schemas.Decision }) {
  const { t } = useTranslation('decision');
  if (decision.blocked_reason === null || saidByState.has(decision.blocked_code ?? '')) return null;
  return (
    <Notice tone="info" title={t(decision.reject ? 'blockedApproval' : 'blocked')}>
      {withTimes(decision.blocked_reason, decision.blocked_times)}
    </Notice>
  );
}
