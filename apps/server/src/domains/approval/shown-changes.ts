import type { ProposedChange, proposal } from '../../kernel/db/schema.ts';
import { maskCard, maskPhone } from '../client/mask.ts';

type Changed = Pick<typeof proposal.$inferSelect, 'subjectType' | 'changes'>;

const masks: Readonly<Record<string, (number: string) => string>> = {
  acc_no: maskCard,
  phone: maskPhone,
};

/** What it changes of the numbers of a bank card, which are masked wherever they are shown. */
export const changedNumbers = ({ subjectType, changes }: Changed): ProposedChange[] =>
  changes.filter(({ field }) => subjectType === 'client_bank' && field in masks);

/** What it changes, as it is shown: another number stays a change, also where both end alike. */
export function shownChanges(record: Changed): ProposedChange[] {
  const hidden = new Set(changedNumbers(record));
  return record.changes.map((change) => {
    const mask = hidden.has(change) ? masks[change.field] : undefined;
    if (mask === undefined) return change;
    return {
      ...change,
      before: change.before && mask(change.before),
      after: change.after && mask(change.after),
    };
  });
}
