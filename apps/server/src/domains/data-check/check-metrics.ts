import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { dataException } from '../../kernel/db/schema.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { lastCheckAt } from './last-check.ts';

export function measureChecks(db: Database, metrics: Metrics): void {
  metrics.gauge(
    'brokerdesk_data_check_timestamp_seconds',
    'When the data was last checked, by any replica or person.',
    async () => {
      const at = await lastCheckAt(db);
      return at && Math.round(at.getTime() / 1000);
    },
  );
  metrics.gauge(
    'brokerdesk_data_exceptions_open',
    'Findings of the data checks that still hold and are not resolved.',
    () => {
      const open = and(eq(dataException.status, 'open'), eq(dataException.present, true));
      return db.$count(dataException, open);
    },
  );
}
