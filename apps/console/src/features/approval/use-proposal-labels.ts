import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTwoPeopleLabels } from '#/business/decision/two-people/use-two-people-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';

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
    const amount = ({ amount: sum, currency }: Schemas.Proposal) =>
      sum === null ? null : money(sum, currency);
    return {
      limit,
      approvers: (proposal: Schemas.Proposal) => approvers(proposal, proposal.decision.approve),
      operation: (proposal: Schemas.Proposal) => operation(proposal.operation),
      subject,
      /** Null if the proposal is about the client, whose full name is beside the headline. */
      headline: (proposal: Schemas.Proposal) =>
        proposal.subject.name === proposal.client?.username ? null : subject(proposal),
      amount,
      describe: (proposal: Schemas.Proposal) => {
        const { client } = proposal;
        const person = client && `${client.full_name} (${client.username})`;
        const record = proposal.subject.name === client?.username ? null : subject(proposal);
        const parts = [operation(proposal.operation), record, person, amount(proposal)];
        return parts.filter((part) => part !== null).join(' · ');
      },
    };
  }, [t, money, operation, limit, approvers]);
}
