import { giftStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { useBalanceRows } from '#/business/decision/account-effect.tsx';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { useDetail } from '#/business/decision/review-calls.ts';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import type { OpenReview } from '#/business/list/open-record.ts';
import { AccountNow } from '#/business/overdrawn/account-now.tsx';
import { creditDecisions, creditQuery } from '#/business/overdrawn/overdrawn-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { CreditKind } from './credit-kind.tsx';
import { creditStatus } from './credit-status.tsx';

function CreditFacts({ record }: { record: Schemas.Overdrawn }) {
  const { t } = useTranslation(['compensation', 'record']);
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = record;
  const facts: Fact[] = [
    {
      label: t('column.amount'),
      value: (
        <strong>
          <LedgerAmount of={record} record={ledgerRecordOf(record)} amount={record.amount} />
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

function useCreditLabels() {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const balanceRows = useBalanceRows();
  const labelsOf = ({ record, account, after }: Schemas.OverdrawnDetail): DecisionLabels => {
    const kind = t(record.sub_type === 'bonus' ? 'kind.bonus' : 'kind.compensation');
    const amount = money(record.amount, record.currency);
    return {
      approve: {
        title: t('approve.title', { kind, amount }),
        confirm: t('approve.confirm'),
        rows: balanceRows(record.client, account, after.balance),
        effect: <p>{t('approve.effect')}</p>,
      },
      reject: { title: t('reject.title', { kind }), effect: t('reject.effect') },
    };
  };
  const successMessage = (record: Schemas.Overdrawn, act: Act) =>
    t(act === 'approve' ? 'approve.done' : 'reject.done', {
      orderNo: record.order_no,
      amount: money(record.amount, record.currency),
    });
  return { labelsOf, successMessage };
}

export function CreditDrawer(open: OpenReview<Schemas.Overdrawn>) {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const review = useDetail(open, creditQuery, ({ record }) => record);
  const { labelsOf, successMessage } = useCreditLabels();
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="overdrawn"
      states={giftStates}
      labels={{
        title: ({ sub_type: kind, order_no: orderNo }) =>
          t(kind === 'bonus' ? 'review.bonus' : 'review.compensation', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={creditStatus}
      head={(record) => ({
        subject: money(record.amount, record.currency),
        client: record.client,
      })}
      footer={(detail, decided) => (
        <DecideWaiting
          key={open.id}
          resource={['compensation', 'funds']}
          states={giftStates}
          kind={creditDecisions}
          record={detail.record}
          labels={labelsOf(detail)}
          successMessage={successMessage}
          {...decided}
        />
      )}
    >
      {(detail) => (
        <>
          <Section
            title={t(detail.record.status === 'pending' ? 'review.account' : 'review.accountNow')}
          >
            <AccountNow states={giftStates} detail={detail} />
          </Section>
          <Section title={t('review.facts')}>
            <CreditFacts record={detail.record} />
          </Section>
          <Section title={t('review.history')}>
            <DecisionHistory events={detail.history} />
          </Section>
        </>
      )}
    </ReviewDrawer>
  );
}
