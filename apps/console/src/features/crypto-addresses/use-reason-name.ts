import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export const addressReasons = [
  'wrong_address',
  'wrong_network',
  'not_ours',
  'other',
] as const satisfies readonly NonNullable<Schemas.CryptoAddressAudit['reason_code']>[];

/** Why an address was rejected, as code and text together; null if nothing is said. */
export function useReasonName() {
  const { t } = useTranslation('crypto-address-detail');
  return ({
    reason_code: code,
    reason,
  }: Pick<Schemas.CryptoAddress, 'reason_code' | 'reason'>): string | null => {
    const known = addressReasons.find((one) => one === code);
    // A code that is newer than this console is shown as it is.
    return [known ? t(`reason.${known}`) : code, reason].filter(Boolean).join(' · ') || null;
  };
}
