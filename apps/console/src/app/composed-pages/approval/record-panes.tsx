import type { Schemas } from '@brokerdesk/sdk';
import type { ComponentType } from 'react';
import type { OpenReview } from '#/business/list/open-record.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';

type OfProposal = Omit<OpenReview<Schemas.Proposal>, 'query'> & {
  listed: undefined;
  subject: Schemas.ProposalSubject;
};

/** The review of a record, open for a proposal about it. */
export type RecordPane = ComponentType<OfProposal>;

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

/** A loan, compensation or bonus. */
function Overdrawn(open: OfProposal) {
  const Pane = open.subject.credit_kind === 'loan' ? Loan : Credit;
  return <Pane {...asReview<Schemas.Overdrawn>(open)} />;
}

const deposit: RecordPane = (open) => <Deposit {...asReview<Schemas.Deposit>(open)} />;
const withdrawal: RecordPane = (open) => <Withdrawal {...asReview<Schemas.Withdrawal>(open)} />;

/** By the operation that was proposed, the review in which its second signature is given. */
export const recordPanes: Readonly<Record<string, RecordPane>> = {
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
