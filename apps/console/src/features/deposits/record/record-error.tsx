import { useTranslation } from 'react-i18next';
import { describeProblem, isOutcomeUnknown } from '#/shared/api/problem.ts';
import { Notice } from '#/shared/ui/notice.tsx';

/** Why nothing was recorded, or that nobody knows; what it says of single fields stands there. */
export function RecordError({ error, incomplete }: { error: Error | null; incomplete: boolean }) {
  const { t } = useTranslation(['deposit', 'kit']);
  if (incomplete) return <Notice announced tone="danger" title={t('record.incomplete')} />;
  if (error === null) return null;
  const { kind, message } = describeProblem(error);
  return (
    <Notice announced tone="danger" title={t('record.failed')}>
      {isOutcomeUnknown(error) ? t('record.unsure') : (message ?? t(`kit:error.${kind}.hint`))}
    </Notice>
  );
}
