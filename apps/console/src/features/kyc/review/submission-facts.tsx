import type { Schemas } from '@brokerdesk/sdk';
import { useKycReason } from '#/business/decision/use-reason-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useTime } from '#/ui/time/use-time.ts';

/** Whose it is, who brought it, and what was decided. */
export function SubmissionFacts({ kyc }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const { dateTime } = useTime();
  const reasonOf = useKycReason();
  const { client } = kyc;
  return (
    <Facts
      facts={[
        {
          label: t('column.client'),
          value: (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ClientName client={client} />
              <PageLink to="/client" search={{ id: client.id, ...(client.fake && { fake: true }) }}>
                {t('duplicate.client')}
              </PageLink>
            </span>
          ),
          wide: true,
        },
        { label: t('column.agent'), value: client.agent_name },
        { label: t('column.superman'), value: client.superman },
        ...(kyc.made_at === null
          ? []
          : [
              { label: t('column.maker'), value: kyc.maker?.name ?? t('byClient') },
              { label: t('column.submittedAt'), value: dateTime(kyc.made_at) },
            ]),
        ...optionalFact(t('column.checker'), kyc.checker?.name ?? null),
        ...optionalFact(t('column.checkedAt'), kyc.checked_at && dateTime(kyc.checked_at)),
        ...optionalFact(t('fact.reason'), reasonOf(kyc), true),
        ...optionalFact(t('fact.clientRemark'), kyc.client_remark, true),
        ...optionalFact(t('fact.remark'), kyc.remark, true),
      ]}
    />
  );
}
