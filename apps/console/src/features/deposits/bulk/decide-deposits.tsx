import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { BulkDecision } from '#/kit/decision/bulk/bulk-decision.tsx';
import { useSumWords } from '#/kit/decision/bulk/use-sum-words.tsx';
import type { BulkSelected } from '#/kit/list/table/data-table.tsx';
import { depositDecisions } from '../api/decide-deposit.ts';

/** Approves or rejects the selected deposits. */
export function DecideDeposits(selected: BulkSelected<Schemas.Deposit>) {
  const { t } = useTranslation('deposit-review');
  const { sumWords } = useSumWords();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: depositDecisions,
        words: {
          sums: (deposits) => [
            t('bulk.paid', { sums: sumWords(deposits) }),
            t('bulk.credited', { sums: sumWords(deposits.map(credited)) }),
          ],
          approveTitle: (count) => t('bulk.approveTitle', { count }),
          approveConfirm: (count) => t('bulk.approveConfirm', { count }),
          approveEffect: t('bulk.approveEffect'),
          rejectEffect: t('bulk.rejectEffect'),
        },
      }}
    />
  );
}

function credited({ credited_amount: amount, account_currency: currency }: Schemas.Deposit) {
  return { amount, currency };
}
