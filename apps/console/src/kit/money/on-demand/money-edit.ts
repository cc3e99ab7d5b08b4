import { withoutSeparators } from './money-typing.ts';

/** What a change left in a field that groups its digits by itself. */
export type MoneyEdit = {
  text: string;
  caret: number;
  /** What was put in before the caret, or null where that is not known or something was taken out. */
  inserted: string | null;
  by: 'key' | 'paste' | 'deletion' | 'other';
  /** Whether the commas in it were typed; otherwise they are the field's own. */
  isUnfinished: boolean;
};

export type ReadEdit =
  /** The text without separators, and what of it is before the caret. */
  | { text: string; head: string }
  /** A comma was typed and its three digits are still to come: until then it is no amount. */
  | { unfinished: string }
  | null;

/** With own commas typed, up to one whose three digits are not there yet. */
const unfinished = /^(?:\d{1,3}(?:,\d{3})*)?,\d{0,2}$/;

/**
 * What is meant by a change. A comma that is typed or pasted separates thousands or is refused: to drop it
 * would make `1,250` of `12,50`.
 */
export function readMoneyEdit(edit: MoneyEdit): ReadEdit {
  const { text, caret, inserted, by, isUnfinished } = edit;
  if (isUnfinished) return readWithTyped(edit);
  if (by === 'deletion') return plainOf(text.slice(0, caret), '', text.slice(caret));
  const start = caret - (inserted?.length ?? 0);
  if (inserted === null || text.slice(start, caret) !== inserted) return readWhole(text, caret);
  const before = text.slice(0, start);
  const after = text.slice(caret);
  if (by === 'key' && inserted.normalize('NFKC') === ',') {
    const typed = `${before},`;
    return after === '' && unfinished.test(typed) ? { unfinished: typed } : null;
  }
  const separate = withoutSeparators(inserted);
  return hasSeparators(separate) ? null : plainOf(before, separate, after);
}

function readWithTyped({ text, caret, by }: MoneyEdit): ReadEdit {
  const typed = text.normalize('NFKC');
  return (
    readWhole(typed, caret) ??
    (unfinished.test(typed) || by === 'deletion' ? { unfinished: typed } : null)
  );
}

function readWhole(text: string, caret: number): ReadEdit {
  const whole = withoutSeparators(text);
  if (hasSeparators(whole)) return null;
  return { text: whole, head: ownCommasOff(text.slice(0, caret)) };
}

function plainOf(before: string, inserted: string, after: string): ReadEdit {
  const head = ownCommasOff(before) + inserted;
  return { text: head + ownCommasOff(after), head };
}

const ownCommasOff = (text: string) => text.replaceAll(',', '');
const hasSeparators = (text: string) => /,|\d\s+\d/.test(text);
