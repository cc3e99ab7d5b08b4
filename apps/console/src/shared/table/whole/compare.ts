const decimal = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/** Decimal text by its value, every digit of it; null where one of them is none. */
function compareDecimals(one: string, other: string): number | null {
  const [a, b] = [decimal.exec(one), decimal.exec(other)];
  if (a === null || b === null) return null;
  const [, signA, wholeA = '', partA = ''] = a;
  const [, signB, wholeB = '', partB = ''] = b;
  if (signA !== signB) return signA === '-' ? -1 : 1;
  const digits = Math.max(partA.length, partB.length);
  const [textA, textB] = [partA.padEnd(digits, '0'), partB.padEnd(digits, '0')];
  const size = wholeA.length - wholeB.length || order(wholeA, wholeB) || order(textA, textB);
  return signA === '-' ? -size : size;
}

function order<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export type Sortable = string | number | null;

/** Compares as people read: numbers and amounts by value, words as their language orders them. */
export function createCompare(locale: string) {
  const words = new Intl.Collator(locale, { numeric: true });
  return (one: Exclude<Sortable, null>, other: Exclude<Sortable, null>): number => {
    if (typeof one === 'number' && typeof other === 'number') return order(one, other);
    const [a, b] = [String(one), String(other)];
    return compareDecimals(a, b) ?? words.compare(a, b);
  };
}
