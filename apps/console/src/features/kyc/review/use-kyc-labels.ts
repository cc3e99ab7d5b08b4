import type { Schemas } from '@brokerdesk/sdk';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function useKycLabels() {
  const { t } = useTranslation(['kyc', 'decision']);
  const labelsOf = (kyc: Schemas.Kyc): DecisionLabels => ({
    approve: {
      title: t('approve.title', { name: kyc.full_name }),
      rows: [
        { label: t('column.client'), value: `${kyc.client.full_name} (${kyc.client.username})` },
        { label: t('column.idType'), value: kyc.id_type && t(`idType.${kyc.id_type}`) },
        { label: t('column.idNo'), value: kyc.id_no },
        { label: t('column.level'), value: kyc.level && t(`level.${kyc.level}`) },
      ],
      effect: t(kyc.client.fake ? 'approve.robotEffect' : 'approve.effect'),
      confirm: t('approve.confirm'),
    },
    reject: {
      title: t('reject.title', { name: kyc.client.full_name }),
      effect: t('reject.effect'),
      reasonLabels: { duplicate: t('decision:reasonCode.duplicate_kyc') },
    },
  });
  const successMessage = ({ client }: Schemas.Kyc, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', { name: client.full_name });
  return { labelsOf, successMessage };
}
