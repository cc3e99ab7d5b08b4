import type { Schemas } from '@brokerdesk/sdk';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { PageLink } from '#/kit/ui/page-link.tsx';
import { recordPage } from './record-page.ts';

/** Leads to the record, where this console has a page of it; its number alone where it has none. */
export function RecordLink({ event }: { event: Schemas.ClientEvent }) {
  const { t } = useTranslation('client-timeline');
  const { routesByPath } = useRouter();
  const { record } = event;
  if (record === null) return null;
  const page = recordPage(event);
  if (page === null || !(page in routesByPath)) return record.order_no;
  return (
    <PageLink to={page} search={{ id: record.id }}>
      {record.order_no ?? t('open')}
    </PageLink>
  );
}
