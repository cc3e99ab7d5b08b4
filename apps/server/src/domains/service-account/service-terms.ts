import { mayGiveScope, type ServiceScope, serviceScopes } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { canonicalCidr, readNetwork } from '../../platform/ip-access/cidr.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { ServiceAccountRow } from '../../platform/sessions/service-actor.ts';
import { isChoice, isTeamLeader, looksAfterClients } from '../staff/staff-scope.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMaxMs = 366 * dayMs;

export type ServiceTerms = Pick<
  ServiceAccountRow,
  'purpose' | 'scopes' | 'rowScope' | 'ownerId' | 'networks' | 'requestsPerMinute' | 'expiresAt'
>;

/** For an approved proposal the maker's rights were checked when it was created. Throws VALIDATION. */
export async function readServiceTerms(
  reader: Reader,
  context: RequestContext,
  body: Omit<Schemas.ServiceAccountUpdate, 'version'>,
): Promise<ServiceTerms & { ownerName: string | null }> {
  const { permissions } = actorOf(context);
  const errors: FieldProblem[] = [];
  const refuse = (field: string, code: FieldProblem['code'] = 'FIELD_INVALID') =>
    errors.push({ field, code });

  const requested = new Set(body.scopes);
  const scopes: ServiceScope[] = serviceScopes.filter((scope) => requested.has(scope));
  const mayGive = context.proposal !== null || scopes.every((s) => mayGiveScope(permissions, s));
  if (scopes.length !== requested.size || !mayGive) refuse('scopes');

  const networks = body.networks.map((network) => readNetwork(network.trim()));
  if (networks.some((network) => network === null)) refuse('networks');

  const expiresAt = new Date(body.expires_at);
  const lifetime = expiresAt.getTime() - Date.now();
  if (!(lifetime > 0)) refuse('expires_at');
  else if (lifetime > lifetimeMaxMs) {
    const max = new Date(Date.now() + lifetimeMaxMs);
    errors.push({ field: 'expires_at', code: 'VALUE_TOO_LARGE', values: { max } });
  }

  const owner = await readOwner(reader, context, body, refuse);
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  const spelled: string[] = [];
  for (const network of networks) {
    if (network !== null) spelled.push(await canonicalCidr(reader, network));
  }
  return {
    purpose: body.purpose.trim(),
    scopes,
    rowScope: body.row_scope,
    ownerId: owner?.id ?? null,
    ownerName: owner?.name ?? null,
    networks: [...new Set(spelled)],
    requestsPerMinute: body.requests_per_minute,
    expiresAt,
  };
}

async function readOwner(
  reader: Reader,
  context: RequestContext,
  {
    row_scope: scope,
    owner_id: id = null,
  }: Pick<Schemas.ServiceAccountUpdate, 'row_scope' | 'owner_id'>,
  refuse: (field: string, code?: FieldProblem['code']) => void,
): Promise<{ id: string; name: string } | null> {
  const actor = actorOf(context);
  if (scope === 'all') {
    if (id !== null) refuse('owner_id');
    if (actor.scope !== 'all' && context.proposal === null) refuse('row_scope');
    return null;
  }
  if (id === null) {
    refuse('owner_id', 'FIELD_REQUIRED');
    return null;
  }
  const [owner] = await reader.select().from(staffUser).where(eq(staffUser.id, id));
  const fits =
    owner?.active === true &&
    (scope === 'team' ? isTeamLeader(owner.role) : looksAfterClients(owner.role)) &&
    (context.proposal !== null || isChoice(actor, owner));
  if (!fits) refuse('owner_id');
  return owner ?? null;
}
