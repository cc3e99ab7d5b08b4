import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/database.ts';
import type { Connections } from '../kernel/db/open-database.ts';
import { auditForward, auditHead } from '../kernel/db/schema.ts';
import type { EventStreams } from './event-streams.ts';
import { createMetrics, type Metrics } from './metrics.ts';

interface Parts {
  db: Database;
  connections: () => Connections | null;
  streams: EventStreams;
  excess: string | null;
}

export function processMetrics({ db, connections, streams, excess }: Parts): Metrics {
  const metrics = createMetrics();
  metrics.gauge('brokerdesk_event_streams', 'Open streams of events.', () => streams.count());
  metrics.gauge('brokerdesk_database_connections', 'Connections to PostgreSQL.', () => {
    const now = connections();
    return (
      now && [
        [{ state: 'busy' }, now.open - now.idle],
        [{ state: 'idle' }, now.idle],
      ]
    );
  });
  metrics.gauge('brokerdesk_database_waiting', 'Queries that wait for a connection.', () => {
    return connections()?.waiting ?? null;
  });
  metrics.gauge(
    'brokerdesk_database_role_restricted',
    'Whether the role of the server has only the rights that it needs: 0 if it could alter ledger and audit log.',
    () => (excess === null ? 1 : 0),
  );
  // Not counted in the process: a posting that is rolled back is none.
  metrics.gauge(
    'brokerdesk_ledger_entries_total',
    'Numbers given to ledger entries, those of transactions rolled back included.',
    () => lastLedgerEntry(db),
    'counter',
  );
  metrics.gauge(
    'brokerdesk_audit_entries_total',
    'Sealed entries of the audit log.',
    () => lastAuditEntry(db),
    'counter',
  );
  metrics.gauge(
    'brokerdesk_audit_forwarded_total',
    'Sealed entries that another place has taken.',
    () => lastForwarded(db),
    'counter',
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage().rss);
  metrics.gauge('process_start_time_seconds', 'When the process began.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  );
  return metrics;
}

async function lastLedgerEntry(db: Database): Promise<number> {
  const [row] = await db
    .select({ last: sql<string>`case when is_called then last_value else 0 end` })
    .from(sql`ledger_entry_seq_seq`);
  return Number(row?.last ?? 0);
}

async function lastAuditEntry(db: Database): Promise<number> {
  const [row] = await db.select({ size: auditHead.size }).from(auditHead);
  return row?.size ?? 0;
}

async function lastForwarded(db: Database): Promise<number> {
  const [row] = await db.select({ position: auditForward.position }).from(auditForward);
  return row?.position ?? 0;
}
