import { AmountButton } from '#/kit/ledger/amount-button.tsx';
import { useShowLines } from '#/kit/ledger/show-lines.ts';
import { useInOpener } from '#/kit/list/table/row-opener.tsx';
import { useInDialog } from '#/kit/overlay/in-dialog.ts';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { withClient } from './client-address.ts';
import { linesOfPlace, type StatementPlace } from './statement-place.ts';

/** An amount that opens the lines of the ledger behind it, over whatever the page shows. */
export function StatementLink({
  client,
  place,
  amount,
}: {
  client: { id: string };
  place: StatementPlace;
  /** In words, with its currency. */
  amount: string;
}) {
  const mayRead = useCan('read', 'client');
  const inOpener = useInOpener();
  const inDialog = useInDialog();
  const show = useShowLines();
  const { search, change } = usePageAddress();
  // One button cannot stand in another.
  if (!mayRead || inOpener) return amount;
  return (
    <AmountButton
      amount={amount}
      onPress={() =>
        inDialog
          ? show(linesOfPlace(client, place))
          : change(
              withClient(search, client.id, 'statement', place),
              search['client'] !== undefined,
            )
      }
    />
  );
}
