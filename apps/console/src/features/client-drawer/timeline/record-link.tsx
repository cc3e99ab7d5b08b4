import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { PageLink } from '#/kit/ui/page-link.tsx';
import { type RecordKind, recordPage } from '../record-page.ts';

/** Leads to the record, where the person may open a page of it; its number alone otherwise. */
export function RecordLink({ event }: { event: Schemas.ClientEvent }) {
  const { t } = useTranslation('client-timeline');
  const permitted = usePermittedPaths();
  const { record } = event;
  if (record === null) return null;
  const kind = kindOf(event);
  const page = kind && recordPage({ ...record, kind });
  if (!page || !permitted.has(page.path)) return record.order_no;
  return (
    <PageLink to={page.path} search={page.search}>
      {record.order_no ?? t('open')}
    </PageLink>
  );
}

/** The kind of the record that an event leads to; an exchange leads to none, for the timeline shows all of it. */
function kindOf({ record, trade_kind: tradeKind }: Schemas.ClientEvent): RecordKind | null {
  if (record === null || record.type === 'exchange') return null;
  return record.type === 'trade' ? tradeKind : record.type;
}
