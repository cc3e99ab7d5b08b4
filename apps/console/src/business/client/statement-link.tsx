import { AmountButton } from '#/business/ledger/amount-button.tsx';
import { AmountText } from '#/business/ledger/amount-text.tsx';
import { useShowEntries } from '#/business/ledger/entries-ref.ts';
import { useInDialog } from '#/ui/overlay/in-dialog.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useInOpener } from '#/ui/page/row-opener.tsx';
import { useCan } from '#/ui/permission.tsx';
import { entriesOfStatement, type StatementFilter } from '../ledger/statement-filter.ts';
import { withClient } from './client-address.ts';

/** An amount that opens the ledger entries behind it, over whatever the page shows. */
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
