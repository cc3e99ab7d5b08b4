import { useTranslation } from '#/core/i18n/use-translation.ts';
import { describeProblem, isOutcomeUnknown, problemOf } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { conflictCodes } from './conflict-notice.tsx';

export function DecisionError({ error }: { error: Error | null }) {
  const { t } = useTranslation(['decision', 'kit']);
  if (error === null || conflictCodes.has(problemOf(error)?.code ?? '')) return null;
  const { kind, message } = describeProblem(error);
  const unknown = isOutcomeUnknown(error);
  return (
    <div className="not-last:mb-3">
      <Notice
        announced
        tone={unknown ? 'warning' : 'danger'}
        title={t(unknown ? 'unsure.title' : 'failed')}
      >
        {unknown ? t('unsure.text') : (message ?? t(`kit:error.${kind}.hint`))}
      </Notice>
    </div>
  );
}
