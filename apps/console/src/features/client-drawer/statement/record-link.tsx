import type { Schemas } from '@brokerdesk/sdk';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { cn } from '#/boot/ui/cn.ts';
import { useInDialog } from '#/kit/overlay/in-dialog.ts';
import { usePermittedPaths } from '#/kit/page/permitted-paths.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { recordPage } from '../record-page.ts';

/**
 * The number of the record behind a line; where it has a page that the person may see, it leads there. Among other words
 * it is underlined: colour alone does not tell it from them.
 */
export function RecordLink({
  record,
  fake,
  amongWords = false,
}: {
  record: Schemas.LedgerRecord;
  fake: boolean;
  amongWords?: boolean;
}) {
  const { t } = useTranslation('statement');
  const permitted = usePermittedPaths();
  const page = recordPage(record);
  const mayRead = useCan('read', page?.resources ?? []);
  const leads = useInDialog() === false && page !== null && mayRead;
  if (!leads || !permitted.has(page.path)) return record.order_no;
  const search: Record<string, unknown> = { ...page.search, ...(fake && { fake: true }) };
  return (
    <Link
      to={page.path}
      search={search}
      aria-label={t('open', { kind: t(`records.${record.kind}`), orderNo: record.order_no })}
      className={cn(
        'rounded-sm text-link underline-offset-4',
        amongWords ? 'underline' : 'hover:underline',
      )}
    >
      {record.order_no}
    </Link>
  );
}
