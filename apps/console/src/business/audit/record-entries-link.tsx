import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { auditLogPath, entriesSearch } from './entries-address.ts';
import type { SubjectType } from './subject-types.ts';

/** Leads readers of the audit log to the entries of one record; other people do not see it. */
export function RecordEntriesLink({ of }: { of: { type: SubjectType; id: string } }) {
  const { t } = useTranslation('kit');
  if (!usePermittedPaths().has(auditLogPath)) return null;
  return (
    <p className="px-5 py-3">
      <PageLink to={auditLogPath} search={entriesSearch(of)}>
        {t('auditEntries')}
      </PageLink>
    </p>
  );
}
