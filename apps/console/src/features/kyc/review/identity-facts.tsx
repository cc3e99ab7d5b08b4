import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts } from '#/ui/controls/facts.tsx';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ageOn, hasExpired, isSameName, useToday } from './person-checks.ts';

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
};

/** Identity as the documents give it, with warnings. */
export function IdentityFacts({ kyc, said, isPresent }: IdentityFactsProps) {
  const { t } = useTranslation('kyc');
  const sdk = useSdk();
  const today = useToday();
  const { calendarDay } = useTime();
  const countryName = useCountryName();
  const { full_name: name, birth_date: birth, id_no: idNo, id_expiry: expiry } = said;
  const { full_name: registered } = kyc.client;
  const differs = name !== null && !isSameName(name, registered);
  const facts: Fact[] = [
    {
      label: t('fact.fullName'),
      value: name && (
        <Marked mark={differs && t('fact.nameDiffers', { name: registered })}>{name}</Marked>
      ),
      wide: true,
    },
    ...(said.latin_name === null
      ? []
      : [{ label: t('fact.latinName'), value: said.latin_name, wide: true }]),
    { label: t('column.idType'), value: said.id_type && t(`idType.${said.id_type}`) },
    {
      label: t('column.idNo'),
      value:
        idNo !== null && isPresent ? (
          <RevealValue
            key={kyc.id}
            masked={idNo}
            reveal={() => revealIdNo(sdk, kyc.id)}
            label={t('column.idNo')}
          />
        ) : (
          idNo
        ),
    },
    {
      label: t('fact.birthDate'),
      value: birth && t('fact.age', { day: calendarDay(birth), age: ageOn(birth, today) }),
    },
    { label: t('fact.nationality'), value: said.nationality && countryName(said.nationality) },
    {
      label: t('fact.idExpiry'),
      value:
        said.id_type === null ? null : (
          <Marked mark={hasExpired(expiry, today) && t('fact.expired')}>
            {expiry === null ? t('fact.noExpiry') : calendarDay(expiry)}
          </Marked>
        ),
    },
    { label: t('column.level'), value: said.level && t(`level.${said.level}`) },
  ];
  return <Facts facts={facts} />;
}

function Marked({ mark, children }: { mark: string | false; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-medium">{children}</span>
      {mark !== false && (
        <StatusBadge tone="warning" icon={TriangleAlert}>
          {mark}
        </StatusBadge>
      )}
    </span>
  );
}
