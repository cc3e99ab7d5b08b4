import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { CompareList, type Comparison } from '#/business/decision/compare-list.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { useClaimedIdNo } from '../kyc-calls.ts';
import { ageOn, hasExpired, isBornAs, isSameName, useToday } from './person-checks.ts';

/** The whole number of the document; the audit log says who asked for it. */
async function revealIdNo(sdk: Sdk, id: string): Promise<string> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/identify/admin/v1/reveal/{id}', { params })).id_no;
}

export type IdentityFactsProps = {
  kyc: Schemas.Kyc;
  said: Schemas.KycSaid;
  /** Only the number of the present attempt can be had whole. */
  isPresent: boolean;
  /** Other clients with the same document. */
  duplicates: readonly Schemas.DuplicateKyc[];
};

/** Identity as the documents give it, each compared with what it has to agree with. */
export function IdentityFacts({ kyc, said, isPresent, duplicates }: IdentityFactsProps) {
  const { t } = useTranslation('kyc');
  const sdk = useSdk();
  const today = useToday();
  const { calendarDay } = useTime();
  const countryName = useCountryName();
  const known = useClaimedIdNo(kyc.id);
  const { full_name: name, birth_date: birth, id_no: idNo, id_expiry: expiry } = said;
  const { full_name: registered } = kyc.client;
  const same = name !== null && isSameName(name, registered);
  const isRepeated = duplicates.some((other) => other.same.includes('id_no'));
  const bornAsNumbered = birth !== null && known !== null ? isBornAs(known, birth) : undefined;
  const expired = hasExpired(expiry, today);
  const lines: Comparison[] = [
    {
      label: t('fact.fullName'),
      value: name,
      against:
        name === null
          ? undefined
          : { same, text: t(same ? 'fact.nameSame' : 'fact.nameDiffers', { name: registered }) },
    },
    {
      label: t('column.idNo'),
      value:
        idNo !== null && isPresent ? (
          <RevealValue
            key={kyc.id}
            masked={idNo}
            known={known}
            reveal={() => revealIdNo(sdk, kyc.id)}
            label={t('column.idNo')}
          />
        ) : (
          idNo
        ),
      against:
        idNo === null || !isPresent
          ? undefined
          : { same: !isRepeated, text: t(isRepeated ? 'fact.idNoRepeated' : 'fact.idNoAlone') },
    },
    {
      label: t('fact.birthDate'),
      value: birth && t('fact.age', { day: calendarDay(birth), age: ageOn(birth, today) }),
      against:
        bornAsNumbered === undefined
          ? undefined
          : {
              same: bornAsNumbered,
              text: t(bornAsNumbered ? 'fact.birthSame' : 'fact.birthDiffers'),
            },
    },
    {
      label: t('fact.idExpiry'),
      value: said.id_type && (expiry === null ? t('fact.noExpiry') : calendarDay(expiry)),
      against:
        said.id_type === null
          ? undefined
          : { same: !expired, text: t(expired ? 'fact.expired' : 'fact.valid') },
    },
  ];
  const facts: Fact[] = [
    ...(said.latin_name === null
      ? []
      : [{ label: t('fact.latinName'), value: said.latin_name, wide: true }]),
    { label: t('column.idType'), value: said.id_type && t(`idType.${said.id_type}`) },
    { label: t('fact.nationality'), value: said.nationality && countryName(said.nationality) },
    { label: t('column.level'), value: said.level && t(`level.${said.level}`) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <CompareList lines={lines} />
      <Facts facts={facts} />
    </div>
  );
}
