import type { withdrawal } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';

/** What those who listen are told of a withdrawal that was asked for or decided. */
export function withdrawalChange({
  id,
  version,
  clientId,
}: Pick<typeof withdrawal.$inferSelect, 'id' | 'version' | 'clientId'>): Change {
  return { topic: 'withdrawal', id, version, clientId };
}
