import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { Announcement } from '#/shared/ui/announcement.tsx';

/** For those who cannot see it: how many rows are selected, and that others have changed some. */
export function TableNews({ selected, changed }: { selected: number; changed: number }) {
  const { t } = useTranslation('table');
  return (
    <>
      <Announcement>{selected > 0 ? t('select.count', { count: selected }) : ''}</Announcement>
      <Announcement>{changed > 0 ? t('changed', { count: changed }) : ''}</Announcement>
    </>
  );
}
