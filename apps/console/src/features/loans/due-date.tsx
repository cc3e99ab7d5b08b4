import type { Schemas } from '@brokerdesk/sdk';
import { useTime } from '#/ui/time/use-time.ts';
import { DueMark } from './due-mark.tsx';

/** When a loan is due, and whether it is due soon or overdue. */
export function DueDate({ loan }: { loan: Schemas.LoanTerms }) {
  const { date } = useTime();
  return (
    <span className="inline-flex items-center gap-x-2 whitespace-nowrap max-md:flex-wrap">
      {loan.due_at && date(loan.due_at)}
      <DueMark loan={loan} />
    </span>
  );
}
