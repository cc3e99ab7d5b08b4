import { compilePermissions, grantsOfScopes, rolePermissions } from '@brokerdesk/policy';
import { sql } from 'drizzle-orm';
import { type serviceAccount, session, type staffUser } from '../../kernel/db/schema.ts';
import type { Actor } from '../actor.ts';

export type ServiceAccountRow = typeof serviceAccount.$inferSelect;

export const serviceAccountIsLive = () =>
  sql`exists (select 1 from service_account a
    where a.id = ${session.userId} and a.revoked_at is null and a.expires_at > now())`;

/** Its scopes are all that it may do, whatever its row of staff says. */
export function actorOfService(
  { id, username, role }: Pick<typeof staffUser.$inferSelect, 'id' | 'username' | 'role'>,
  account: ServiceAccountRow,
  sessionId: string,
): Actor {
  return {
    id,
    username,
    name: account.name,
    role,
    permissions: compilePermissions({
      ...rolePermissions(role),
      grants: grantsOfScopes(account.scopes),
      // A flag hides what is new from some people; a program has what its scopes name.
      flags: rolePermissions('god').flags,
    }),
    scope: account.rowScope,
    scopeOwnerId: account.ownerId ?? id,
    sessionId,
    ...{ mfaPending: false, signedInAt: null, idleUntil: null, missingFactor: null },
    service: { networks: account.networks, requestsPerMinute: account.requestsPerMinute },
  };
}
