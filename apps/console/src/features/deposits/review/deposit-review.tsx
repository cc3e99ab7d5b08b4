import { depositStates } from '@brokerdesk/machines/records';
import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { AccountEffect } from '#/business/decision/account-effect.tsx';
import { RiskNotice } from '#/business/decision/approve-dialog.tsx';
import { Questions } from '#/business/decision/asking/questions.tsx';
import { BankEvidence } from '#/business/decision/bank-evidence.tsx';
import { CompareList } from '#/business/decision/compare-list.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { fileQuery } from '#/business/decision/review-calls.ts';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ChainEvidence } from '../crypto/chain-evidence.tsx';
import { depositDecisions } from '../deposit-calls.ts';
import { DepositStatus } from '../deposit-status.tsx';
import { useDepositComparison } from './deposit-comparison.tsx';

function Duplicates({
  duplicates,
  onOpen,
}: {
  duplicates: readonly Schemas.DuplicateDeposit[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('deposit-review');
  return (
    <div className="px-5 pt-4">
      <Notice tone="warning" title={t('duplicate.title')}>
        <ul className="flex flex-col gap-1.5">
          {duplicates.map(({ id, order_no, client, status, same }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Button variant="link" size="sm" onClick={() => onOpen(id)}>
                {order_no}
              </Button>
              <span>{client.full_name}</span>
              <DepositStatus status={status} />
              <span className="text-xs">
                {same.map((what) => t(`duplicate.same.${what}`)).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

type OfDeposit = { deposit: Schemas.Deposit };

function DepositFacts({ deposit }: OfDeposit) {
  const { t } = useTranslation(['deposit-review', 'deposit']);
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = deposit;
  const converted = deposit.currency !== deposit.account_currency;
  // Chain facts have a section of their own, with the confirmations.
  const onChain = deposit.sub_type === 'crypto';
  const facts: Fact[] = [
    ...optionalFact(t('review.rateAt'), converted ? time.dateTime(deposit.rate_at) : null),
    ...(onChain ? [] : optionalFact(t('review.network'), deposit.network)),
    { label: t('deposit:column.agent'), value: client.agent_name },
    { label: t('deposit:column.superman'), value: client.superman },
    { label: t('deposit:column.maker'), value: deposit.maker?.name ?? t('deposit:byClient') },
    { label: t('deposit:column.createdAt'), value: time.exact(deposit.created_at) },
    ...optionalFact(t('review.reason'), reasonLabels(deposit), true),
    ...optionalFact(t('review.rollbackReason'), deposit.rollback_reason, true),
    ...optionalFact(t('review.clientRemark'), deposit.client_remark, true),
    ...optionalFact(t('review.remark'), deposit.remark, true),
  ];
  return <Facts facts={facts} />;
}

export function DepositReview({
  detail,
  onOpen,
}: {
  detail: Schemas.DepositDetail;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('deposit-review');
  const { deposit, account, after, duplicates, questions } = detail;
  const lines = useDepositComparison(detail);
  return (
    <>
      <Questions kind={depositDecisions} record={deposit} questions={questions} />
      <RiskNotice {...deposit} />
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} onOpen={onOpen} />}
      <Section title={t('review.facts')}>
        <CompareList lines={lines} />
      </Section>
      <BankEvidence bank={detail.bank} />
      <Section title={t('review.account')}>
        <AccountEffect
          states={depositStates}
          status={deposit.status}
          client={deposit.client}
          account={account}
          after={after}
        />
      </Section>
      <Section title={t('review.details')}>
        <DepositFacts deposit={deposit} />
      </Section>
    </>
  );
}

export const proofQuery = (sdk: Sdk, id: string, proof: Schemas.Proof) =>
  fileQuery(['proof', id], proof, async (as) =>
    unwrap(await sdk.GET('/deposit/admin/v1/proof/{id}', { params: { path: { id } }, ...as })),
  );

function DepositProof({ deposit: { id, screenshot: proof, order_no: orderNo } }: OfDeposit) {
  const { t } = useTranslation('deposit-review');
  const sdk = useSdk();
  if (proof === null) return <p className="text-ink-muted">{t('proof.none')}</p>;
  return (
    <ProofFile
      key={id}
      of={proofQuery(sdk, id, proof)}
      type={proof.content_type}
      alt={t('proof.alt', { orderNo })}
    />
  );
}

export function DepositEvidence({
  detail: { deposit, history },
}: {
  detail: Schemas.DepositDetail;
}) {
  const { t } = useTranslation(['deposit-review', 'crypto-deposit']);
  return (
    <>
      {deposit.sub_type === 'crypto' && (
        <Section title={t('crypto-deposit:evidence')}>
          <ChainEvidence key={deposit.id} deposit={deposit} />
        </Section>
      )}
      <Section title={t('review.proof')}>
        <DepositProof deposit={deposit} />
      </Section>
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
