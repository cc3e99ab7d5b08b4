import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, Clock, FileUp, Landmark, Send, Undo2 } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusLook } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

const looks: Record<Schemas.PayoutPhase, StatusLook> = {
  to_send: { tone: 'warning', icon: Clock },
  sent: { tone: 'info', icon: Send },
  paid: { tone: 'success', icon: CircleCheck },
  returned: { tone: 'neutral', icon: Undo2 },
};

export function PayoutPhase({ phase }: { phase: Schemas.PayoutPhase }) {
  const { t } = useTranslation('withdrawal');
  return <StatusBadge {...looks[phase]}>{t(`payout.${phase}`)}</StatusBadge>;
}

export const phaseCell = ({ payout }: Schemas.Withdrawal) =>
  payout &&
  (payout.phase === 'to_send' && payout.file ? <InFile /> : <PayoutPhase phase={payout.phase} />);

function InFile() {
  const { t } = useTranslation('withdrawal');
  return (
    <StatusBadge tone="info" icon={Landmark}>
      {t('inFile')}
    </StatusBadge>
  );
}

export const phases = {
  part: 'payout',
  queues: { approved: ['asked', 'to_send', 'sent'] },
  parts: { asked: 'phase' },
} as const;

const isToSend = ({ payout }: Readonly<Record<string, unknown>>) => payout === 'to_send';

/** Undefined for withdrawals to review. */
export const queueInTab = (search: Readonly<Record<string, unknown>>) =>
  isToSend(search) ? 'payout' : undefined;

const ofQueue = {
  permit: { action: 'approve', resource: ['withdrawal', 'funds'] },
  when: isToSend,
} as const;

export const queueActions = [
  {
    ...{ ...ofQueue, name: 'paymentFile', icon: Landmark },
    dialog: lazyOverlay(async () => (await import('./payment-file.tsx')).PaymentFile, ['payout']),
  },
  {
    ...{ ...ofQueue, name: 'importResults', icon: FileUp },
    dialog: lazyOverlay(
      async () => (await import('./import-results.tsx')).ImportResults,
      ['payout', 'bulk'],
    ),
  },
];
