import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import type { Comparison } from '#/business/decision/compare-list.tsx';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';

const spelled = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Undefined if the names differ and the server does not mind: it knows the name in Latin letters too, and a firm may
 * not ask for this.
 */
export function comparePayer({
  payer_name: payer,
  client,
  risk_reasons: reasons,
}: Pick<Schemas.Deposit, 'payer_name' | 'client' | 'risk_reasons'>): 'same' | 'other' | undefined {
  if (payer === null) return undefined;
  if (reasons.some(({ code }) => code === 'payer_differs')) return 'other';
  return spelled(payer) === spelled(client.full_name) ? 'same' : undefined;
}

const codes = { reference_no: 'same_reference', txid: 'same_txid' } as const;

export function isRepeated(
  {
    deposit,
    duplicates,
  }: Pick<Schemas.DepositDetail, 'duplicates'> & {
    deposit: Pick<Schemas.Deposit, 'risk_reasons'>;
  },
  what: keyof typeof codes,
): boolean {
  return (
    duplicates.some(({ same }) => same.includes(what)) ||
    deposit.risk_reasons.some(({ code }) => code === codes[what])
  );
}

export function useDepositComparison(detail: Schemas.DepositDetail): Comparison[] {
  const { t } = useTranslation(['deposit-review', 'deposit']);
  const { rate } = useMoney();
  const { deposit } = detail;
  const { client, payer_name: payer, reference_no: reference, txid } = deposit;
  const moved = (amount: string, currency: string) => (
    <LedgerAmount of={{ client, currency }} record={ledgerRecordOf(deposit)} amount={amount} />
  );
  const isConverted = deposit.currency !== deposit.account_currency;
  const isUnusual = deposit.risk_reasons.some(({ code }) => code === 'unusual_amount');
  const samePayer = comparePayer(deposit);
  const repeated = {
    reference: isRepeated(detail, 'reference_no'),
    txid: isRepeated(detail, 'txid'),
  };
  const lines: (Comparison | false)[] = [
    {
      label: t('deposit:column.amount'),
      value: <strong>{moved(deposit.amount, deposit.currency)}</strong>,
      against: isUnusual ? { same: false, text: t('check.unusual') } : undefined,
    },
    isConverted && {
      label: t('deposit:column.creditedAmount'),
      value: moved(deposit.credited_amount, deposit.account_currency),
    },
    isConverted && { label: t('deposit:column.rate'), value: rate(deposit.rate) },
    payer !== null && {
      label: t('deposit:column.payer'),
      value: payer,
      against: samePayer && {
        same: samePayer === 'same',
        text: t(samePayer === 'same' ? 'check.payer' : 'check.otherPayer', {
          name: client.full_name,
        }),
      },
    },
    reference !== null && {
      label: t('deposit:column.reference'),
      value: reference,
      against: {
        same: !repeated.reference,
        text: t(repeated.reference ? 'check.sameReference' : 'check.reference'),
      },
    },
    txid !== null &&
      deposit.sub_type !== 'crypto' && {
        label: t('review.txid'),
        value: txid,
        against: { same: !repeated.txid, text: t(repeated.txid ? 'check.sameTxid' : 'check.txid') },
      },
  ];
  return lines.filter((line) => line !== false);
}
