import type { Schemas } from '@brokerdesk/sdk';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useScopeLabel } from './use-scope-label.ts';

export function useAccountHistoryLabels(): HistoryLabels {
  const { t } = useTranslation('service-account');
  const scopeLabel = useScopeLabel();
  const labels = new Map([
    ['name', t('column.name')],
    ['purpose', t('column.purpose')],
    ['scopes', t('column.scopes')],
    ['row_scope', t('column.rowScope')],
    ['owner_id', t('form.owner')],
    ['networks', t('form.networks')],
    ['requests_per_minute', t('form.requests')],
    ['expires_at', t('column.expiresAt')],
    ['overlap_hours', t('renew.overlap')],
    ['status', t('column.status')],
  ]);
  // The log keeps each field as the contract has it.
  const texts: Record<string, (value: never) => string> = {
    scopes: (scopes: readonly string[]) => scopes.map(scopeLabel).join(t('comma')),
    networks: (networks: readonly string[]) => networks.join(t('comma')),
    row_scope: (rowScope: Schemas.RowScope) => t(`rows.${rowScope}`),
    status: (status: Schemas.ServiceAccountStatus) => t(`status.${status}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}
