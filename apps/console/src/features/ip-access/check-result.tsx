import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { RuleKind } from './rule-state.tsx';
import { RuleSubject } from './rule-subject.tsx';

export function CheckResult({ check }: { check: Schemas.IpCheck }) {
  const { t } = useTranslation(['ip-rule', 'record']);
  const { address, role, user, let_in: letIn, rules, missing_scope: missing } = check;
  const whom = user?.name ?? (role === null ? t('check.beforeSignIn') : t(`record:role.${role}`));
  const why = () => {
    if (missing !== null) return t(`check.missing.${missing}`);
    return rules.length === 0 ? t('check.noRule') : t('check.decided');
  };
  return (
    <Notice
      tone={letIn ? 'info' : 'danger'}
      title={t(letIn ? 'check.letIn' : 'check.keptOut', { address, whom })}
    >
      <p>{why()}</p>
      <ul className="mt-1 flex flex-col gap-1 empty:hidden">
        {rules.map((rule) => (
          <li key={rule.id} className="flex flex-wrap items-center gap-2">
            <span className="font-mono text-ink">{rule.cidr}</span>
            <RuleKind kind={rule.kind} />
            <RuleSubject rule={rule} />
            {rule.note !== null && <span className="break-words">{rule.note}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
