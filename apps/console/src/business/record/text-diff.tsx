import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { changedPart, type DiffLine, diffLines, foldLines } from './diff-lines.ts';

const looks = {
  same: 'text-ink-muted',
  added: 'bg-success-surface text-success-text',
  removed: 'bg-danger-surface text-danger-text',
} satisfies Record<DiffLine['kind'], string>;

const signs = { same: '\u00a0', added: '+', removed: '−' } satisfies Record<
  DiffLine['kind'],
  string
>;

/** The changed lines of a text with two lines around each; a line changed in part has that part marked. */
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
