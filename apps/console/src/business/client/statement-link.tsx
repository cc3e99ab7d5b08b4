import type { Schemas } from '@brokerdesk/sdk';
import { AmountButton, AmountText } from '#/business/ledger/entries-link.tsx';
import { useShowEntries } from '#/business/ledger/entries-ref.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useInDialog } from '#/ui/overlay/dialog-context.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useInOpener } from '#/ui/page/row-opener.tsx';
import { useCan } from '#/ui/permission.tsx';
import { entriesOfStatement, type StatementFilter } from '../ledger/statement-filter.ts';
import { withClient } from './client-address.ts';

export function StatementLink({
  client,
  filter,
  amount,
}: {
  client: { id: string };
  filter: StatementFilter;
  /** As text, with its currency. */
  amount: string;
}) {
  const mayRead = useCan('read', 'client');
  const inOpener = useInOpener();
  const inDialog = useInDialog();
  const show = useShowEntries();
  const { search, change } = usePageAddress();
  // A button cannot be inside another.
  if (!mayRead || inOpener) return <AmountText amount={amount} />;
  return (
    <AmountButton
      amount={amount}
      onPress={() =>
        inDialog
          ? show(entriesOfStatement(client, filter))
          : change(
              withClient(search, client.id, 'statement', filter),
              search['client'] !== undefined,
            )
      }
    />
  );
}

/**
 * Shows money of a record with a link to its lines on the client's statement. Pass `record={null}` while
 * nothing is posted: the amount is then plain text.
 *
 * @example
 * <LedgerAmount of={row} record={row.status === 'pending' ? null : row.id} amount={row.amount} />
 */
export function LedgerAmount({
  of: { client, currency },
  record,
  amount,
}: {
  of: { client: { id: string }; currency: string };
  /** Its id, as the ledger has it: of a payment on a loan, that of the payment. */
  record: string | null;
  amount: string;
}) {
  const { money } = useMoney();
  const shown = money(amount, currency);
  if (record === null) return <AmountText amount={shown} />;
  return <StatementLink client={client} filter={{ record }} amount={shown} />;
}

export const accountAmount =
  (client: { id: string }, { id: account }: Schemas.Account) =>
  (name: 'balance' | Schemas.Bucket, amount: string) => (
    <StatementLink
      client={client}
      filter={name === 'balance' ? { account } : { account, bucket: name }}
      amount={amount}
    />
  );
