import type { tradeRecord } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';

/** The event sent for a trade record that was made or went a step further. */
export function tradeChange({
  id,
  version,
  clientId,
}: Pick<typeof tradeRecord.$inferSelect, 'id' | 'version' | 'clientId'>): Change {
  return { topic: 'trade', id, version, clientId };
}
