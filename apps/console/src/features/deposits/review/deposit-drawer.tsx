import { depositStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { accountAmount, StatementLink } from '#/business/client/statement-link.tsx';
import { useBalanceRows } from '#/business/decision/account-effect.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { DecisionBar } from '#/business/decision/decision-bar.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import { useDetail } from '#/business/decision/review-calls.ts';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { ApprovedByMaker } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { depositDecisions, depositQuery } from '../deposit-calls.ts';
import { DepositStatus } from '../deposit-status.tsx';
import { DepositEvidence, DepositReview, proofQuery } from './deposit-review.tsx';

function useDepositLabels() {
  const { t } = useTranslation(['deposit-review', 'crypto-deposit']);
  const { money, rate } = useMoney();
  const balanceRows = useBalanceRows();
  const creditedOf = (deposit: Schemas.Deposit) =>
    money(deposit.credited_amount, deposit.account_currency);
  const labelsOf = ({ deposit, account, after }: Schemas.DepositDetail): DecisionLabels => {
    const credited = creditedOf(deposit);
    const amount = money(deposit.amount, deposit.currency);
    const change = {
      accNo: account.acc_no,
      before: '{before}',
      after: money(after.balance, account.currency),
    };
    const { client } = deposit;
    const parts = {
      before: accountAmount(client, account)('balance', money(account.balance, account.currency)),
      credited: <StatementLink client={client} filter={{ record: deposit.id }} amount={credited} />,
    };
    return {
      approve: {
        title: t('approve.title', { credited }),
        confirm: t('approve.confirm'),
        rows: [
          { label: t('approve.paid'), value: amount },
          ...(deposit.currency === deposit.account_currency
            ? []
            : [
                { label: t('approve.rate'), value: rate(deposit.rate) },
                { label: t('approve.credited'), value: credited },
              ]),
          ...balanceRows(client, account, after.balance),
        ],
        effect: (
          <>
            <p>{t('approve.effect')}</p>
            {deposit.sub_type === 'crypto' && deposit.confirmations === null && (
              <p className="font-medium text-warning-text">{t('crypto-deposit:unseenApproval')}</p>
            )}
          </>
        ),
      },
      reject: { title: t('reject.title'), effect: t('reject.effect') },
      rollback: {
        title: t('rollback.title'),
        effect: withParts(t('rollback.effect', { ...change, credited: '{credited}' }), parts),
      },
    };
  };
  const successMessage = (deposit: Schemas.Deposit, act: Act) =>
    t(`${act}.done`, { orderNo: deposit.order_no, credited: creditedOf(deposit) });
  return { labelsOf, successMessage };
}

export function DepositDrawer(open: OpenReview<Schemas.Deposit>) {
  const { t } = useTranslation(['deposit-review', 'record']);
  const { money } = useMoney();
  const review = useDetail(open, depositQuery, ({ deposit }) => deposit);
  const { labelsOf, successMessage } = useDepositLabels();
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="deposit"
      states={depositStates}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={(deposit) => (
        <>
          <DepositStatus status={deposit.status} />{' '}
          <ApprovedByMaker record={deposit} of="deposit" />
        </>
      )}
      head={(deposit) => ({
        subject: money(deposit.amount, deposit.currency),
        client: deposit.client,
        method: t(`record:depositType.${deposit.sub_type}`),
      })}
      readAhead={(next, at) => {
        const { id, screenshot: proof } = next;
        if (proof) void at.queries.prefetchQuery(proofQuery(at.sdk, id, proof));
        return review.readAhead(next, at);
      }}
      aside={(detail) => <DepositEvidence detail={detail} />}
      footer={(detail, decided) => (
        <MayDecide resource={['deposit', 'funds']} states={depositStates} record={detail.deposit}>
          <DecisionBar
            key={open.id}
            kind={depositDecisions}
            record={detail.deposit}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </MayDecide>
      )}
    >
      {(detail) => <DepositReview detail={detail} onOpen={open.onOpen} />}
    </ReviewDrawer>
  );
}
