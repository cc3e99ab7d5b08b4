import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';

type DiffLine = {
  kind: 'same' | 'added' | 'removed';
  text: string;
  beside?: string;
};

export function diffLines(before: string, after: string): readonly DiffLine[] {
  return pairLines(compareLines(before, after));
}

const shownAround = 2;

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

const looks = {
  same: 'text-ink-muted',
  added: 'bg-success-surface text-success-text',
  removed: 'bg-danger-surface text-danger-text',
} satisfies Record<DiffLine['kind'], string>;

const signs = { same: '\u00a0', added: '+', removed: '−' } satisfies Record<
  DiffLine['kind'],
  string
>;

export function TextDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('kit');
  const lines = diffLines(before, after);
  if (lines.every(({ kind }) => kind === 'same')) {
    return <p className="text-ink-muted">{t('diff.same')}</p>;
  }
  return (
    <ol className="rounded-md border border-line bg-surface font-mono text-xs">
      {foldLines(lines).map((line, at) =>
        'folded' in line ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={at} className="border-y border-line px-2 py-0.5 font-sans text-ink-muted">
            {t('diff.unchanged', { count: line.folded })}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <li key={at} className={cn('flex px-2', looks[line.kind])}>
            <span aria-hidden="true" className="mr-2 select-none">
              {signs[line.kind]}
            </span>
            <span className="min-w-0 break-words whitespace-pre-wrap">
              {line.kind !== 'same' && <span className="sr-only">{t(`diff.${line.kind}`)}</span>}
              {marked(line)}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

function marked({ kind, text, beside }: DiffLine): ReactNode {
  if (kind === 'same' || beside === undefined) return text || '\u00a0';
  const [head, part, tail] = changedPart(text, beside);
  const Part = kind === 'added' ? 'ins' : 'del';
  return (
    <>
      {head}
      {part !== '' && <Part className="font-bold">{part}</Part>}
      {tail}
    </>
  );
}
