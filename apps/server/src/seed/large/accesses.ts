import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, scatter, timedId } from './batches.ts';

/** Mostly from home; one in ten from one of two hundred addresses that many have. */
export async function addAccesses(tx: Transaction, batch: Batch): Promise<void> {
  const place = scatter(sql`'i' || number`);
  const home = scatter(sql`client_id::text`);
  await tx.execute(sql`
    with ${holdersOf(batch)}
    insert into client_access (id, client_id, at, action, ip, device_os, device_type, country, city)
    select ${timedId(sql`at`, sql`'access' || number`)}, client_id, at,
      case when number % 30 = 3 then 'sign_in_failed' when number % 200 = 4 then 'password_changed' else 'signed_in' end,
      case when number % 10 = 0 then '203.0.113.' || ${place} % 200
        else '10.' || ${home} % 256 || '.' || ${home} / 256 % 256 || '.' || ${home} / 65536 % 256 end,
      case when number % 3 = 0 then 'iOS' else 'Android' end, 'mobile', 'HK', 'Hong Kong'
    from holders order by number`);
}
