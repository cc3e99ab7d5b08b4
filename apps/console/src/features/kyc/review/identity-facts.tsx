import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { CompareList, type Comparison } from '#/business/decision/compare-list.tsx';
import { useClaimedIdNo } from '#/business/work/work-calls.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ageOn, hasExpired, isBornAs, isSameName, useToday } from '../person-checks.ts';

/** The audit log says who asked for it. */
async function revealIdNo(sdk: Sdk, id: string): Promise<string> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/identify/admin/v1/reveal/{id}', { params })).id_no;
}

export type IdentityFactsProps = {
  kyc: Schemas.Kyc;
  stated: Schemas.KycSaid;
  /** Only the number of the present attempt can be had whole. */
  isPresent: boolean;
  duplicates: readonly Schemas.DuplicateKyc[];
};

function useIdentityComparison({ kyc, stated, isPresent, duplicates }: IdentityFactsProps) {
  const { t } = useTranslation('kyc');
  const today = useToday();
  const known = useClaimedIdNo(kyc.id);
  const { full_name: registered } = kyc.client;
  const name = (value: string) => {
    const same = isSameName(value, registered);
    return { same, text: t(same ? 'fact.nameSame' : 'fact.nameDiffers', { name: registered }) };
  };
  const number = () => {
    const repeated = duplicates.some((other) => other.same.includes('id_no'));
    return { same: !repeated, text: t(repeated ? 'fact.idNoRepeated' : 'fact.idNoAlone') };
  };
  const birth = (day: string) => {
    const same = known === null ? undefined : isBornAs(known, day);
    return same === undefined
      ? undefined
      : { same, text: t(same ? 'fact.birthSame' : 'fact.birthDiffers') };
  };
  const expiry = () => {
    const expired = hasExpired(stated.id_expiry, today);
    return { same: !expired, text: t(expired ? 'fact.expired' : 'fact.valid') };
  };
  return {
    known,
    name: stated.full_name === null ? undefined : name(stated.full_name),
    number: stated.id_no === null || !isPresent ? undefined : number(),
    birth: stated.birth_date === null ? undefined : birth(stated.birth_date),
    expiry: stated.id_type === null ? undefined : expiry(),
  };
}

export function IdentityFacts(props: IdentityFactsProps) {
  const { kyc, stated, isPresent } = props;
  const { t } = useTranslation('kyc');
  const sdk = useSdk();
  const today = useToday();
  const { calendarDay } = useTime();
  const countryName = useCountryName();
  const against = useIdentityComparison(props);
  const { birth_date: birth, id_no: idNo, id_expiry: expiry } = stated;
  const number = idNo !== null && isPresent && (
    <RevealValue
      key={kyc.id}
      masked={idNo}
      known={against.known}
      reveal={() => revealIdNo(sdk, kyc.id)}
      label={t('column.idNo')}
    />
  );
  const lines: Comparison[] = [
    { label: t('fact.fullName'), value: stated.full_name, against: against.name },
    { label: t('column.idNo'), value: number || idNo, against: against.number },
    {
      label: t('fact.birthDate'),
      value: birth && t('fact.age', { day: calendarDay(birth), age: ageOn(birth, today) }),
      against: against.birth,
    },
    {
      label: t('fact.idExpiry'),
      value: stated.id_type && (expiry === null ? t('fact.noExpiry') : calendarDay(expiry)),
      against: against.expiry,
    },
  ];
  const facts: Fact[] = [
    ...optionalFact(t('fact.latinName'), stated.latin_name, true),
    { label: t('column.idType'), value: stated.id_type && t(`idType.${stated.id_type}`) },
    { label: t('fact.nationality'), value: stated.nationality && countryName(stated.nationality) },
    { label: t('column.level'), value: stated.level && t(`level.${stated.level}`) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <CompareList lines={lines} />
      <Facts facts={facts} />
    </div>
  );
}
