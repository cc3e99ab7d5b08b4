import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTwoPeopleLabels } from '#/kit/decision/two-people/use-two-people-labels.ts';
import { Notice } from '#/kit/ui/notice.tsx';

/** That nothing happens before somebody else confirms it, and who that may be. */
export function SecondPersonNote({
  may,
}: {
  /** Left out where nobody has said yet. */
  may?: readonly Schemas.Person[];
}) {
  const { t } = useTranslation('staff-detail');
  const { names } = useTwoPeopleLabels();
  return (
    <Notice tone="info" title={t('second.title')}>
      <p>{t('second.effect')}</p>
      {may !== undefined && (
        <p>{may.length === 0 ? t('second.nobody') : t('second.may', { names: names(may) })}</p>
      )}
    </Notice>
  );
}
