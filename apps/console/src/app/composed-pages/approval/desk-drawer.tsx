import { actionsIn, proposalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useAtDesk, useReadAhead } from '#/business/decision/use-turn.ts';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { proposalQuery } from '#/features/approval/approval-calls.ts';
import { ProposalDrawer } from '#/features/approval/proposal-drawer.tsx';
import { pageOf } from '#/features/approval/proposal-facts.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useCan } from '#/ui/permission.tsx';

type OfProposal = Omit<OpenReview<Schemas.Proposal>, 'query'> & {
  listed: undefined;
  subject: Schemas.ProposalSubject;
};

type RecordPane = ComponentType<OfProposal>;

/** A queue is read for the ids and the decisions of its rows alone, which proposals have as well. */
const asReview = <Row,>(open: OfProposal) => open as unknown as OpenReview<Row>;

const Deposit = lazyOverlay(
  async () => (await import('#/features/deposits/deposit-parts.tsx')).depositDecision.drawer,
  ['deposit', 'kit'],
);
const Withdrawal = lazyOverlay(
  async () => (await import('#/features/withdrawals/withdrawal-page.tsx')).decision.drawer,
  ['withdrawal', 'kit'],
);
const Loan = lazyOverlay(
  async () => (await import('#/features/loans/loan-page.tsx')).decision.drawer,
  ['loan', 'kit'],
);
const Credit = lazyOverlay(
  async () => (await import('#/features/compensation/compensation-page.tsx')).decision.drawer,
  ['compensation', 'kit'],
);
const Kyc = lazyOverlay(
  async () => (await import('#/features/kyc/kyc-page.tsx')).KycDrawer,
  ['kyc', 'kit'],
);
const Order = lazyOverlay(
  async () => (await import('#/features/orders/review/order-drawer.tsx')).OrderDrawer,
  ['order', 'order-review', 'funds', 'two-people', 'kit'],
);

function Overdrawn(open: OfProposal) {
  const Pane = open.subject.credit_kind === 'loan' ? Loan : Credit;
  return <Pane {...asReview<Schemas.Overdrawn>(open)} />;
}

const deposit: RecordPane = (open) => <Deposit {...asReview<Schemas.Deposit>(open)} />;
const withdrawal: RecordPane = (open) => <Withdrawal {...asReview<Schemas.Withdrawal>(open)} />;

const Sale = lazyPart(
  async () => (await import('#/features/orders/review/order-drawer.tsx')).ProposedSale,
  ['order', 'order-review', 'funds', 'kit'],
);

const Dealing = lazyPart(
  async () => (await import('#/features/products/drawer/dealing-section.tsx')).ProposedDealing,
  ['product', 'kit'],
);
const Client = lazyPart(
  async () => (await import('#/features/client-drawer/client-evidence.tsx')).ClientEvidence,
  ['client-detail', 'kit', 'record'],
);

const cardOperations = ['addClientBank', 'changeClientBank'];

function Evidence({ of }: { of: Schemas.Proposal }) {
  const mayReadClient = useCan('read', 'client');
  const { operation, client, subject } = of;
  const { id, trade_kind: kind } = subject;
  if (operation === 'settleTrade' && id !== null && kind) return <Sale id={id} kind={kind} />;
  if (operation === 'confirmFundDealing' && id !== null) return <Dealing id={id} />;
  if (client === null || !mayReadClient) return null;
  return <Client client={client} withCards={cardOperations.includes(operation)} />;
}

const recordPanes: Readonly<Record<string, RecordPane>> = {
  auditDeposit: deposit,
  rollbackDeposit: deposit,
  auditWithdrawal: withdrawal,
  rollbackWithdrawal: withdrawal,
  auditOverdrawn: Overdrawn,
  auditKyc: (open) => <Kyc {...asReview<Schemas.Kyc>(open)} />,
  auditTrade: (open) =>
    open.subject.trade_kind && (
      <Order {...asReview<Schemas.Trade>(open)} kind={open.subject.trade_kind} />
    ),
};

const paneOf = ({ operation, status, decision, subject }: Schemas.Proposal) =>
  actionsIn(proposalStates, status).includes('approve') && decision.approve && subject.id !== null
    ? recordPanes[operation]
    : undefined;

type Chosen = { id: string; pane: RecordPane | undefined; rejecting?: boolean };

export function DeskDrawer(open: OpenReview<Schemas.Proposal>) {
  const { id, listed, queue, onOpen, onClose } = open;
  const { t } = useTranslation('two-people');
  const router = useRouter();
  const { data: proposal } = useQuery(proposalQuery(useSdk(), id, listed));
  useAtDesk(id);
  // The rows of the list have all of each proposal.
  useReadAhead({ next: undefined, queue, readAhead: undefined, isReady: true });
  // The decision closes the proposal: its record stays open until the next proposal comes.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (proposal && chosen?.id !== id) setChosen({ id, pane: paneOf(proposal) });
  const Pane = chosen?.id === id ? chosen.pane : undefined;
  if (!Pane || !proposal || proposal.subject.id === null) {
    return (
      <ProposalDrawer
        {...open}
        rejecting={chosen?.rejecting ?? false}
        evidence={proposal?.status === 'pending' && <Evidence of={proposal} />}
      />
    );
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

function ToProposal(button: { onClick: () => void; children: string }) {
  return <Button variant="link" size="sm" className="px-0!" {...button} />;
}
