import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Facts } from '#/kit/ui/facts.tsx';

/** Who it is, with which role, and since when. */
export function StaffFacts({ detail: { record } }: { detail: Schemas.StaffDetail }) {
  const { t } = useTranslation(['staff', 'staff-detail', 'kit']);
  const { exact } = useTime();
  return (
    <Facts
      facts={[
        { label: t('column.name'), value: record.name },
        { label: t('column.username'), value: record.username },
        { label: t('column.role'), value: t(`kit:role.${record.role}`) },
        { label: t('column.superman'), value: record.superman },
        {
          label: t('staff-detail:facts.createdBy'),
          value: record.created_by ?? t('staff-detail:facts.installed'),
        },
        { label: t('column.createdAt'), value: exact(record.created_at) },
      ]}
    />
  );
}
