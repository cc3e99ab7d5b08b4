import type { Schemas } from '@brokerdesk/sdk';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { useTime } from '#/ui/time/use-time.ts';

/** Enough to distinguish two, and not to be copied by mistake: the whole number is in the record. */
export function shortDestination(destination: Schemas.Withdrawal['destination']): {
  name: string;
  number: string;
} {
  if (destination.kind === 'bank') {
    const bare = destination.acc_no.replaceAll(/[\s-]/g, '');
    return { name: destination.bank_name, number: bare.length > 4 ? `··${bare.slice(-4)}` : bare };
  }
  const { coin, network, address } = destination;
  return {
    name: `${coin} · ${network}`,
    number: address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address,
  };
}

export function FirstUse({ withdrawal }: { withdrawal: Schemas.Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const { date } = useTime();
  const wide = useWideScreen();
  const { first_used_at: first, made_at: made } = withdrawal;
  if (first !== made) {
    return (
      <span className="text-ink-muted max-md:text-xs">
        {/* A card has no head over it that says what this date is. */}
        {!wide && `${t('column.firstUsed')} `}
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

export function ShortDestination({ destination }: Pick<Schemas.Withdrawal, 'destination'>) {
  const { name, number } = shortDestination(destination);
  return (
    <>
      {name} <span className="tabular-nums text-ink-muted">{number}</span>
    </>
  );
}
