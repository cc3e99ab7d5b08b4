import { useInDialog } from '#/ui/overlay/in-dialog.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission.tsx';
import { AmountButton } from './amount-button.tsx';
import { AmountText } from './amount-text.tsx';
import { withEntries } from './entries-address.ts';
import { type EntriesRef, type EntriesSource, rightsTo, useShowEntries } from './entries-ref.ts';

/**
 * Over a page they have a place in its address; over a dialog they have none, as the dialog has none.
 */
export function EntriesLink({
  of,
  filter,
  amount,
}: {
  of: EntriesSource;
  /** Asked when it is pressed, so that times are those of that moment. */
  filter: () => EntriesRef['filter'];
  /** As text, with its currency. */
  amount: string;
}) {
  const mayRead = useCan('read', rightsTo(of));
  const inDialog = useInDialog();
  const show = useShowEntries();
  const { search, change } = usePageAddress();
  if (!mayRead) return <AmountText amount={amount} />;
  return (
    <AmountButton
      amount={amount}
      onPress={() => {
        const entries = { of, filter: filter() };
        if (inDialog) show(entries);
        else change(withEntries(search, entries), search['entries'] !== undefined);
      }}
    />
  );
}
