import type { Schemas } from '@brokerdesk/sdk';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

type Address = Schemas.CryptoAddress;

export function useAddressHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['crypto-address', 'crypto-address-detail', 'decision', 'record']);
  const labels = new Map([
    ['coin', t('column.coin')],
    ['network', t('column.network')],
    ['address', t('column.address')],
    ['memo', t('column.memo')],
    ['note', t('column.note')],
    ['status', t('column.status')],
    ['reasonCode', t('crypto-address-detail:reject.reason')],
    ['reason', t('crypto-address-detail:reject.words')],
  ]);
  // The log keeps each field in the shape of its column.
  const texts: Record<string, (value: never) => string> = {
    network: (network: Address['network']) => t(`record:chain.${network}`),
    status: (status: Address['status']) => t(`status.${status}`),
    reasonCode: (code: NonNullable<Schemas.CryptoAddressAudit['reason_code']>) =>
      t(`decision:reasonCode.${code}`),
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}
