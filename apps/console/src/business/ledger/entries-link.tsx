import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useInDialog } from '#/ui/overlay/dialog-context.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { useCan } from '#/ui/permission.tsx';
import { withEntries } from './entries-address.ts';
import {
  type EntriesRef,
  type EntriesSource,
  type ListLedgerEntries,
  namedMax,
  rightsTo,
  useShowEntries,
} from './entries-ref.ts';

const gap = '\u00a0';

/** The currency has a place of its own: below each other in a column, the digits align whatever the currencies are. */
export function AmountText({ amount }: { amount: string }) {
  const at = amount.lastIndexOf(gap);
  if (at < 0) return amount;
  return (
    <>
      {amount.slice(0, at)}
      {gap}
      <span className="text-ink-muted in-[td]:inline-block in-[td]:min-w-9 in-[td]:text-left">
        {amount.slice(at + 1)}
      </span>
    </>
  );
}

export function AmountButton({ amount, onPress }: { amount: string; onPress: () => void }) {
  const { t } = useTranslation('kit');
  const label = t('ledger', { amount });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className="max-w-full rounded-sm tabular-nums underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-link hover:decoration-solid"
      onClick={onPress}
    >
      <AmountText amount={amount} />
    </button>
  );
}

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

export function RecordsAmount({
  entries,
  ids,
  amount,
}: {
  entries: ListLedgerEntries | undefined;
  ids: readonly string[];
  /** As text, with its currency. */
  amount: string;
}) {
  if (entries === undefined || ids.length > namedMax) return amount;
  return <EntriesLink of={entries.of} filter={() => namedEntries(entries, ids)} amount={amount} />;
}

/**
 * Whatever else the list is filtered by has let these through; robots are asked for by a word of their own, and
 * each kind of order is a list of its own.
 */
function namedEntries(
  { of, filter }: ListLedgerEntries,
  ids: readonly string[],
): EntriesRef['filter'] {
  const { fake, kind } = filter();
  return {
    ids: ids.join(),
    ...(fake !== undefined && { fake }),
    ...(of === 'trade' && kind !== undefined && { kind }),
  };
}
