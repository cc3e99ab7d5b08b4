import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import type { SubjectType } from './subject-types.ts';

export const auditLogPath = '/config/audit_log';

type AuditSubject = { type: string; id: string };

export const entriesSearch = ({ type, id }: AuditSubject) => ({
  subject_type: type,
  subject_id: id,
});

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
