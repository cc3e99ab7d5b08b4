import type { Schemas } from '@brokerdesk/sdk';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { PageLink } from '#/kit/ui/page-link.tsx';
import { type RecordKind, recordPage } from '../record-page.ts';

/** Leads to the record, where this console has a page of it; its number alone where it has none. */
export function RecordLink({ event }: { event: Schemas.ClientEvent }) {
  const { t } = useTranslation('client-timeline');
  const { routesByPath } = useRouter();
  const { record } = event;
  if (record === null) return null;
  const kind = kindOf(event);
  const page = kind && recordPage({ ...record, kind });
  if (!page || !(page.path in routesByPath)) return record.order_no;
  return (
    <PageLink to={page.path} search={page.search}>
      {record.order_no ?? t('open')}
    </PageLink>
  );
}

/** An exchange is told whole where it happened: nothing more is to be seen of it elsewhere. */
function kindOf({ record, trade_kind: tradeKind }: Schemas.ClientEvent): RecordKind | null {
  if (record === null || record.type === 'exchange') return null;
  return record.type === 'trade' ? tradeKind : record.type;
}
