import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import { nextToDecide } from '#/business/decision/next-to-decide.ts';
import { ReviewHead } from '#/business/decision/review-drawer.tsx';
import { useKeptKey, useTurn } from '#/business/decision/use-turn.ts';
import type { OpenReview } from '#/business/list/open-record.ts';
import { hasHalves, ProposedHalves } from '#/business/staff/invitation-halves.tsx';
import { useIsClaimed } from '#/business/work/listed-work.ts';
import { useGiveUp } from '#/business/work/work-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { proposalQuery } from './approval-calls.ts';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalStatus } from './proposal-cells.tsx';
import { ChangedValues, ProposalFacts } from './proposal-facts.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

const WorkLine = lazyPart(
  async () => (await import('#/business/work/work-line.tsx')).WorkLine,
  ['work'],
);

/** A proposal that the reader made waits for others. */
const isDecidable = ({ status, decision: { approve, reject, withdraw } }: Schemas.Proposal) =>
  status === 'pending' && (approve || reject) && !withdraw;

const commented = [
  'deposit',
  'withdrawal',
  'overdrawn',
  'kyc',
  'trade',
  'amendment',
] as const satisfies readonly Schemas.CommentSubjectType[];

function Discussion({ of: proposal }: { of: Schemas.Proposal }) {
  const { id, subject } = proposal;
  const type = commented.find((one) => one === subject.type);
  return (
    <Comments
      subject={type && subject.id !== null ? { type, id: subject.id } : { type: 'proposal', id }}
      claim={isDecidable(proposal) ? { type: 'proposal', id } : undefined}
    />
  );
}

export function ProposalDrawer({
  id,
  listed,
  queue,
  onOpen,
  onClose,
  rejecting = false,
  evidence,
}: OpenReview<Schemas.Proposal> & {
  rejecting?: boolean;
  evidence?: ReactNode;
}) {
  const { t } = useTranslation('approval');
  const { operation, headline, amount } = useProposalLabels();
  const rowOpener = useRowOpener();
  const query = useQuery(proposalQuery(useSdk(), id, listed));
  const proposal = query.data;
  const isClaimed = useIsClaimed('proposal', useSessionUser().id);
  const nextOf = (rows: readonly Schemas.Proposal[], decidedId: string) =>
    nextToDecide(rows, decidedId, { isClaimed });
  const { turn, turning, announcement } = useTurn({ queue, onOpen, nextOf });
  const giveUp = useGiveUp();
  const following = nextOf(queue.rows ?? [], id);
  const next = following && ({ type: 'proposal', id: following.id } as const);
  const { mark, pressedKey } = useKeptKey(id, query, turning === id);
  const onDecided = (decided: Schemas.Proposal) => {
    // The approver of an invitation collects half of its code from the same drawer.
    const keepsOpen = decided.status === 'applied' && hasHalves(decided);
    const turned = keepsOpen ? Promise.resolve(undefined) : turn(id);
    void turned.then((openedId) => {
      // The decision may have claimed it.
      if (next && next.id !== openedId) giveUp(next);
    });
  };
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        recordId={`${id} ${proposal?.status}`}
        title={proposal ? operation(proposal) : t('detail.title')}
        badge={
          <>
            <span ref={mark} hidden />
            {proposal && <ProposalStatus status={proposal.status} />}
          </>
        }
        head={
          proposal && (
            <ReviewHead
              subject={amount(proposal) ?? headline(proposal)}
              client={proposal.client}
              method={t('detail.by', { name: proposal.maker.name })}
              since={
                actionsIn(proposalStates, proposal.status).includes('approve')
                  ? proposal.made_at
                  : null
              }
            >
              {isDecidable(proposal) && (
                <WorkLine key={id} type="proposal" id={id} onReturned={onClose} />
              )}
            </ReviewHead>
          )
        }
        aside={
          query.data && (
            <>
              {' '}
              <Section title={t('detail.facts')}>
                <ProposalFacts proposal={query.data} />
              </Section>
              <RecordEntriesLink of={{ type: 'proposal', id }} />
            </>
          )
        }
        returnFocusTo={() => rowOpener(id)}
        footer={
          query.data && (
            <ProposalActions
              rejecting={rejecting}
              key={id}
              pressedKey={pressedKey}
              proposal={query.data}
              next={next}
              onDecided={onDecided}
            />
          )
        }
      >
        <Loaded query={query}>
          {(loaded) => (
            <>
              <div className="px-5 pt-4 empty:hidden">
                <ProposedHalves proposal={loaded} />
              </div>
              <Section title={t('detail.changes')}>
                <ChangedValues proposal={loaded} />
              </Section>
              {evidence}
              <Discussion key={id} of={loaded} />
            </>
          )}
        </Loaded>
      </Drawer>
      <Announcement>{announcement}</Announcement>
    </>
  );
}
