import type { withdrawal } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';

/** The event sent for a withdrawal that was asked for or decided. */
export function withdrawalChange({
  id,
  version,
  clientId,
}: Pick<typeof withdrawal.$inferSelect, 'id' | 'version' | 'clientId'>): Change {
  return { topic: 'withdrawal', id, version, clientId };
}
