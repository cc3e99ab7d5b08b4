import type { Schemas } from '@brokerdesk/sdk';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useInDialog } from '#/ui/overlay/dialog-context.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useCan } from '#/ui/permission.tsx';
import { recordPage } from '../record-page.ts';

/** Underlined, because colour alone does not set it apart from the text around it. */
export function RecordLink({ record, fake }: { record: Schemas.LedgerRecord; fake: boolean }) {
  const { t } = useTranslation('statement');
  const permitted = usePermittedPaths();
  const page = recordPage(record);
  const mayRead = useCan('read', page?.resources ?? []);
  const isLink = useInDialog() === false && page !== null && mayRead;
  if (!isLink || !permitted.has(page.path)) return record.order_no;
  const search: Record<string, unknown> = { ...page.search, ...(fake && { fake: true }) };
  return (
    <Link
      to={page.path}
      search={search}
      aria-label={t('open', { kind: t(`records.${record.kind}`), orderNo: record.order_no })}
      className="rounded-sm text-link underline underline-offset-4"
    >
      {record.order_no}
    </Link>
  );
}
