import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { describeProblem, isOutcomeUnknown } from '#/kit/api/problem.ts';
import { Notice } from '#/kit/ui/notice.tsx';

/** Why nothing was sent, or that nobody knows; what is said of single fields is shown at the fields. */
export function FormSummary({
  error,
  incomplete,
  failed,
}: {
  error: Error | null;
  incomplete: boolean;
  /** What did not work, in a few words. */
  failed: string;
}) {
  const { t } = useTranslation(['form', 'kit']);
  if (incomplete) return <Notice announced tone="danger" title={t('incomplete')} />;
  if (error === null) return null;
  const { kind, message } = describeProblem(error);
  return (
    <Notice announced tone="danger" title={failed}>
      {isOutcomeUnknown(error) ? t('unsure') : (message ?? t(`kit:error.${kind}.hint`))}
    </Notice>
  );
}
