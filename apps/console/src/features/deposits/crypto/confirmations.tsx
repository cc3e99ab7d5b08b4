import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleHelp, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

type Seen = Pick<Schemas.Deposit, 'confirmations' | 'confirmations_min'>;

export function confirmationState({ confirmations: seen, confirmations_min: min }: Seen) {
  if (seen === null) return 'unseen';
  if (min === null) return 'unknown';
  return seen < min ? 'few' : 'enough';
}

type ConfirmationState = ReturnType<typeof confirmationState>;

const looks: Record<ConfirmationState, { tone: StatusTone; icon: LucideIcon }> = {
  unseen: { tone: 'neutral', icon: CircleHelp },
  unknown: { tone: 'neutral', icon: CircleHelp },
  few: { tone: 'warning', icon: Clock },
  enough: { tone: 'success', icon: CircleCheck },
};

export function ConfirmationCount({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('crypto-deposit');
  const state = confirmationState(deposit);
  const { confirmations: seen, confirmations_min: min } = deposit;
  return (
    <StatusBadge {...looks[state]}>
      {state === 'unseen' ? t('unseen') : min === null ? seen : t('count', { seen, min })}
    </StatusBadge>
  );
}

export function ChainName({ deposit: { chain, network } }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('record');
  return chain === null ? (network ?? '—') : t(`chain.${chain}`);
}
