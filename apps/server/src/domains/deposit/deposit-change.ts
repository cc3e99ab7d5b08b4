import type { deposit } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';

/** The event sent for a deposit that was made or decided. */
export function depositChange({
  id,
  version,
  clientId,
}: Pick<typeof deposit.$inferSelect, 'id' | 'version' | 'clientId'>): Change {
  return { topic: 'deposit', id, version, clientId };
}
