import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Clipped } from '#/ui/controls/clipped.tsx';

export type Rejected = {
  reason: string | null;
  reason_code?: string | null | undefined;
  reason_codes?: string[] | undefined;
};

export function ReasonCell({
  rejected: { reason, reason_code: code, reason_codes: codes = [code ?? []].flat() },
  context = '',
}: {
  rejected: Rejected;
  context?: string | undefined;
}) {
  const { t } = useTranslation('decision');
  const chosen = codes.map((one) =>
    t(`reasonCode.${one as 'other'}`, { context, defaultValue: one }),
  );
  return <Clipped>{[...chosen, reason].filter(Boolean).join(' · ')}</Clipped>;
}
