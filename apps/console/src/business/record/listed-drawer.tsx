import { type ReactNode, useState } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { SubjectType } from '#/business/audit/subject-types.ts';
import type { OpenRecord } from '#/business/list/open-record.ts';
import type { ListQuery } from '#/business/list/table/column.ts';
import { useFetching } from '#/business/list/table/use-fetching.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DrawerSkeleton } from '#/ui/controls/drawer-skeleton.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { useRowOpener } from '#/ui/page/row-opener.tsx';

export type ListedDrawerProps<Row> = OpenRecord<Row> & {
  title: (record: Row) => string;
  kind: string;
  badge?: (record: Row) => ReactNode;
  footer?: (record: Row) => ReactNode;
  /** Null if the audit log has no entries of it. */
  auditedAs: SubjectType | null;
  /** Changes with whatever the drawer has to be read out anew for. */
  revision: (record: Row) => string | number;
  children: (record: Row) => ReactNode;
};

export function ListedDrawer<Row>({
  id,
  listed,
  query,
  onClose,
  title,
  kind,
  badge,
  footer,
  revision,
  auditedAs,
  children,
}: ListedDrawerProps<Row>) {
  const { t } = useTranslation('kit');
  const rowOpener = useRowOpener();
  const record = useKept(id, listed);
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${id} ${record && revision(record)}`}
      title={record ? title(record) : kind}
      badge={record && badge?.(record)}
      returnFocusTo={() => rowOpener(id)}
      footer={listed && footer?.(listed)}
    >
      {record ? (
        <>
          {!listed && <Notice tone="info" title={t('notListed.left')} />}
          {children(record)}
          {auditedAs && <RecordEntriesLink of={{ type: auditedAs, id }} />}
        </>
      ) : (
        <Unlisted query={query} />
      )}
    </Drawer>
  );
}

export function Unlisted<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation('kit');
  const retrying = useFetching(query);
  if (query.isError) {
    return (
      <ErrorState error={query.error} retrying={retrying} onRetry={() => void query.refetch()} />
    );
  }
  if (query.isPending) return <DrawerSkeleton />;
  return <EmptyState title={t('notListed.title')} hint={t('notListed.hint')} />;
}

/** A change may take a record out of its list: its maker still sees the record as it was last. */
export function useKept<Row>(id: string, listed: Row | undefined): Row | undefined {
  const [kept, setKept] = useState({ id, record: listed });
  if (listed && listed !== kept.record) setKept({ id, record: listed });
  return listed ?? (kept.id === id ? kept.record : undefined);
}
