import type { Schemas } from '@brokerdesk/sdk';
import { auditLogPath, entriesSearch } from '#/business/audit/record-entries-link.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { EntryDevice } from '../entry-cells.tsx';
import { useEntryLabels } from '../use-entry-labels.ts';
import { ComparedSides } from './compared-sides.tsx';

export function EntryDrawer(open: OpenRecord<Schemas.AuditEntry>) {
  const { t } = useTranslation('audit-log');
  const labels = useEntryLabels();
  return (
    <ListedDrawer
      {...open}
      auditedAs={null}
      kind={t('detail.kind')}
      title={({ action }) => labels.action(action)}
      revision={({ seq }) => seq}
    >
      {(entry) => (
        <>
          <Section title={t('detail.who')}>
            <WhoAndWhere entry={entry} />
          </Section>
          <Section title={t('detail.changes')}>
            <ComparedSides before={entry.before} after={entry.after} />
          </Section>
          <Section title={t('detail.more')}>
            <ul className="flex flex-col gap-1">
              <li>
                <PageLink
                  to={auditLogPath}
                  search={entriesSearch({ type: entry.subject_type, id: entry.subject_id })}
                >
                  {t('detail.ofRecord')}
                </PageLink>
              </li>
              <li>
                <PageLink to={auditLogPath} search={{ action: entry.action }}>
                  {t('detail.ofAction')}
                </PageLink>
              </li>
              {entry.actor && (
                <li>
                  <PageLink to={auditLogPath} search={{ actor_id: entry.actor.id }}>
                    {t('detail.ofActor', { name: entry.actor.name })}
                  </PageLink>
                </li>
              )}
            </ul>
          </Section>
          <Section title={t('detail.chain')}>
            <Facts
              facts={[
                { label: t('column.seq'), value: entry.seq },
                { label: t('detail.hash'), value: <Hash of={entry.hash} />, wide: true },
                {
                  label: t('detail.previousHash'),
                  value: <Hash of={entry.previous_hash} />,
                  wide: true,
                },
              ]}
            />
          </Section>
        </>
      )}
    </ListedDrawer>
  );
}

function WhoAndWhere({ entry }: { entry: Schemas.AuditEntry }) {
  const { t } = useTranslation('audit-log');
  const { exact } = useTime();
  const labels = useEntryLabels();
  return (
    <Facts
      facts={[
        { label: t('column.at'), value: exact(entry.at) },
        { label: t('column.actor'), value: entry.actor?.name ?? t('system') },
        { label: t('column.ip'), value: entry.ip },
        { label: t('column.device'), value: entry.device && <EntryDevice of={entry.device} /> },
        { label: t('detail.subjectType'), value: labels.subjectType(entry.subject_type) },
        { label: t('detail.action'), value: <code>{entry.action}</code> },
        { label: t('detail.subjectId'), value: <Hash of={entry.subject_id} />, wide: true },
        {
          label: t('detail.requestId'),
          value: entry.request_id && <Hash of={entry.request_id} />,
          wide: true,
        },
        {
          label: t('detail.sessionId'),
          value: entry.session_id && <Hash of={entry.session_id} />,
          wide: true,
        },
      ]}
    />
  );
}

function Hash({ of }: { of: string }) {
  return <code className="text-xs break-all">{of}</code>;
}
