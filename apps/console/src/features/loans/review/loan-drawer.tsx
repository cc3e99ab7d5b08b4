import { actionsIn, loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useBalanceRows } from '#/business/decision/account-effect.tsx';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { useDetail } from '#/business/decision/review-calls.ts';
import { type Decided, ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { loanDecisions, loanQuery } from '#/business/overdrawn/overdrawn-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { loanStatus } from '../loan-status.tsx';
import type { RepayFormProps } from '../repay-form.tsx';
import { LoanReview } from './loan-review.tsx';

function useLoanLabels() {
  const { t } = useTranslation('loan');
  const { money, rate } = useMoney();
  const balanceRows = useBalanceRows();
  const { dateTime } = useTime();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const amount = money(record.amount, record.currency);
    const { loan } = record;
    return {
      approve: {
        title: t('approve.title', { amount }),
        confirm: t('approve.confirm'),
        rows: balanceRows(record.client, account, after.balance),
        effect: (
          <>
            <p>{t('approve.effect')}</p>
            {loan?.at_due && (
              <p>
                {t('approve.due', {
                  count: loan.term_days,
                  apr: rate(loan.apr),
                  at: dateTime(loan.at_due.at),
                  total: money(loan.at_due.total, record.currency),
                })}
              </p>
            )}
          </>
        ),
      },
      reject: { title: t('reject.title'), effect: t('reject.effect') },
    };
  };
  const successMessage = (record: Schemas.Overdrawn, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', {
      orderNo: record.order_no,
      amount: money(record.amount, record.currency),
    });
  return { labelsOf, successMessage };
}

const RepayForm = lazyOverlay(
  async () => (await import('../repay-form.tsx')).RepayForm,
  ['form', 'decision', 'funds'],
);

function RepayButton(props: Omit<RepayFormProps, 'onClose'>) {
  const { t } = useTranslation('loan');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex justify-end not-first:mt-3">
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HandCoins aria-hidden="true" />
        {t('repay.button')}
      </Button>
      {open && <RepayForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function LoanActions({ detail, ...decided }: Decided & { detail: Schemas.OverdrawnDetail }) {
  const { record, account } = detail;
  const { labelsOf, successMessage } = useLoanLabels();
  const owed = actionsIn(loanStates, record.status).includes('pay');
  return (
    <>
      <DecideWaiting
        resource={['loan', 'funds']}
        states={loanStates}
        kind={loanDecisions}
        record={record}
        labels={labelsOf(detail)}
        successMessage={successMessage}
        {...decided}
      />
      {owed && record.loan && (
        <Permit action="fund" resource="client">
          <RepayButton record={record} loan={record.loan} account={account} />
        </Permit>
      )}
    </>
  );
}

export function LoanDrawer(open: OpenReview<Schemas.Overdrawn>) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const review = useDetail(open, loanQuery, ({ record }) => record);
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="overdrawn"
      states={loanStates}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={loanStatus}
      head={(record) => ({
        subject: money(record.amount, record.currency),
        client: record.client,
      })}
      footer={(detail, decided) => <LoanActions key={open.id} detail={detail} {...decided} />}
    >
      {(detail) => <LoanReview detail={detail} />}
    </ReviewDrawer>
  );
}
