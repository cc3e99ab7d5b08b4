import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { proposalQuery } from '#/features/approval/approval-calls.ts';
import { ProposalDrawer } from '#/features/approval/proposal-drawer.tsx';
import { pageOf } from '#/features/approval/proposal-facts.tsx';
import { type RecordPane, recordPanes } from './record-panes.tsx';

/** The pane of the record for a proposal that the reader may approve there; undefined for other proposals. */
const paneOf = ({ operation, status, decision, subject }: Schemas.Proposal) =>
  actionsIn(proposalStates, status).includes('approve') && decision.approve && subject.id !== null
    ? recordPanes[operation]
    : undefined;

type Chosen = { id: string; pane: RecordPane | undefined; rejecting?: boolean };

/** A proposal at the desk: under the review of its record, or by itself if there is none to decide on. */
export function DeskDrawer(open: OpenReview<Schemas.Proposal>) {
  const { id, listed, queue, onOpen, onClose } = open;
  const { t } = useTranslation('two-people');
  const router = useRouter();
  const proposal = useQuery(proposalQuery(useSdk(), id)).data ?? listed;
  // The decision closes the proposal: its record stays open until the next proposal comes.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (proposal && chosen?.id !== id) setChosen({ id, pane: paneOf(proposal) });
  const Pane = chosen?.id === id ? chosen.pane : undefined;
  if (!Pane || !proposal || proposal.subject.id === null) {
    return <ProposalDrawer {...open} rejecting={chosen?.rejecting ?? false} />;
  }
  const to = pageOf(proposal.subject) ?? '/approval';
  const openOther = (other: string) => {
    const search: Record<string, unknown> = { id: other };
    void router.navigate({ to, search });
  };
  return (
    <Pane
      id={proposal.subject.id}
      subject={proposal.subject}
      listed={undefined}
      onClose={onClose}
      onOpen={(other) => (other === undefined ? onClose() : openOther(other))}
      queue={{
        ...queue,
        desk: {
          id,
          onOpen,
          toProposal: (
            <span className="flex flex-wrap gap-x-4">
              <ToProposal onClick={() => setChosen({ id, pane: undefined })}>
                {t('notice.open')}
              </ToProposal>
              {proposal.decision.reject && (
                <ToProposal onClick={() => setChosen({ id, pane: undefined, rejecting: true })}>
                  {t('notice.reject')}
                </ToProposal>
              )}
            </span>
          ),
        },
      }}
    />
  );
}

/** A step from the review of a record to its proposal. */
function ToProposal(button: { onClick: () => void; children: string }) {
  return <Button variant="link" size="sm" className="px-0!" {...button} />;
}
