const decimal = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/** Up to so many digits, two decimals are as far apart as the numbers that are read from them. */
const exactDigits = 15;

export type Sortable = string | number | null;

type Decimal = { negative: boolean; whole: string; part: string };

/** A list of thousands is read once, not at every comparison. */
export type SortKey = {
  text: string;
  /** Null if it is no number, or one of more digits than a number holds. */
  exact: number | null;
  decimal: Decimal | null;
};

export function sortKeyOf(value: Exclude<Sortable, null>): SortKey {
  const text = String(value);
  if (typeof value === 'number') return { text, exact: value, decimal: null };
  // With its sign and its point it has fewer digits than characters.
  const isShort = text.length <= exactDigits && decimal.test(text);
  if (isShort) return { text, exact: Number(text), decimal: null };
  return { text, exact: null, decimal: readDecimal(text) };
}

function readDecimal(text: string): Decimal | null {
  const match = decimal.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', part = ''] = match;
  return { negative: sign === '-', whole, part };
}

const decimalOf = ({ text, exact, decimal: read }: SortKey) =>
  exact === null ? read : readDecimal(text);

/** Null if one of them is no decimal. */
function compareDecimals(a: Decimal | null, b: Decimal | null): number | null {
  if (a === null || b === null) return null;
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const digits = Math.max(a.part.length, b.part.length);
  const [partA, partB] = [a.part.padEnd(digits, '0'), b.part.padEnd(digits, '0')];
  const size = a.whole.length - b.whole.length || order(a.whole, b.whole) || order(partA, partB);
  return a.negative ? 0 - size : size;
}

function order<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const kept = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, kept);
  return kept;
}

export function createCompare(locale: string) {
  const labels = collatorOf(locale);
  return (one: SortKey, other: SortKey): number => {
    if (one.exact !== null && other.exact !== null) return order(one.exact, other.exact);
    return (
      compareDecimals(decimalOf(one), decimalOf(other)) ?? labels.compare(one.text, other.text)
    );
  };
}
