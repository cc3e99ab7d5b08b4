import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { type DiffLine, diffLines } from './diff-lines.ts';

const looks = {
  same: 'text-ink-muted',
  added: 'bg-success-surface text-success-text',
  removed: 'bg-danger-surface text-danger-text line-through',
} satisfies Record<DiffLine['kind'], string>;

const signs = { same: '\u00a0', added: '+', removed: '−' } satisfies Record<
  DiffLine['kind'],
  string
>;

/** What has changed from one text to the other, line by line. */
export function DiffText({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('app-settings');
  const lines = diffLines(before, after);
  if (lines.every(({ kind }) => kind === 'same')) {
    return <p className="text-ink-muted">{t('documents.sameText')}</p>;
  }
  return (
    <ol className="overflow-x-auto rounded-md border border-line font-mono text-xs">
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never change places
        <li key={at} className={cn('px-2 whitespace-pre-wrap', looks[kind])}>
          <span aria-hidden="true" className="mr-2 select-none">
            {signs[kind]}
          </span>
          {kind !== 'same' && <span className="sr-only">{t(`documents.line.${kind}`)}</span>}
          {text || '\u00a0'}
        </li>
      ))}
    </ol>
  );
}
