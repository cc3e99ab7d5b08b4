import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-file.ts';
import { tradeConfigQuery } from './api/get-trade-config.ts';
import { TradeConfig } from './trade-config.tsx';

export const prefetch: NonNullable<PageFile['prefetch']> = ({ queries, sdk }) =>
  queries.prefetchQuery(tradeConfigQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  const title = t('tradeConfig');
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-300">
      <h1 className="mb-3 text-xl font-semibold">{title}</h1>
      <TradeConfig />
    </div>
  );
}
