import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextDiff } from './text-diff.tsx';

export type FieldText = { label: string; text: string; long?: boolean };

export type Change = { label: string; before: string; after: string; long?: boolean };

export function changesBetween(
  before: readonly FieldText[],
  after: readonly FieldText[],
): Change[] {
  const earlier = new Map(before.map(({ label, text }) => [label, text]));
  return after.map(({ label, text, long = false }) => ({
    label,
    before: earlier.get(label) ?? '',
    after: text,
    long,
  }));
}

export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('form');
  const differing = changes.filter(({ before, after }) => before !== after);
  if (differing.length === 0) return null;
  return (
    <ul className="my-1 flex flex-col gap-0.5">
      {differing.map(({ label, before, after, long = false }) => (
        <li key={label} className="break-words text-ink">
          <span className="text-ink-muted">{t('change.label', { label })}</span>
          {long ? (
            <TextDiff before={before} after={after} />
          ) : (
            <>
              {before || t('change.none')}
              <ArrowRight
                aria-label={t('change.becomes')}
                role="img"
                className="mx-1.5 inline size-3.5 text-ink-faint"
              />
              <strong className="font-semibold">{after || t('change.none')}</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
