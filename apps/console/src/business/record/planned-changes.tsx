import { useId } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Changes } from './changes.tsx';
import type { RecordFormState } from './record-form.tsx';

export function PlannedChanges<Draft extends FieldValues>({
  of: { form, changesTo },
}: {
  of: Pick<RecordFormState<unknown, Draft, unknown, unknown>, 'form' | 'changesTo'>;
}) {
  const { t } = useTranslation('form');
  const headingId = useId();
  // A record's form has a default for every field, so that none is missing.
  const changes = changesTo(useWatch({ control: form.control }) as Draft);
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
