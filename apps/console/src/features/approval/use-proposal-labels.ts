import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTwoPeopleLabels } from '#/kit/decision/two-people/use-two-people-labels.ts';
import { useMoney } from '#/kit/money/use-money.ts';

/** What was proposed, and about what, in words. */
export function useProposalLabels() {
  const { t } = useTranslation('approval');
  const { money } = useMoney();
  const { operation, limit, approvers } = useTwoPeopleLabels();
  return useMemo(() => {
    const subject = ({ subject: { type, name } }: Schemas.Proposal) => {
      if (type === 'setting') return t(`setting.${name as 'trade'}`, { defaultValue: name });
      if (type === 'document') return t(`document.${name as 'terms'}`, { defaultValue: name });
      return name;
    };
    return {
      limit,
      approvers: (proposal: Schemas.Proposal) => approvers(proposal, proposal.decision.approve),
      operation: (proposal: Schemas.Proposal) => operation(proposal.operation),
      subject,
      /** Null if the proposal is about the client, whose full name is beside the headline. */
      headline: (proposal: Schemas.Proposal) =>
        proposal.subject.name === proposal.client?.username ? null : subject(proposal),
      amount: ({ amount, currency }: Schemas.Proposal) =>
        amount === null ? null : money(amount, currency),
    };
  }, [t, money, operation, limit, approvers]);
}
