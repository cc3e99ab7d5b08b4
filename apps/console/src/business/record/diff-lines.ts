export type DiffLine = {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** The line that replaces it, or that it replaces. */
  beside?: string;
};

/** The changes from one text to the other, line by line, with the unchanged lines between them. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  return pairLines(compareLines(before, after));
}

const shownAround = 2;

/** Replaces unchanged lines far from every change by their number. */
export function foldLines(lines: readonly DiffLine[]): readonly (DiffLine | { folded: number })[] {
  const near = (at: number) =>
    lines
      .slice(Math.max(0, at - shownAround), at + shownAround + 1)
      .some(({ kind }) => kind !== 'same');
  const folded: (DiffLine | { folded: number })[] = [];
  for (const [at, line] of lines.entries()) {
    const last = folded.at(-1);
    if (near(at)) folded.push(line);
    else if (last !== undefined && 'folded' in last) last.folded += 1;
    else folded.push({ folded: 1 });
  }
  return folded;
}

/** A line in three parts: as in the other line, changed, and as in the other line again. */
export function changedPart(line: string, other: string): readonly [string, string, string] {
  const [own, beside] = [[...line], [...other]];
  const shorter = Math.min(own.length, beside.length);
  let head = 0;
  while (head < shorter && own[head] === beside[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && own.at(-1 - tail) === beside.at(-1 - tail)) tail += 1;
  const end = own.length - tail;
  return [own.slice(0, head).join(''), own.slice(head, end).join(''), own.slice(end).join('')];
}

/** Pairs the removed lines of a change with the added ones in their order. */
function pairLines(lines: readonly DiffLine[]): readonly DiffLine[] {
  const paired = lines.map((line) => ({ ...line }));
  let removed: DiffLine[] = [];
  for (const line of paired) {
    if (line.kind === 'removed') removed.push(line);
    else if (line.kind === 'same') removed = [];
    else {
      const replaced = removed.shift();
      if (replaced === undefined) continue;
      line.beside = replaced.text;
      replaced.beside = line.text;
    }
  }
  return paired;
}

function compareLines(before: string, after: string): readonly DiffLine[] {
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

/** The number of lines that both texts have in common from each pair of lines on. */
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
