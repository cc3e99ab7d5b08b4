import { can, type FlagName, type Resource } from '@brokerdesk/policy';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../kernel/db/database.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { Actor } from '../platform/actor.ts';
import { passGate } from '../platform/ip-access/gate.ts';
import type { Services } from '../platform/request-context.ts';
import { verifyAccessToken } from '../platform/sessions/access-token.ts';
import { lastInput, requireRecentSignIn } from '../platform/sessions/recent.ts';
import { requireFactorOfRole } from '../platform/sessions/required-factor.ts';
import { openSession, refusalOf } from '../platform/sessions/sessions.ts';
import type { Access, Operation } from './contract.ts';

export interface SignedInCaller {
  actor: Actor;
  accessUntil: Date;
}

/**
 * Runs before the request is read. Notes the user on the request even if it is refused; returns null for a public
 * operation.
 */
export async function authenticate(
  operation: Pick<
    Operation,
    | 'access'
    | 'anyAddress'
    | 'asksAgain'
    | 'flag'
    | 'isStream'
    | 'needsFactor'
    | 'openDuringMfa'
    | 'openToServices'
  >,
  request: Pick<FastifyRequest, 'headers' | 'address' | 'params' | 'actor'>,
  db: Database,
  services: Services,
): Promise<SignedInCaller | null> {
  const { access } = operation;
  if (!operation.anyAddress) await passGate(db, request.address, null);
  if (access.kind === 'public') return null;

  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? null : await verifyAccessToken(services.secrets, token);
  if (claims === null) throw new Problem('UNAUTHORIZED');

  const told = lastInput(request.headers['x-idle-seconds']);
  const at = told ?? (operation.isStream ? null : new Date());
  const actor = await openSession(db, claims, { at, idleMs: services.sessionIdleMs });
  if (actor === null) throw await refusalOf(db, claims.sid, claims);
  request.actor = actor;
  await passGate(db, request.address, actor);
  if (actor.mfaPending && !operation.openDuringMfa) throw new Problem('MFA_REQUIRED');
  if (actor.service !== null && !operation.openToServices) throw new Problem('PERSON_REQUIRED');
  if (!mayCall(actor, operation, request.params)) throw new Problem('FORBIDDEN');
  if (operation.needsFactor) requireFactorOfRole(actor);
  if (operation.asksAgain) requireRecentSignIn({ actor });
  return { actor, accessUntil: new Date(claims.exp * 1000) };
}

export function mayCall(
  { permissions }: Pick<Actor, 'permissions'>,
  operation: Pick<Operation, 'access' | 'flag'>,
  parameters: unknown,
): boolean {
  const { access } = operation;
  const isPermitted =
    access.kind !== 'permission' ||
    can(permissions, access.action, resourcesOf(access, parameters));
  return isPermitted && flagsOf(operation, parameters).every((flag) => permissions.flags[flag]);
}

type PermissionAccess = Extract<Access, { kind: 'permission' }>;

function valueAt({ narrower }: PermissionAccess, parameters: unknown): string {
  // The router fills the parameters of the path in as text.
  return (parameters as Record<string, string>)[narrower?.parameter ?? ''] ?? '';
}

function flagsOf(
  { access, flag }: Pick<Operation, 'access' | 'flag'>,
  parameters: unknown,
): FlagName[] {
  const own = flag === null ? [] : [flag];
  if (access.kind !== 'permission' || access.narrower?.flags === undefined) return own;
  const { flags } = access.narrower;
  const value = valueAt(access, parameters);
  const more = Object.hasOwn(flags, value) ? flags[value] : undefined;
  return more === undefined ? own : [...own, more];
}

export function resourcesOf(access: PermissionAccess, parameters: unknown): readonly Resource[] {
  const chain = [access.resource].flat();
  if (access.narrower === undefined) return chain;
  const { resources } = access.narrower;
  const value = valueAt(access, parameters);
  const more = Object.hasOwn(resources, value) ? resources[value] : undefined;
  return more === undefined ? chain : [more, ...chain];
}
