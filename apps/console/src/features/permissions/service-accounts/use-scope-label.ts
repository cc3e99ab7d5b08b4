import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useRightLabels } from '../use-right-labels.ts';

export function useScopeLabel(): (scope: string) => string {
  const { t } = useTranslation('service-account');
  const { resource, action } = useRightLabels();
  return (scope) => {
    const [of = '', may = ''] = scope.split(':');
    return t('scope', { resource: resource(of), action: action(may) });
  };
}
