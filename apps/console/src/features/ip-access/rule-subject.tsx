import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function RuleSubject({
  rule: { scope, role, user },
}: {
  rule: Pick<Schemas.IpRule, 'scope' | 'role' | 'user'>;
}) {
  const { t } = useTranslation(['ip-rule', 'record']);
  if (scope === 'role' && role !== null) {
    return t('subject.role', { role: t(`record:role.${role}`) });
  }
  if (scope === 'user') return t('subject.user', { name: user?.name ?? '—' });
  return t('subject.all');
}
