export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** What turns one text into the other, line by line; unchanged lines are in it once. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  const common = commonLengths(one, other);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && at(common, i + 1, j) >= at(common, i, j + 1)) {
      lines.push({ kind: 'removed', text: left });
      i += 1;
    } else if (right !== undefined) {
      lines.push({ kind: 'added', text: right });
      j += 1;
    } else if (left !== undefined) {
      lines.push({ kind: 'removed', text: left });
      i += 1;
    }
  }
  return lines;
}

const linesOf = (text: string) => (text === '' ? [] : text.replaceAll('\r\n', '\n').split('\n'));

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0;

/** How many lines both texts have in common from each pair of lines on. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[j] =
        one[i] === other[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
