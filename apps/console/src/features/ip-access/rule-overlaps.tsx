import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { rulesInForceQuery } from './api/all-rules.ts';
import { overlapsOf, whomOf } from './rule-checks.ts';

/** As many as a cell names; the drawer has all. */
const namedMax = 2;

/** With which rules in force a listed rule overlaps, and which of them wins. */
export function RuleOverlaps({ rule }: { rule: Schemas.IpRule }) {
  const { t } = useTranslation('ip-rule');
  const { data } = useQuery(rulesInForceQuery(useSdk()));
  if (rule.status === 'expired' || data === undefined) return '—';
  const found = overlapsOf(data, { ...whomOf(rule), id: rule.id, cidr: rule.cidr });
  if (found.length === 0) return t('overlap.none');
  const more = found.length - namedMax;
  return (
    <ul className="flex flex-col gap-0.5 text-xs">
      {found.slice(0, namedMax).map(({ rule: other, outcome }) => (
        <li key={other.id}>
          <span className="font-mono">{other.cidr}</span> {t(`overlap.${outcome}`)}
        </li>
      ))}
      {more > 0 && <li className="text-ink-muted">{t('overlap.more', { count: more })}</li>}
    </ul>
  );
}
