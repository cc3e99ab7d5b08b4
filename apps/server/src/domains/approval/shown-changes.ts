import type { ProposedChange, proposal } from '../../kernel/db/schema.ts';
import { maskCard } from '../client/mask.ts';

type Changed = Pick<typeof proposal.$inferSelect, 'subjectType' | 'changes'>;

/** What it changes of the numbers of bank cards, which are masked wherever they are shown. */
export const changedNumbers = ({ subjectType, changes }: Changed): ProposedChange[] =>
  changes.filter(({ field }) => subjectType === 'client_bank' && field === 'acc_no');

/** What it changes, as it is shown: another number stays a change, also where both end alike. */
export function shownChanges(record: Changed): ProposedChange[] {
  const hidden = new Set(changedNumbers(record));
  const masked = (number: string | null) => number && maskCard(number);
  return record.changes.map((change) =>
    hidden.has(change)
      ? { ...change, before: masked(change.before), after: masked(change.after) }
      : change,
  );
}
