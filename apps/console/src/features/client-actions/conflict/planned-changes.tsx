import { useId } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { type Change, Changes } from './changes.tsx';

/** What sending the form would change, as far as it has been filled in. */
export function PlannedChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('client-actions');
  const headingId = useId();
  const none = changes.every(({ before, after }) => before === after);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-md border border-line bg-sunken px-3 py-2"
    >
      <h3 id={headingId} className="font-semibold">
        {t('change.title')}
      </h3>
      {none ? (
        <p className="text-ink-muted">{t('change.nothing')}</p>
      ) : (
        <Changes changes={changes} />
      )}
    </section>
  );
}
