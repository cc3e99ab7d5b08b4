import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash } from 'lucide-react';
import { Comments } from '#/business/comments/comments.ts';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { HistorySection } from '#/business/history/record-history.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { ActionButton, RecordButton } from '#/business/record/record-button.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { overlapsOf, rulesInForceQuery, whomOf } from './rule-checks.ts';
import { deleteRule } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleKind, RuleStatus } from './rule-state.tsx';
import { RuleSubject } from './rule-subject.tsx';

function RuleActions({ rule, onDeleted }: { rule: Schemas.IpRule; onDeleted: () => void }) {
  const { t } = useTranslation('ip-rule');
  const { cidr } = rule;
  const proposed = useProposed();
  return (
    <div className="flex flex-wrap gap-2">
      <RecordButton action="update" icon={Pencil} label={t('edit.button')}>
        {(close) => <RuleForm rule={rule} onClose={close} />}
      </RecordButton>
      <ActionButton
        action="delete"
        icon={Trash}
        label={t('delete.button')}
        record={rule}
        tone="danger"
        title={t('delete.title', { cidr })}
        effects={[t(`delete.effect.${rule.kind}`)]}
        failed={t('delete.failed')}
        write={deleteRule}
        done={(removed) => {
          if ('subject' in removed) return proposed(removed);
          onDeleted();
          return t('delete.done', { cidr });
        }}
        intent={({ id }) => ({ id })}
      />
    </div>
  );
}

function useRuleHistoryLabels(): HistoryLabels {
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

export function RuleDrawer(open: OpenRecord<Schemas.IpRule>) {
  const { t } = useTranslation('ip-rule');
  const { exact, ago } = useTime();
  const labels = useRuleHistoryLabels();
  return (
    <ListedDrawer
      {...open}
      auditedAs="ip_rule"
      kind={t('detail.kind')}
      title={({ cidr }) => cidr}
      revision={({ version, status }) => `${version} ${status}`}
      badge={({ kind }) => <RuleKind kind={kind} />}
      footer={(rule) => <RuleActions rule={rule} onDeleted={open.onClose} />}
    >
      {(rule) => (
        <>
          <Section title={t('detail.rule')}>
            <Facts
              facts={[
                { label: t('column.scope'), value: <RuleSubject rule={rule} /> },
                { label: t('column.status'), value: <RuleStatus status={rule.status} /> },
                {
                  label: t('column.lastHitAt'),
                  value:
                    rule.last_hit_at === null
                      ? t('neverHit')
                      : `${exact(rule.last_hit_at)} · ${ago(rule.last_hit_at, new Date())}`,
                },
                {
                  label: t('column.expiresAt'),
                  value: rule.expires_at === null ? t('noExpiry') : exact(rule.expires_at),
                },
                { label: t('column.note'), value: rule.note, wide: true },
                { label: t('column.createdBy'), value: rule.created_by?.name ?? null },
                { label: t('column.createdAt'), value: exact(rule.created_at) },
                { label: t('detail.updatedAt'), value: exact(rule.updated_at) },
              ]}
            />
          </Section>
          {rule.last_hits.length > 0 && (
            <Section title={t('detail.lastHits')}>
              <LastHits of={rule} />
            </Section>
          )}
          <Section title={t('detail.overlaps')}>
            <Overlaps rule={rule} />
          </Section>
          <HistorySection type="ip_rule" id={rule.id} version={rule.version} {...labels} />
          <Comments key={rule.id} subject={{ type: 'ip_rule', id: rule.id }} />
        </>
      )}
    </ListedDrawer>
  );
}

function LastHits({ of: { kind, last_hits: hits } }: { of: Schemas.IpRule }) {
  const { t } = useTranslation('ip-rule');
  const { exact } = useTime();
  return (
    <>
      <ol aria-label={t('detail.lastHits')} className="flex flex-col gap-1">
        {hits.map(({ at, address }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-3">
            <span className="font-mono break-all">{address}</span>
            <time dateTime={at} className="text-xs text-ink-muted">
              {exact(at)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-ink-muted">{t(`detail.hitHint.${kind}`)}</p>
    </>
  );
}

function Overlaps({ rule }: { rule: Schemas.IpRule }) {
  const { t } = useTranslation('ip-rule');
  const { data: rules = [] } = useQuery(rulesInForceQuery(useSdk()));
  const others = overlapsOf(rules, { ...whomOf(rule), id: rule.id, cidr: rule.cidr });
  if (others.length === 0) return <p className="text-ink-muted">{t('detail.noOverlaps')}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {others.map(({ rule: other, outcome }) => (
        <li key={other.id} className="flex flex-wrap items-center gap-2">
          <span className="font-mono">{other.cidr}</span>
          <RuleKind kind={other.kind} />
          <RuleSubject rule={other} />
          <span className="text-ink-muted">{t(`overlap.${outcome}`)}</span>
        </li>
      ))}
    </ul>
  );
}
