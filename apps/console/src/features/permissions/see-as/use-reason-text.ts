import type { Explanation } from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useRightLabels } from '../use-right-labels.ts';

/** Explains which grant decided, or that none did. */
export function useReasonText() {
  const { t } = useTranslation('permission');
  const labels = useRightLabels();
  return (explanation: Explanation): string => {
    const { reason } = explanation;
    const resource = 'grant' in explanation ? labels.resource(explanation.grant.resource) : '';
    return t(`reason.${reason}`, { resource });
  };
}
