import { loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { AccountNow } from '#/business/overdrawn/account-now.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { DueMark } from '../due-mark.tsx';
import { dueStateOf } from '../due-state.ts';
import { LoanFacts } from './loan-facts.tsx';
import { LoanPayments } from './loan-payments.tsx';
import { LoanSchedule } from './loan-schedule.tsx';

/** All that a decision or a repayment needs, in the order in which it is looked at. */
export function LoanReview({ detail }: { detail: Schemas.OverdrawnDetail }) {
  const { t } = useTranslation('loan');
  const { record, payments, history } = detail;
  const { loan } = record;
  // Every loan has its terms; the contract shares the record with what is given.
  if (loan === null) return null;
  const { days } = dueStateOf(loan, new Date());
  const owed = (
    <LedgerAmount
      client={record.client}
      record={record.id}
      amount={loan.outstanding}
      currency={record.currency}
    />
  );
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
