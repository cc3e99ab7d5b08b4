import {
  type Approvers,
  useTwoPeopleLabels,
} from '#/business/decision/two-people/use-two-people-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';

export function SecondPersonNote({
  approvers: of,
}: {
  /** Left out before the account exists. */
  approvers?: Approvers;
}) {
  const { t } = useTranslation('staff-detail');
  const { approvers } = useTwoPeopleLabels();
  return (
    <Notice tone="info" title={t('second.title')}>
      <p>{t('second.effect')}</p>
      {of !== undefined && (
        <p>{of.may_total === 0 ? t('second.nobody') : t('second.may', { names: approvers(of) })}</p>
      )}
    </Notice>
  );
}
