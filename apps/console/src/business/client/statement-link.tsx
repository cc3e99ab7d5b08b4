import { AmountButton } from '#/business/ledger/amount-button.tsx';
import { AmountText } from '#/business/ledger/amount-text.tsx';
import { useShowEntries } from '#/business/ledger/show-entries.ts';
import { useInOpener } from '#/business/list/table/row-opener.tsx';
import { useInDialog } from '#/ui/overlay/in-dialog.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission/use-can.ts';
import { withClient } from './client-address.ts';
import { entriesOfStatement, type StatementFilter } from './statement-filter.ts';

/** An amount that opens the ledger entries behind it, over whatever the page shows. */
export function StatementLink({
  client,
  filter,
  amount,
}: {
  client: { id: string };
  filter: StatementFilter;
  /** In words, with its currency. */
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
