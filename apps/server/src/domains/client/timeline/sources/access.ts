import { type SQL, sql } from 'drizzle-orm';
import { clientAccess } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

const place = sql`jsonb_build_object('ip', ip, 'country', country, 'city', city)`;

export function signIns({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('access', sql`id`),
    at: sql`at`,
    kind: named('security'),
    event: sql`action`,
    otherwise: 'client',
    more: sql`jsonb_build_object('place', ${place})`,
    source: sql`${clientAccess}
      where client_id = ${clientId} and action in ('sign_in_failed', 'password_changed')`,
  });
}

/** The first from each place: the usual ones would bury everything else. */
export function firstSignIns({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('access', sql`id`),
    at: sql`at`,
    kind: named('security'),
    event: sql`action`,
    otherwise: 'client',
    more: sql`jsonb_build_object('place', ${place})`,
    source: sql`(select distinct on (country, city) * from ${clientAccess}
      where client_id = ${clientId} and action = 'signed_in' order by country, city, at, id) first_from`,
  });
}
