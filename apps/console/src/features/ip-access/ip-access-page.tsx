import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Ago } from '#/kit/time/ago.tsx';
import { Clipped } from '#/kit/ui/clipped.tsx';
import { rulesInForceQuery } from './api/all-rules.ts';
import { list } from './ip-rule-list.ts';
import { RuleButtons } from './rule-buttons.tsx';
import { overlapsOf, whomOf } from './rule-checks.ts';
import { RuleKind, RuleStatus } from './rule-state.tsx';
import { RuleSubject } from './rule-subject.tsx';

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

const RuleDrawer = lazyOverlay(
  async () => (await import('./rule-drawer.tsx')).RuleDrawer,
  ['form', 'history'],
);

export const { Page, prefetch } = listPage(list, {
  columns: [
    { id: 'cidr', cell: (row) => <span className="font-mono">{row.cidr}</span> },
    { id: 'kind', cell: (row) => <RuleKind kind={row.kind} /> },
    { id: 'scope', cell: (row) => <RuleSubject rule={row} /> },
    { id: 'status', cell: (row) => <RuleStatus status={row.status} /> },
    { id: 'overlaps', inFiles: false, cell: (row) => <RuleOverlaps rule={row} /> },
    { id: 'note', cell: (row) => row.note && <Clipped>{row.note}</Clipped> },
    {
      id: 'last_hit_at',
      descendingFirst: true,
      cell: (row, { label }) =>
        row.last_hit_at === null ? label('neverHit') : <Ago at={row.last_hit_at} />,
    },
    {
      id: 'expires_at',
      cell: (row, { dateTime, label }) =>
        row.expires_at === null ? label('noExpiry') : dateTime(row.expires_at),
    },
    column.person('created_by', { inCards: false }),
    column.time('created_at', { inCards: false }),
  ],
  create: RuleButtons,
  drawer: RuleDrawer,
});
