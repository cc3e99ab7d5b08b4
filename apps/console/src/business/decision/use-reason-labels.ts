import { reasonsInNote } from '#/business/client/kyc-status.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ReasonCode, ReasonLabels } from './decision-adapter.ts';

type Reasons = {
  reason_code: string | null;
  /** All of several, the first included. */
  reason_codes?: readonly string[] | undefined;
  reason: string | null;
};

export function useReasonLabels(labels: ReasonLabels = {}) {
  const { t } = useTranslation('decision');
  return ({ reason_code: code, reason_codes: codes = [code ?? []].flat(), reason }: Reasons) => {
    // A code that is newer than this console is shown as it is.
    const known = codes.map(
      (one) =>
        labels[one as ReasonCode] ?? t(`reasonCode.${one as ReasonCode}`, { defaultValue: one }),
    );
    return [...known, reason].filter(Boolean).join(' · ') || null;
  };
}

export function useKycReason() {
  const { t } = useTranslation('decision');
  return useReasonLabels({ duplicate: t('reasonCode.duplicate_kyc') });
}

/** A decision without text has the codes of its reasons as its note. */
export function useKycNote() {
  const reasonOf = useKycReason();
  return (note: string | null) => {
    const codes = note === null ? null : reasonsInNote(note);
    return codes ? reasonOf({ reason_code: null, reason_codes: codes, reason: null }) : note;
  };
}
