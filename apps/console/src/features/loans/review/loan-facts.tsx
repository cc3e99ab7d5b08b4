import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';

export function LoanFacts({
  record,
  loan,
}: {
  record: Schemas.Overdrawn;
  loan: Schemas.LoanTerms;
}) {
  const { t } = useTranslation('loan');
  const { rate } = useMoney();
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = record;
  const facts: Fact[] = [
    {
      label: t('column.principal'),
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
    { label: t('review.accNo'), value: record.acc_no },
    { label: t('column.apr'), value: `${rate(loan.apr)}%` },
    { label: t('review.lateApr'), value: `${rate(loan.late_apr)}%` },
    { label: t('column.term'), value: t('days', { count: loan.term_days }) },
    ...optionalFact(t('column.disbursedAt'), loan.disbursed_at && time.exact(loan.disbursed_at)),
    ...optionalFact(t('column.dueAt'), loan.due_at && time.exact(loan.due_at)),
    ...(loan.disbursed_at === null
      ? []
      : [
          {
            label: t('column.repaid'),
            value: (
              <LedgerAmount
                client={client}
                record={record.id}
                amount={loan.repaid}
                currency={record.currency}
              />
            ),
          },
        ]),
    { label: t('column.agent'), value: client.agent_name },
    { label: t('column.superman'), value: client.superman },
    { label: t('column.maker'), value: record.maker?.name ?? t('byClient') },
    { label: t('column.createdAt'), value: time.exact(record.created_at) },
    ...optionalFact(t('review.reason'), reasonLabels(record), true),
    ...optionalFact(t('review.clientRemark'), record.client_remark, true),
    ...optionalFact(t('review.remark'), record.remark, true),
  ];
  return <Facts facts={facts} />;
}
