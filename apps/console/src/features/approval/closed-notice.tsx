import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useTime } from '#/ui/time/use-time.ts';

export function ClosedNotice({ proposal }: { proposal: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  const { exact } = useTime();
  const { checker, checked_at: at } = proposal;
  return (
    <Notice announced tone="warning" title={t('conflict.closed')}>
      {checker && at && <p>{t('changedBy', { name: checker.name, at: exact(at) })}</p>}
    </Notice>
  );
}
