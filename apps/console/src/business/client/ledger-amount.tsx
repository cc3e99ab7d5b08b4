import { AmountText } from '#/business/ledger/amount-text.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { StatementLink } from './statement-link.tsx';

/**
 * Shows money of a record with a link to its lines on the client's statement. Pass `record={null}` while
 * nothing is posted: the amount is then plain text.
 *
 * @example
 * <LedgerAmount
 *   client={row.client}
 *   record={row.status === 'pending' ? null : row.id}
 *   amount={row.amount}
 *   currency={row.currency}
 * />
 */
export function LedgerAmount({
  client,
  record,
  amount,
  currency,
}: {
  client: { id: string };
  /** Its id, as the ledger has it: of a payment on a loan, that of the payment. */
  record: string | null;
  amount: string;
  currency: string;
}) {
  const { money } = useMoney();
  const shown = money(amount, currency);
  if (record === null) return <AmountText amount={shown} />;
  return <StatementLink client={client} filter={{ record }} amount={shown} />;
}
