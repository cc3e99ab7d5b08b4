import type { LoanSearch } from './loan-list.ts';

/** By when a loan has to be repaid: two filters of the server, of which one at most makes sense. */
export const dueChoices = ['overdue', '7', '30'] as const;
export type DueChoice = (typeof dueChoices)[number];

type DueFilter = Pick<LoanSearch, 'overdue' | 'due_within'>;

/** Which of them is set; undefined also for other days, which only an address can ask for. */
export function dueChoiceOf({ overdue, due_within: days }: DueFilter): DueChoice | undefined {
  if (overdue) return 'overdue';
  return dueChoices.find((choice) => choice === String(days));
}

/** The change that sets it, and takes the other off. */
export function dueFilter(choice: DueChoice | undefined): DueFilter {
  if (choice === 'overdue') return { overdue: true, due_within: undefined };
  return { overdue: undefined, due_within: choice && Number(choice) };
}
