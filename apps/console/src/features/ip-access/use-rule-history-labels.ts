import type { Schemas } from '@brokerdesk/sdk';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useTime } from '#/ui/time/use-time.ts';

export function useRuleHistoryLabels(): HistoryLabels {
  const { t } = useTranslation(['ip-rule', 'record']);
  const { exact } = useTime();
  const labels = new Map([
    ['cidr', t('column.cidr')],
    ['kind', t('column.kind')],
    ['scope', t('column.scope')],
    ['role', t('form.role')],
    ['user.name', t('form.user')],
    ['note', t('column.note')],
    ['expires_at', t('column.expiresAt')],
  ]);
  // The log keeps each field as the contract has it.
  const texts: Record<string, (value: never) => string> = {
    kind: (kind: Schemas.IpRuleKind) => t(`kind.${kind}`),
    scope: (scope: Schemas.IpRuleScope) => t(`scope.${scope}`),
    role: (role: Schemas.Role) => t(`record:role.${role}`),
    expires_at: exact,
  };
  return {
    label: (path) => labels.get(path) ?? null,
    text: (path, value) => (value == null ? undefined : texts[path]?.(value as never)),
  };
}
