import { CircleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Spinner } from '#/core/ui/button.tsx';
import type { FoundClients } from './use-found-clients.ts';

/** How the search goes, seen and read out: nothing found is never the same as a search that broke. */
export function PaletteStatus({
  clients,
  count,
}: {
  clients: FoundClients['state'];
  count: number;
}) {
  const { t } = useTranslation('palette');
  return (
    <div role="status" className="text-ink-muted">
      {count > 0 && <span className="sr-only">{t('count', { count })}</span>}
      {clients === 'searching' && (
        <p className="flex items-center gap-2 px-4.5 py-2.5">
          <Spinner />
          {t('searching')}
        </p>
      )}
      {clients === 'missing' && <p className="px-4.5 py-2.5">{t('notFound')}</p>}
      {clients === 'failed' && (
        <p className="flex items-center gap-2 px-4.5 py-2.5 text-danger-text">
          <CircleAlert aria-hidden="true" size={16} className="shrink-0" />
          {t('failed')}
        </p>
      )}
      {clients === 'idle' && count === 0 && <p className="px-4.5 py-2.5">{t('nothing')}</p>}
    </div>
  );
}
