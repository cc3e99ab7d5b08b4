import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

export type Change = { label: string; before: string; after: string };

/** What differs, as it was and as it is or would be. Nothing where nothing does. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('client-actions');
  const differing = changes.filter(({ before, after }) => before !== after);
  if (differing.length === 0) return null;
  return (
    <ul className="my-1 flex flex-col gap-0.5">
      {differing.map(({ label, before, after }) => (
        <li key={label} className="break-words text-ink">
          <span className="text-ink-muted">{t('change.label', { label })}</span>
          {before || t('change.none')}
          <ArrowRight
            aria-label={t('change.becomes')}
            role="img"
            className="mx-1.5 inline size-3.5 text-ink-faint"
          />
          <strong className="font-semibold">{after || t('change.none')}</strong>
        </li>
      ))}
    </ul>
  );
}
