import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { ProposedChanges } from '#/business/decision/two-people/proposed-changes.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { revealChanges } from './approval-calls.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

const pages: Readonly<Record<string, string>> = {
  allocation: '/trx/allocation',
  deposit: '/funds/deposit',
  withdrawal: '/funds/withdrawal',
  kyc: '/kyc',
  staff_user: '/users',
  currency_pair: '/config/currency_pair',
  ip_rule: '/config/ip_access',
  rate: '/config/exchange_config',
  setting: '/config/trade_config',
  document: '/config/settings/app',
};

export function pageOf({ type, trade_kind: order, credit_kind: credit }: Schemas.ProposalSubject) {
  if (order !== undefined) return `/trx/${order}`;
  if (credit !== undefined) return credit === 'loan' ? '/funds/loan' : '/funds/compensation';
  return pages[type];
}

export function ProposalFacts({ proposal }: { proposal: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  const { subject, amount, limit, approvers } = useProposalLabels();
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
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
        ...optionalFact(
          t('column.reason'),
          reasonLabels({ ...proposal, reason_code: proposal.reason_code ?? null }),
          true,
        ),
      ]}
    />
  );
}

export function ChangedValues({
  proposal: { id, changes, subject },
}: {
  proposal: Schemas.Proposal;
}) {
  const { t } = useTranslation('approval');
  const sdk = useSdk();
  return (
    <ProposedChanges
      changes={changes}
      kind={subject.trade_kind}
      draw={({ field, ...sides }, side) => {
        const text = sides[side];
        if (!(field === 'acc_no' || field === 'phone') || !text?.includes('*')) return undefined;
        return (
          <RevealValue
            masked={text}
            label={t(`detail.${field}.${side}`)}
            reveal={async () => {
              const whole = await revealChanges(sdk, id);
              return whole.find((change) => change.field === field)?.[side] ?? text;
            }}
          />
        );
      }}
    />
  );
}

export function ClosedNotice({ proposal }: { proposal: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  const { exact } = useTime();
  const { checker, checked_at: at } = proposal;
  return (
    <Notice announced tone="warning" title={t('conflict.closed')}>
      {checker && at && <p>{t('changedBy', { name: checker.name, at: exact(at) })}</p>}
    </Notice>
  );
}
