import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';

/** What a check expected beside what it found. */
export function Comparison({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const { expected, found, present } = exception;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 tabular-nums">
        <div className="min-w-0 rounded-md border border-success-line bg-success-surface px-3 py-2">
          <dt className="text-xs text-success-text">{t('column.expected')}</dt>
          <dd className="mt-0.5 text-base break-words">{expected}</dd>
        </div>
        <div className="min-w-0 rounded-md border border-danger-line bg-danger-surface px-3 py-2">
          <dt className="text-xs text-danger-text">{t('column.found')}</dt>
          <dd className="mt-0.5 text-base break-words">{found}</dd>
        </div>
      </dl>
      {!present && <p className="mt-2 text-ink-muted">{t('detail.gone')}</p>}
    </>
  );
}
