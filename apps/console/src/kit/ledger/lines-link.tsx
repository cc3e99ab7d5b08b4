import { useInDialog } from '#/kit/overlay/in-dialog.ts';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { AmountButton } from './amount-button.tsx';
import { type Lines, type LinesOf, rightsTo } from './lines.ts';
import { withLines } from './lines-address.ts';
import { useShowLines } from './show-lines.ts';

/**
 * What many records come to, with the way to the lines of the ledger behind it. Over a page they have a place in
 * its address; over a dialog they have none, as the dialog has none.
 */
export function LinesLink({
  of,
  filter,
  amount,
}: {
  of: LinesOf;
  /** Asked when it is pressed, so that times are those of that moment. */
  filter: () => Lines['filter'];
  /** In words, with its currency. */
  amount: string;
}) {
  const mayRead = useCan('read', rightsTo(of));
  const inDialog = useInDialog();
  const show = useShowLines();
  const { search, change } = usePageAddress();
  if (!mayRead) return amount;
  return (
    <AmountButton
      amount={amount}
      onPress={() => {
        const lines = { of, filter: filter() };
        if (inDialog) show(lines);
        else change(withLines(search, lines), search['lines'] !== undefined);
      }}
    />
  );
}
