import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import type { OpenReview } from '#/kit/list/open-record.ts';
import { overdrawnQuery } from '#/kit/overdrawn/get-overdrawn.ts';
import { creditKey } from '#/kit/overdrawn/overdrawn-keys.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';

type OfProposal = Omit<OpenReview<Schemas.Proposal>, 'query'> & {
  listed: undefined;
  subject: Schemas.ProposalSubject;
};

/** The review of a record, open for a proposal about it. */
export type RecordPane = ComponentType<OfProposal>;

/** A queue is read for the ids and the decisions of its rows alone, which proposals have as well. */
const asReview = <Row,>(open: OfProposal) => open as unknown as OpenReview<Row>;

const labels = ['decision', 'two-people', 'client-profile', 'kit'];

const Deposit = lazyOverlay(
  async () => (await import('#/features/deposits/review/deposit-drawer.tsx')).DepositDrawer,
  [...labels, 'deposit', 'deposit-review', 'crypto-deposit'],
);
const Withdrawal = lazyOverlay(
  async () =>
    (await import('#/features/withdrawals/review/withdrawal-drawer.tsx')).WithdrawalDrawer,
  [...labels, 'withdrawal', 'reveal'],
);
const Loan = lazyOverlay(
  async () => (await import('#/features/loans/review/loan-drawer.tsx')).LoanDrawer,
  [...labels, 'loan'],
);
const Credit = lazyOverlay(
  async () => (await import('#/features/compensation/review/credit-drawer.tsx')).CreditDrawer,
  [...labels, 'compensation'],
);
const Kyc = lazyOverlay(
  async () => (await import('#/features/kyc/review/kyc-drawer.tsx')).KycDrawer,
  [...labels, 'kyc', 'reveal', 'form'],
);
const Order = lazyOverlay(
  async () => (await import('#/features/orders/review/order-drawer.tsx')).OrderDrawer,
  [...labels, 'order', 'order-review', 'funds'],
);

/** A loan, or another credit: the record says which. */
function Overdrawn(open: OfProposal) {
  const { data } = useQuery(overdrawnQuery(useSdk(), creditKey, open.id));
  if (data === undefined) return <Credit {...asReview<Schemas.Overdrawn>(open)} />;
  const Pane = data.record.sub_type === 'loan' ? Loan : Credit;
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
