import { type SQL, sql } from 'drizzle-orm';
import { kyc, kycEvent } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function kycSteps({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('kyc', sql`e.id`),
    at: sql`e.at`,
    kind: named('kyc'),
    event: sql`e.action`,
    actorId: sql`e.actor_id`,
    otherwise: 'client',
    recordType: named('kyc'),
    recordId: sql`k.id`,
    text: sql`e.note`,
    more: sql`jsonb_build_object('attempt_no', e.attempt_no)`,
    source: sql`${kyc} k join ${kycEvent} e on e.kyc_id = k.id where k.client_id = ${clientId}`,
  });
}
