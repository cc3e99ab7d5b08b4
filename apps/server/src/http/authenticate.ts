import { can, type Resource } from '@brokerdesk/policy';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { verifyAccessToken } from '../domains/auth/access-token.ts';
import { openSession } from '../domains/auth/sessions.ts';
import type { Services } from '../platform/services.ts';
import type { Actor } from './actor.ts';
import type { Access, Operation } from './contract.ts';
import { Problem } from './problem.ts';

export interface SignedInCaller {
  actor: Actor;
  /** When the access token expires. */
  accessUntil: Date;
}

/**
 * Decides whether the caller may use the operation, before anything of the request is read. Answers
 * who it is; null where anyone may.
 */
export async function authenticate(
  operation: Pick<Operation, 'access' | 'openDuringMfa'>,
  request: Pick<FastifyRequest, 'headers' | 'params'>,
  db: Database,
  services: Services,
): Promise<SignedInCaller | null> {
  const { access } = operation;
  if (access.kind === 'public') return null;

  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? null : await verifyAccessToken(services.secrets, token);
  if (claims === null) throw new Problem('UNAUTHORIZED');

  const actor = await openSession(db, claims);
  if (actor === null) throw new Problem('SESSION_ENDED');
  if (actor.mfaPending && !operation.openDuringMfa) throw new Problem('MFA_REQUIRED');
  if (access.kind === 'permission') {
    const chain = resourcesOf(access, request.params);
    if (!can(actor.permissions, access.action, chain)) throw new Problem('FORBIDDEN');
  }
  return { actor, accessUntil: new Date(claims.exp * 1000) };
}

/** The chain that a grant is looked for in: the more specific resource, where the path names one. */
export function resourcesOf(
  { resource, narrower }: Extract<Access, { kind: 'permission' }>,
  parameters: unknown,
): readonly Resource[] {
  const chain = [resource].flat();
  if (narrower === undefined) return chain;
  // The router fills the parameters of the path in as text.
  const value = (parameters as Record<string, string>)[narrower.parameter] ?? '';
  const more = Object.hasOwn(narrower.resources, value) ? narrower.resources[value] : undefined;
  return more === undefined ? chain : [more, ...chain];
}
