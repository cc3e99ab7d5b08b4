import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Announcement } from '#/core/ui/announcement.tsx';

/** For those who cannot see it: how many rows are selected, and that others have changed some. */
export function TableNews({
  selected,
  changed,
  news,
}: {
  selected: number;
  changed: number;
  /** Which news of changes it is: two may be of as many rows. */
  news: number;
}) {
  const { t } = useTranslation('table');
  return (
    <>
      <Announcement>{selected > 0 ? t('select.count', { count: selected }) : ''}</Announcement>
      <Announcement news={news}>{changed > 0 ? t('changed', { count: changed }) : ''}</Announcement>
    </>
  );
}
