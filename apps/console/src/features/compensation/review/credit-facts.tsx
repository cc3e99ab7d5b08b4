import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { CreditKind } from '../credit-kind.tsx';

export function CreditFacts({ record }: { record: Schemas.Overdrawn }) {
  const { t } = useTranslation(['compensation', 'record']);
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = record;
  const facts: Fact[] = [
    {
      label: t('column.amount'),
      value: (
        <strong>
          <LedgerAmount
            client={client}
            record={ledgerRecordOf(record)}
            amount={record.amount}
            currency={record.currency}
          />
        </strong>
      ),
    },
    { label: t('column.kind'), value: <CreditKind subType={record.sub_type} /> },
    { label: t('column.maker'), value: record.maker?.name ?? t('byClient') },
    { label: t('column.createdAt'), value: exact(record.made_at) },
    ...optionalFact(
      t('column.creditReason'),
      record.credit_reason && t(`record:creditReason.${record.credit_reason}`),
    ),
    { label: t('column.remark'), value: record.remark, wide: true },
    { label: t('column.accNo'), value: record.acc_no },
    { label: t('column.agent'), value: client.agent_name },
    { label: t('column.superman'), value: client.superman },
    ...optionalFact(t('review.reason'), reasonLabels(record), true),
    ...optionalFact(t('review.clientRemark'), record.client_remark, true),
  ];
  return <Facts facts={facts} />;
}
