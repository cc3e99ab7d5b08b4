import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { Timeline } from '#/business/history/timeline.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ledgerRecord, ofKind, useKindLabels } from '../kind-labels.ts';
import { orderReasons, withdrawalReasons } from '../order-calls.ts';
import { statusContext } from '../order-kinds.ts';

const noteCodes = [
  ...orderReasons,
  ...withdrawalReasons,
  'not_renewed',
  'insufficient_funds',
  'client_disabled',
] as const;

export function OrderTimeline({ detail: { trade, history } }: { detail: Schemas.TradeDetail }) {
  const { t } = useKindLabels(['order-review', 'decision', 'order'], trade.kind);
  const { exact, dateTime } = useTime();
  const record = ledgerRecord(trade);
  const deadline = trade.pay_deadline ?? trade.plan?.next_bill_at ?? trade.settle_at;
  const noteOf = (note: string | null) => {
    const code = noteCodes.find((one) => one === note);
    // Otherwise a user has written it.
    return code === undefined ? note : t(`decision:reasonCode.${code}`);
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
                  action === 'sold' || action === 'sold_in_part'
                    ? t('order:column.profit')
                    : ofKind(t, statusContext({ ...trade, status }))(`order:status.${status}`),
              })}{' '}
              <span className="text-ink">
                <LedgerAmount
                  of={trade}
                  record={movesMoney(action) ? record : null}
                  amount={amount}
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
          day: (trade.phase === 'redeeming' ? trade.redeem_day : trade.dealing_day) ?? '',
        })}
      </p>
    </>
  );
}

/** A sale fixes what was made, and the market still owes it: the ledger has it once it is completed. */
const movesMoney = (action: Schemas.TradeEvent['action']) =>
  !['sold', 'sold_in_part', 'unsettled', 'cancelled', 'redeem_asked', 'redeem_withdrawn'].includes(
    action,
  );

function nextOf({ status, phase, kind, plan, settle_at: settleAt }: Schemas.Trade) {
  if (phase === 'confirming' || phase === 'redeeming') return phase;
  if (status !== 'holding') return status;
  if (kind !== 'subscribe') return settleAt === null ? 'holding' : 'holdingUntil';
  if (plan?.next_bill_at == null) return 'subscribed';
  return plan.auto_renew ? 'renews' : 'ends';
}
