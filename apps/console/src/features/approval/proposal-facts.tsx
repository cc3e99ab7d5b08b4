import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { pageOf } from './subject-page.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

export function ProposalFacts({ proposal }: { proposal: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  const { subject, amount, limit, approvers } = useProposalLabels();
  const { exact } = useTime();
  const { client, checker, effective_at: effectiveAt, checked_at: checkedAt } = proposal;
  const { id } = proposal.subject;
  const page = pageOf(proposal.subject);
  const waits = proposal.status === 'pending';
  return (
    <Facts
      facts={[
        { label: t('column.limit'), value: limit(proposal.limit) },
        {
          label: t('column.subject'),
          value:
            page !== undefined && id !== null ? (
              <PageLink
                to={page}
                search={proposal.subject.type === 'document' ? { tab: 'documents' } : { id }}
              >
                {subject(proposal)}
              </PageLink>
            ) : (
              subject(proposal)
            ),
        },
        ...(client
          ? [{ label: t('column.client'), value: <ClientLink client={client} />, wide: true }]
          : []),
        ...optionalFact(t('column.amount'), amount(proposal)),
        { label: t('column.maker'), value: proposal.maker.name },
        { label: t('column.madeAt'), value: exact(proposal.made_at) },
        ...optionalFact(t('detail.note'), proposal.note ?? null, true),
        ...(waits
          ? [
              {
                label: t('column.may'),
                value: approvers(proposal) || t('nobody'),
                wide: true,
              },
            ]
          : []),
        ...optionalFact(t('column.effectiveAt'), effectiveAt && exact(effectiveAt)),
        ...optionalFact(t('detail.expiresAt'), waits && exact(proposal.expires_at)),
        ...optionalFact(t('column.checker'), checker?.name ?? null),
        ...optionalFact(t('column.checkedAt'), checkedAt && exact(checkedAt)),
        ...optionalFact(t('column.reason'), proposal.reason, true),
      ]}
    />
  );
}
