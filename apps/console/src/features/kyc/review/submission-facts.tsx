import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useTime } from '#/shared/time/use-time.ts';
import { ClientName } from '#/shared/ui/client-name.tsx';
import { type Fact, Facts } from '#/shared/ui/facts.tsx';
import { PageLink } from '#/shared/ui/page-link.tsx';
import { isReasonCode } from './reason-codes.ts';

/** Whose it is, who brought it, and what was decided. */
export function SubmissionFacts({ kyc }: { kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const { dateTime } = useTime();
  const { client, reason_code: code } = kyc;
  const said = code !== null && isReasonCode(code) ? t(`reasonCode.${code}`) : code;
  const reason = [said, kyc.reason].filter(Boolean).join(' · ') || null;
  const optional = (label: string, value: string | null, wide = false): Fact[] =>
    value === null ? [] : [{ label, value, wide }];
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
        ...optional(t('column.checker'), kyc.checker?.name ?? null),
        ...optional(t('column.checkedAt'), kyc.checked_at && dateTime(kyc.checked_at)),
        ...optional(t('fact.reason'), reason, true),
        ...optional(t('fact.clientRemark'), kyc.client_remark, true),
        ...optional(t('fact.remark'), kyc.remark, true),
      ]}
    />
  );
}
