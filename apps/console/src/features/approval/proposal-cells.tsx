import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Clipped } from '#/ui/controls/clipped.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

const looks: Record<Schemas.ProposalStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'pending', icon: Clock },
  applied: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Undo2 },
  expired: { tone: 'neutral', icon: Hourglass },
};

export function ProposalStatus({ status }: { status: Schemas.ProposalStatus }) {
  const { t } = useTranslation('approval');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export function ProposalOperation({ of }: { of: Schemas.Proposal }) {
  return useProposalLabels().operation(of);
}

export function ProposalApprovers({ of }: { of: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  return <Clipped>{useProposalLabels().approvers(of) || t('nobody')}</Clipped>;
}

export function ProposalSubject({ of }: { of: Schemas.Proposal }) {
  return <Clipped>{useProposalLabels().subject(of)}</Clipped>;
}
