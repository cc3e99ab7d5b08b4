import type { Schemas } from '@brokerdesk/sdk';
import type { supportChannel } from '../../kernel/db/schema.ts';

export type ChannelRecord = typeof supportChannel.$inferSelect;

export function channelView(row: ChannelRecord): Schemas.SupportChannel {
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    kind: row.kind,
    name: row.name,
    value: row.value,
    hours: row.hours,
    language: row.language,
    weight: row.weight,
    status: row.status,
  };
}

/** Fields for the audit log. */
export function channelFacts({
  kind,
  name,
  value,
  hours,
  language,
  weight,
  status,
}: ChannelRecord) {
  return { kind, name, value, hours, language, weight, status };
}
