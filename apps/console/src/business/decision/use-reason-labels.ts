import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ReasonCode, ReasonLabels } from './decision-adapter.ts';

/** Why a record was rejected, as code and text together; null if nothing is said. */
export function useReasonLabels(labels: ReasonLabels = {}) {
  const { t } = useTranslation('decision');
  return ({ reason_code: code, reason }: { reason_code: string | null; reason: string | null }) => {
    // A code that is newer than this console is shown as it is.
    const known =
      code !== null &&
      (labels[code as ReasonCode] ?? t(`reasonCode.${code as ReasonCode}`, { defaultValue: code }));
    return [known, reason].filter(Boolean).join(' · ') || null;
  };
}

/** Why an identity check was rejected. */
export function useKycReason() {
  const { t } = useTranslation('decision');
  return useReasonLabels({ duplicate: t('reasonCode.duplicate_kyc') });
}
