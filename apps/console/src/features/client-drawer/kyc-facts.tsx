import type { Schemas } from '@brokerdesk/sdk';
import { useKycReason } from '#/business/decision/use-reason-labels.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { optionalFact } from '#/ui/controls/facts.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { revealIdNo } from './api/reveal-contact.ts';
import { FactGrid } from './fact-grid.tsx';

export function KycFacts({ kyc }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('client-detail');
  const reasonOf = useKycReason();
  const { exact, calendarDay } = useTime();
  const countryName = useCountryName();
  const by = (person: Schemas.Person | null, at: string | null) =>
    at && [person?.name ?? t('byClient'), exact(at)].join(' · ');
  return (
    <FactGrid
      facts={[
        { label: t('kycInfo.fullName'), value: kyc.full_name },
        { label: t('kycInfo.latinName'), value: kyc.latin_name },
        { label: t('kycInfo.birthDate'), value: kyc.birth_date && calendarDay(kyc.birth_date) },
        { label: t('kycInfo.nationality'), value: kyc.nationality && countryName(kyc.nationality) },
        { label: t('kycInfo.idType'), value: kyc.id_type && t(`kycInfo.idTypes.${kyc.id_type}`) },
        { label: t('kycInfo.idNo'), value: <IdNo kyc={kyc} /> },
        {
          label: t('kycInfo.idExpiry'),
          value: kyc.id_expiry ? calendarDay(kyc.id_expiry) : t('kycInfo.noExpiry'),
        },
        { label: t('kycInfo.level'), value: kyc.level && t(`kycInfo.levels.${kyc.level}`) },
        { label: t('kycInfo.documents'), value: kyc.documents.length },
        ...optionalFact(t('kycInfo.address'), kyc.address, true),
        ...optionalFact(t('kycInfo.submitted'), by(kyc.maker, kyc.made_at), true),
        ...optionalFact(t('kycInfo.checked'), by(kyc.checker, kyc.checked_at), true),
        ...optionalFact(t('kycInfo.reason'), reasonOf(kyc), true),
        ...optionalFact(t('kycInfo.clientRemark'), kyc.client_remark, true),
        ...optionalFact(t('panel.remark'), kyc.remark, true),
      ]}
    />
  );
}

function IdNo({ kyc: { id, id_no: masked } }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('client-detail');
  const sdk = useSdk();
  if (masked === null) return '—';
  return (
    <RevealValue
      key={id}
      masked={masked}
      label={t('kycInfo.idNo')}
      reveal={() => revealIdNo(sdk, id)}
    />
  );
}
