import { loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import { AccountNow } from '#/business/overdrawn/account-now.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { DueMark, dueStateOf } from '../due-state.tsx';
import { LoanPayments, LoanSchedule } from './loan-schedule.tsx';

function LoanFacts({ record, loan }: { record: Schemas.Overdrawn; loan: Schemas.LoanTerms }) {
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
          <LedgerAmount of={record} record={ledgerRecordOf(record)} amount={record.amount} />
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
            value: <LedgerAmount of={record} record={record.id} amount={loan.repaid} />,
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

export function LoanReview({ detail }: { detail: Schemas.OverdrawnDetail }) {
  const { t } = useTranslation('loan');
  const { record, payments, history } = detail;
  const { loan } = record;
  // Every loan has its terms; the contract shares the record with what is given.
  if (loan === null) return null;
  const { days } = dueStateOf(loan, new Date());
  const owed = <LedgerAmount of={record} record={record.id} amount={loan.outstanding} />;
  return (
    <>
      {loan.overdue && (
        <div className="px-5 pt-4">
          <Notice
            tone="danger"
            title={withParts(
              days === 0
                ? t('review.overdueToday', { owed: '{owed}' })
                : t('review.overdue', { count: days, owed: '{owed}' }),
              { owed },
            )}
          />
        </div>
      )}
      <Section title={t('schedule.title')} aside={!loan.overdue && <DueMark loan={loan} />}>
        <LoanSchedule record={record} loan={loan} />
      </Section>
      <Section title={t(record.status === 'pending' ? 'review.account' : 'review.accountNow')}>
        <AccountNow states={loanStates} detail={detail} />
      </Section>
      <Section title={t('review.facts')}>
        <LoanFacts record={record} loan={loan} />
      </Section>
      {loan.disbursed_at !== null && (
        <Section title={t('payments.title')}>
          <LoanPayments client={record.client} payments={payments} currency={record.currency} />
        </Section>
      )}
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
