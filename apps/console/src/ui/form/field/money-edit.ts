import { withoutSeparators } from './money-typing.ts';

/** The content of a field that groups its digits by itself, after a change. */
export type MoneyEdit = {
  text: string;
  caret: number;
  /** The text put in before the caret, or null if that is unknown or something was taken out. */
  inserted: string | null;
  by: 'key' | 'paste' | 'deletion' | 'other';
  /** Whether the text is shown as it was typed; otherwise its commas are the field's own. */
  isRaw: boolean;
};

/**
 * The text as a person typed it, without the field's own commas, and the part of it before the caret. A comma
 * that is typed or pasted stays: to drop it would make `1250` of `12,50`.
 */
export function readMoneyEdit({ text, caret, inserted, by, isRaw }: MoneyEdit): {
  text: string;
  head: string;
} {
  if (isRaw) return { text, head: text.slice(0, caret) };
  if (by === 'deletion') return joined(text.slice(0, caret), '', text.slice(caret));
  const start = caret - (inserted?.length ?? 0);
  if (inserted === null || text.slice(start, caret) !== inserted) {
    return { text, head: text.slice(0, caret) };
  }
  const before = text.slice(0, start);
  const after = text.slice(caret);
  if (before === '' && after === '') return { text: inserted, head: inserted };
  // Three digits may follow a comma at the end, which then separates thousands as those before it do.
  if (after === '' && inserted.normalize('NFKC') === ',') {
    return { text: `${before}${inserted}`, head: `${before}${inserted}` };
  }
  const plain = withoutSeparators(inserted);
  return joined(before, /,|\d\s+\d/.test(plain) ? inserted : plain, after);
}

function joined(before: string, inserted: string, after: string) {
  const head = before.replaceAll(',', '') + inserted;
  return { text: head + after.replaceAll(',', ''), head };
}
