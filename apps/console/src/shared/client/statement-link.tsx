import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import { useCan } from '#/shared/permission/use-can.ts';
import { useInOpener } from '#/shared/table/row-opener.tsx';
import { withClient } from './client-address.ts';
import type { StatementPlace } from './statement-place.ts';

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
  const { t } = useTranslation('kit');
  const mayRead = useCan('read', 'client');
  const inOpener = useInOpener();
  const { search, change } = usePageAddress();
  // One button cannot stand in another.
  if (!mayRead || inOpener) return amount;
  const label = t('ledger', { amount });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      className="max-w-full rounded-sm tabular-nums decoration-accent-text underline-offset-4 hover:underline"
      onClick={() =>
        change(withClient(search, client.id, 'statement', place), search['client'] !== undefined)
      }
    >
      {amount}
    </button>
  );
}
