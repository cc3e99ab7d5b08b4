import type { SdkProblem } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem, isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import type { Incomplete } from './use-form-submit.ts';

export function FormSummary({
  error,
  incomplete,
  failed,
  told,
}: {
  error: Error | null;
  incomplete: Incomplete;
  failed: string;
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
