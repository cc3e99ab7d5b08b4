import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { keepsOut, overlapsOf, rulesInForceQuery } from './rule-checks.ts';
import type { RuleDraft } from './rule-draft.ts';
import { RuleSubject } from './rule-subject.tsx';

export function RuleWarnings({
  draft,
  ownId,
  address,
}: {
  draft: RuleDraft;
  ownId: string | null;
  /** The user's own; null until it is known. */
  address: string | null;
}) {
  const { t } = useTranslation('ip-rule');
  const person = useSessionUser();
  const { data: rules = [] } = useQuery(rulesInForceQuery(useSdk()));
  const { cidr, kind, scope, role, user_id: user } = draft;
  const typed = { cidr, kind, scope, role: role || null, userId: user?.value ?? null };
  const locksOut = address !== null && keepsOut(typed, rules, { address, person, ownId });
  const others = overlapsOf(rules, { ...typed, id: ownId });
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {locksOut && (
        <Notice tone="danger" title={t('warning.locksOut', { address })}>
          {t('warning.locksOutHint')}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning" title={t('warning.overlaps', { count: others.length })}>
          <ul>
            {others.slice(0, 5).map(({ rule: other, outcome }) => (
              <li key={other.id}>
                <span className="font-mono">{other.cidr}</span> {t(`kind.${other.kind}`)}
                {' · '}
                <RuleSubject rule={other} />
                {' · '}
                {t(`overlap.${outcome}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
