import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useBalanceRows } from '#/business/decision/account-effect.tsx';
import type { Act, DecisionLabels } from '#/business/decision/decision-adapter.ts';
import { BlockedNotice } from '#/business/decision/decision-bar.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { afterApproval, afterRelease } from '../effect/order-effect.ts';
import { ledgerRecord, ofKind, useKindLabels } from '../kind-labels.ts';
import { orderSteps } from '../order-steps.ts';

export function StepButtons({ detail }: { detail: Schemas.TradeDetail }) {
  const { t } = useKindLabels('order-review', detail.trade.kind);
  const [open, setOpen] = useState<Schemas.TradeStep | null>(null);
  const { steps, decision } = detail.trade;
  const Form = open && orderSteps[open].Form;
  return (
    <>
      {decision.blocked_code === 'SETTLEMENT_NOT_DUE' && <BlockedNotice decision={decision} />}
      {steps.length > 0 && (
        <div className="flex flex-wrap justify-end gap-2 not-first:mt-3">
          {steps.map((step) => {
            const { icon: Icon } = orderSteps[step];
            return (
              <Button
                key={step}
                variant={isEnding(step) ? 'danger-outline' : 'primary'}
                className={isEnding(step) ? 'mr-auto' : undefined}
                aria-haspopup="dialog"
                onClick={() => setOpen(step)}
              >
                <Icon aria-hidden="true" />
                {t(`step.${stepLabel(step, detail.trade.kind)}`)}
              </Button>
            );
          })}
        </div>
      )}
      {Form && <Form detail={detail} onClose={() => setOpen(null)} />}
    </>
  );
}

const isEnding = (step: Schemas.TradeStep) => step === 'cancel' || step === 'withdraw';

/** A subscription is ended at once, not settled. */
const stepLabel = (step: Schemas.TradeStep, kind: Schemas.TradeKind) =>
  step === 'complete' && kind === 'subscribe' ? 'end' : step;

export function useOrderLabels() {
  const { t } = useTranslation('order-review');
  const { money } = useMoney();
  const balanceRows = useBalanceRows();
  const { dateTime } = useTime();
  const labelsOf = ({ trade, account }: Schemas.TradeDetail): DecisionLabels => {
    const { currency, product, client } = trade;
    const amount = money(trade.amount, currency);
    const after = trade.kind === 'fund' ? account : afterApproval(trade, account);
    const record = ledgerRecord(trade);
    const frozen = money(trade.frozen, currency);
    return {
      approve: {
        title: t('approve.title', { amount, product: product.name }),
        confirm: t('approve.confirm'),
        rows: [
          { label: t('approve.product'), value: `${product.name} (${product.code})` },
          ...(trade.funding_model === 'pay_on_win'
            ? []
            : balanceRows(client, account, after.balance)),
        ],
        effect: (
          <>
            <p>{t(effectOf(trade), { amount, day: trade.dealing_day })}</p>
            {trade.maker === null && <p>{t('approve.byClient')}</p>}
            {trade.plan?.auto_renew && <p>{t('approve.renews')}</p>}
            {trade.settle_at && <p>{t('approve.until', { at: dateTime(trade.settle_at) })}</p>}
          </>
        ),
      },
      reject: {
        title: t('reject.title'),
        effect:
          trade.funding_model === 'pay_on_win'
            ? t('reject.nothingFrozen')
            : withParts(
                t('reject.effect', {
                  frozen: '{frozen}',
                  accNo: account.acc_no,
                  before: money(account.available, currency),
                  after: money(afterRelease(trade, account).available, currency),
                }),
                {
                  frozen: record ? (
                    <StatementLink client={client} filter={{ record }} amount={frozen} />
                  ) : (
                    frozen
                  ),
                },
              ),
      },
    };
  };
  const successMessage = (trade: Schemas.Trade, act: Act) =>
    ofKind(t, trade.kind)(act === 'approve' ? `approve.done.${doneAs(trade)}` : 'reject.done', {
      orderNo: trade.order_no,
      name: trade.client.full_name,
      amount: money(
        act === 'approve' && trade.kind !== 'fund' ? trade.payable : trade.amount,
        trade.currency,
      ),
    });
  return { labelsOf, successMessage };
}

function effectOf({ kind, funding_model: funding }: Schemas.Trade) {
  if (kind === 'fund') return 'approve.confirms';
  return funding === 'pay_on_win' ? 'approve.payLater' : 'approve.effect';
}

const doneAs = ({ status }: Schemas.Trade) => (status === 'payment' ? 'payment' : 'holding');
