import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { DueMark } from './due-state.tsx';

export function DueDate({ loan }: { loan: Schemas.LoanTerms }) {
  const { date } = useTime();
  return (
    <span className="inline-flex items-center gap-x-2 whitespace-nowrap max-md:flex-wrap">
      {loan.due_at && date(loan.due_at)}
      <DueMark loan={loan} />
    </span>
  );
}

export type OwedPart = 'outstanding' | 'repaid' | 'interest' | 'fine';

/** Nothing is owed before the loan is paid out. */
export const owedAmount = ({ client, id, loan, currency }: Schemas.Overdrawn, part: OwedPart) =>
  loan?.disbursed_at ? (
    <LedgerAmount of={{ client, currency }} record={id} amount={loan[part]} />
  ) : null;

export const owedLink = ({ client, id, loan }: Schemas.Overdrawn) =>
  loan?.disbursed_at ? { client, entries: { record: id } } : null;
