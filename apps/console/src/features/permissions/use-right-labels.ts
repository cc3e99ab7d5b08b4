import { isAction, isResource, type Role } from '@brokerdesk/policy';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function useRightLabels() {
  const { t } = useTranslation(['permission', 'record']);
  return {
    resource: (name: string) => (isResource(name) ? t(`permission:resource.${name}`) : name),
    action: (name: string) => (isAction(name) ? t(`permission:action.${name}`) : name),
    role: (role: Role) => t(`record:role.${role}`),
  };
}
