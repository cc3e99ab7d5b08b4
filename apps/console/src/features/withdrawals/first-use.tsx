import type { Schemas } from '@brokerdesk/sdk';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';

/** Since when the client has asked for money to this destination; the first time stands out. */
export function FirstUse({ withdrawal }: { withdrawal: Schemas.Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const { date } = useTime();
  const { first_used_at: first, made_at: made } = withdrawal;
  if (first !== made) {
    return (
      <span className="text-ink-muted max-md:text-xs">
        {/* A card has no head over it that says what this date is. */}
        <span aria-hidden="true" className="md:hidden">
          {t('column.firstUsed')}{' '}
        </span>
        {date(first)}
      </span>
    );
  }
  return (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      {t('firstUse')}
    </StatusBadge>
  );
}
