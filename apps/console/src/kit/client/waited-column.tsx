import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { waitedSince } from '#/kit/time/waited.ts';

/** How long a record has waited for its decision, by when it was made. */
export const waitedColumn = <Row extends { status: string }>(
  madeAt: (row: Row) => string | null,
): ListColumn<Row> => ({
  id: 'waited',
  inFiles: false,
  align: 'end',
  cell: (row) => {
    const since = row.status === 'pending' ? madeAt(row) : null;
    return since === null ? null : <Waited since={since} />;
  },
});

function Waited({ since }: { since: string }) {
  const { t } = useTranslation('kit');
  const { unit, count } = waitedSince(since, new Date());
  return <>{t(`waited.${unit}`, { count })}</>;
}
