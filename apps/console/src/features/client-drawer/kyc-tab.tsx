import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ClientLink } from '#/business/client/client-link.tsx';
import { kycOfClientQuery } from '#/business/client-records/client-records.ts';
import { useKycNote, useKycReason } from '#/business/decision/use-reason-labels.ts';
import { Timeline } from '#/business/history/timeline.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useCountryName } from '#/ui/i18n/use-country-name.ts';
import { Permit } from '#/ui/permission.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { FactGrid } from './fact-grid.tsx';
import { revealIdNo } from './reveal-contact.ts';
import { TabContent } from './tab-content.tsx';
import type { TabProps } from './tab-parts.tsx';

function KycFacts({ kyc }: { kyc: Schemas.Kyc }) {
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

export function KycTab({ client: { id } }: TabProps) {
  const { t } = useTranslation('client-detail');
  const query = useQuery(kycOfClientQuery(useSdk(), id));
  return (
    <TabContent
      query={query}
      isEmpty={({ kyc }) => kyc.attempt_no === 0}
      empty={{ title: t('kycInfo.empty'), hint: t('kycInfo.emptyHint') }}
    >
      {({ kyc, duplicates, timeline }) => (
        <div className="flex flex-col gap-4">
          {duplicates.length > 0 && <Duplicates duplicates={duplicates} />}
          <KycFacts kyc={kyc} />
          <ReviewLink id={kyc.id} />
          <Tries events={timeline} />
        </div>
      )}
    </TabContent>
  );
}

function ReviewLink({ id }: { id: string }) {
  const { t } = useTranslation('client-detail');
  return (
    <Permit action="read" resource="kyc">
      <p>
        <PageLink to="/kyc" search={{ id }}>
          {t('kycInfo.open')}
        </PageLink>
      </p>
    </Permit>
  );
}

function Duplicates({ duplicates }: { duplicates: readonly Schemas.DuplicateKyc[] }) {
  const { t } = useTranslation('client-detail');
  return (
    <Notice tone="warning" title={t('kycInfo.duplicates')}>
      <ul className="flex flex-col gap-1">
        {duplicates.map(({ id, client, same }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <ClientLink client={client} />
            {same.map((what) => (
              <span key={what}>{t(`kycInfo.same.${what}`)}</span>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Tries({ events }: { events: readonly Schemas.KycEvent[] }) {
  const { t } = useTranslation('client-detail');
  const noteOf = useKycNote();
  const { exact } = useTime();
  return (
    <section aria-label={t('kycInfo.timeline')}>
      <h3 className="mb-2 font-semibold">{t('kycInfo.timeline')}</h3>
      <Timeline
        entries={events.map(({ at, action, attempt_no: attempt, actor, note }) => ({
          key: `${at} ${action}`,
          dateTime: at,
          at: exact(at),
          what: t(`kycInfo.actions.${action}`, { attempt }),
          who: actor ?? t('byClient'),
          note: noteOf(note),
        }))}
      />
    </section>
  );
}
