import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { Timeline } from '#/business/history/timeline.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { orderReasons } from '../api/decide-order.ts';
import { withdrawalReasons } from '../api/step-order.ts';
import { ofKind, useKindLabels } from '../kind-labels.ts';
import { ledgerRecord } from '../ledger-record.ts';
import { statusContext } from '../order-kinds.ts';

/** Why the clock has ended a subscription. */
const ends = ['not_renewed', 'insufficient_funds', 'client_disabled'] as const;

const reasons = [...orderReasons, ...withdrawalReasons] as const;

/** Null if a user has written it. */
function noteCode(
  note: string,
):
  | { of: 'reason'; name: (typeof reasons)[number] }
  | { of: 'end'; name: (typeof ends)[number] }
  | null {
  const reason = reasons.find((code) => code === note);
  if (reason !== undefined) return { of: 'reason', name: reason };
  const end = ends.find((code) => code === note);
  return end === undefined ? null : { of: 'end', name: end };
}

export function OrderTimeline({ detail: { trade, history } }: { detail: Schemas.TradeDetail }) {
  const { t } = useKindLabels(['order-review', 'decision', 'order'], trade.kind);
  const { exact, dateTime } = useTime();
  const record = ledgerRecord(trade);
  const deadline = trade.pay_deadline ?? trade.plan?.next_bill_at ?? trade.settle_at;
  const noteOf = (note: string | null) => {
    const code = note === null ? null : noteCode(note);
    if (code === null) return note;
    return code.of === 'reason' ? t(`decision:reasonCode.${code.name}`) : t(`ended.${code.name}`);
  };
  return (
    <>
      <Timeline
        entries={history.map(({ at, action, status, actor, amount, note }) => ({
          key: `${at} ${action}`,
          dateTime: at,
          at: exact(at),
          what: t(`event.${action}`),
          who: actor ?? t(action === 'booked' ? 'order:byClient' : 'bySystem'),
          note: noteOf(note),
          detail: amount !== null && (
            <p className="text-ink-muted">
              {t('eventMoney', {
                label:
                  action === 'sold'
                    ? t('order:column.profit')
                    : ofKind(t, statusContext({ ...trade, status }))(`order:status.${status}`),
              })}{' '}
              <span className="text-ink">
                <LedgerAmount
                  client={trade.client}
                  record={movesMoney(action) ? record : null}
                  amount={amount}
                  currency={trade.currency}
                />
              </span>
            </p>
          ),
        }))}
      />
      <p className="mt-3 text-ink-muted">
        <span className="font-medium">{t('next.title')}</span>{' '}
        {t(`next.${nextOf(trade)}`, {
          at: deadline ? dateTime(deadline) : '',
        })}
      </p>
    </>
  );
}

/** A sale fixes what was made, and the market still owes it: the ledger has it once it is completed. */
const movesMoney = (action: Schemas.TradeEvent['action']) =>
  action !== 'sold' && action !== 'unsettled' && action !== 'cancelled';

function nextOf({ status, kind, plan, settle_at: settleAt }: Schemas.Trade) {
  if (status !== 'holding') return status;
  if (kind !== 'subscribe') return settleAt === null ? 'holding' : 'holdingUntil';
  if (plan?.next_bill_at == null) return 'subscribed';
  return plan.auto_renew ? 'renews' : 'ends';
}
