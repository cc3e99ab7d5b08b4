import type { Schemas } from '@brokerdesk/sdk';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { withdrawalDecisions } from './withdrawal-calls.ts';

const PaymentFile = lazyOverlay(
  async () => (await import('./payout/payment-file.tsx')).PaymentFile,
  ['payout'],
);

export function DecideWithdrawals(selected: BulkSelected<Schemas.Withdrawal>) {
  const { t } = useTranslation('withdrawal');
  const { movedSums } = useSumLabels();
  const toSend = selected.rows.filter(({ payout }) => payout?.may_send);
  const decidable = selected.rows.some(({ decision }) => decision.approve || decision.reject);
  const pay = toSend.length > 0 && <PayWithdrawals rows={toSend} onDone={selected.clear} />;
  if (pay && !decidable) return pay;
  return (
    <>
      {pay}
      <BulkDecision
        {...selected}
        bulk={{
          kind: withdrawalDecisions,
          call: { operation: 'auditWithdrawal' },
          say: t,
          sums: (withdrawals) => [
            withParts(t('bulk.amount', { sums: '{sums}' }), {
              sums: movedSums('withdrawal', withdrawals),
            }),
            withParts(t('bulk.paidOut', { sums: '{sums}' }), {
              sums: movedSums('withdrawal', withdrawals.map(paidOut)),
            }),
            ...firstUses(withdrawals).map((count) => t('bulk.firstUse', { count })),
          ],
        }}
      />
    </>
  );
}

function PayWithdrawals({
  rows,
  onDone,
}: {
  rows: readonly Schemas.Withdrawal[];
  onDone: () => void;
}) {
  const { t } = useTranslation('withdrawal');
  const [paid, setPaid] = useState<typeof rows | null>(null);
  return (
    <>
      <Button variant="primary" onClick={() => setPaid(rows)}>
        <Landmark aria-hidden="true" />
        {t('bulk.paymentFile', { count: rows.length })}
      </Button>
      {paid && <PaymentFile rows={paid} onClose={() => setPaid(null)} onDone={onDone} />}
    </>
  );
}

function paidOut({ net_amount: amount, ...withdrawal }: Schemas.Withdrawal) {
  return { ...withdrawal, amount };
}

function firstUses(withdrawals: readonly Schemas.Withdrawal[]): number[] {
  const count = withdrawals.filter(
    ({ first_used_at, made_at }) => first_used_at === made_at,
  ).length;
  return count === 0 ? [] : [count];
}
