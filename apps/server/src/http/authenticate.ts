import { can } from '@brokerdesk/policy';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { verifyAccessToken } from '../domains/auth/access-token.ts';
import { openSession } from '../domains/auth/sessions.ts';
import { passGate } from '../domains/ip-access/gate.ts';
import type { Services } from '../platform/services.ts';
import type { Actor } from './actor.ts';
import type { Operation } from './contract.ts';
import { Problem } from './problem.ts';

export interface SignedInCaller {
  actor: Actor;
  /** When the access token expires. */
  accessUntil: Date;
}

/**
 * Decides whether the caller may use the operation, before anything of the request is read: the
 * address first, then who it is, then whether that person may come from there. Answers who it is;
 * null where anyone may.
 */
export async function authenticate(
  operation: Pick<Operation, 'access' | 'anyAddress' | 'flag' | 'openDuringMfa'>,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  db: Database,
  services: Services,
): Promise<SignedInCaller | null> {
  const { access } = operation;
  if (!operation.anyAddress) await passGate(db, request.ip, null);
  if (access.kind === 'public') return null;

  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? null : await verifyAccessToken(services.secrets, token);
  if (claims === null) throw new Problem('UNAUTHORIZED');

  const actor = await openSession(db, claims);
  if (actor === null) throw new Problem('SESSION_ENDED');
  await passGate(db, request.ip, actor);
  if (actor.mfaPending && !operation.openDuringMfa) throw new Problem('MFA_REQUIRED');
  if (access.kind === 'permission' && !can(actor.permissions, access.action, access.resource)) {
    throw new Problem('FORBIDDEN');
  }
  if (operation.flag !== null && !actor.permissions.flags[operation.flag]) {
    throw new Problem('FORBIDDEN');
  }
  return { actor, accessUntil: new Date(claims.exp * 1000) };
}
