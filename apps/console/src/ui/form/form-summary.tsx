import type { SdkProblem } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem, isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import type { Incomplete } from './use-form-submit.ts';

/** Why nothing was sent, or that the outcome is unknown; errors of single fields are shown at the fields. */
export function FormSummary({
  error,
  incomplete,
  failed,
  told,
}: {
  error: Error | null;
  /** Whether a field is empty, or only wrong. */
  incomplete: Incomplete;
  failed: string;
  /** A refusal that the form explains above its fields already. */
  told?: SdkProblem | undefined;
}) {
  const { t } = useTranslation(['form', 'kit']);
  if (incomplete !== false) {
    const title = t(incomplete === 'missing' ? 'incomplete' : 'wrong');
    return <Notice announced tone="danger" title={title} />;
  }
  if (error === null || (told !== undefined && problemOf(error) === told)) return null;
  if (isOutcomeUnknown(error)) {
    return (
      <Notice announced tone="warning" title={t('unsure.title')}>
        {t('unsure.text')}
      </Notice>
    );
  }
  const { kind, message } = describeProblem(error);
  return (
    <Notice announced tone="danger" title={failed}>
      {message ?? t(`kit:error.${kind}.hint`)}
    </Notice>
  );
}
